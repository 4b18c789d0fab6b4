import { provinceCodes, stateCodes } from '../../words/regions';
import townsByCountry from '../../words/towns.json' with { type: 'json' };
import { lexicon, wordsOf } from '../text/lexicon';

const cities = lexicon('cities');

/** Towns of all countries. Many of their names also mean something else, so they are weaker evidence than `cities`. */
const towns: ReadonlySet<string> = new Set(
  Object.values(townsByCountry).flatMap((names) => names.split(',')),
);
const isTownName = (text: string) => towns.has(wordsOf(text).join(' '));

/** The words between a town and what it is near: `Freiburg im Breisgau`, `Newcastle upon Tyne`. */
const locators = new Set(
  'am an bei im in i a ob upon on by sur sous lès les del della nell aan bij do da de'.split(' '),
);

/** The town in a name without what it is near, or the whole name. */
function townIn(text: string): string {
  const words = text.split(' ');
  const at = words.findIndex((word, index) => index > 0 && locators.has(word.replace(/’.*|'.*|\.$/, '')));
  return at < 0 || at === words.length - 1 ? text : words.slice(0, at).join(' ');
}

/** What may follow the name of a town: its region, its district, or both. */
const regionInBrackets = / ?\((?:\p{Lu}{2}|\d{2,3}|2[AB])\)$/u;
const district = / (?:[A-ZØ]|[NS][VØ]|[IVX]{1,5}|\d{1,2}(?: ?(?:er|e|ème|eme|th|º))?)$/u;
const around =
  / (?:bay area|metropolitan area|metro area|area|et environs|und umgebung|e dintorni|en omgeving|og omegn|med omnejd|i okolice)$/i;
const near = /^(?:greater|großraum|raum|region|région de|omgeving|regio|provincia de|provincia di) /i;

/** The two names of a town: `Bolzano/Bozen`. */
const bothNames = (text: string) =>
  /^\p{Lu}\p{L}{3,30}\/\p{Lu}\p{L}{3,30}$/u.test(text) ? text.split('/') : [];

const organisations = lexicon('companies', 'institutions', 'positions', 'degrees');
const isRegion = (code = '') => provinceCodes.has(code) || stateCodes.has(code);

const isTown = (text: string) => cities.is(text) || isTownName(text);

/** Whether a text is the name of a city that hardly means anything else. */
export const isKnownCity = (text: string) => cities.is(text);

/** Removes the district after the name of a town: `Lyon 3e`, `Dublin 8`, `Aarhus C`. */
export function withoutDistrict(text: string): string {
  const town = text.replace(district, '');
  return town !== text && isTown(town) ? town : text;
}

const australianTowns = new Set(townsByCountry.AU.split(','));
const australianStates = new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);

/** Whether a code is a state and no legal form: `Adelaide SA`, but `Lyon SA`. */
const isAustralian = (town: string, code: string) =>
  australianStates.has(code) && australianTowns.has(wordsOf(town).join(' '));

/** Removes the region after the name of a town: `Lodi (LO)`, `Davos GR`, `Campinas/SP`, `Perth WA`. */
function withoutRegion(text: string): string {
  const bare = text.replace(regionInBrackets, '');
  if (bare !== text) {
    return bare;
  }
  const [, town, code] = /^(.+)[ /](\p{Lu}{2,3})$/u.exec(text) ?? [];
  return town !== undefined &&
    code !== undefined &&
    (isAustralian(town, code) || (provinceCodes.has(code) && !organisations.has(code)))
    ? town
    : text;
}

/** How likely a text is a town: 2 if it hardly means anything else. */
export function cityEvidence(text: string): number {
  if (cities.is(text)) {
    return 2;
  }
  const [, unknown, code] = /^(\p{Lu}[^,()]*) \((\p{Lu}{2})\)$/u.exec(text) ?? [];
  if (unknown !== undefined && isRegion(code) && !organisations.has(unknown)) {
    return 1;
  }
  const city = text.replace(/ City$/, '');
  const names = [text, city, withoutRegion(text), withoutDistrict(text), townIn(text), ...bothNames(text)];
  const area = text.replace(near, '').replace(around, '');
  return names.some(isTown) || cities.is(townIn(text)) || (area !== text && cities.is(area)) ? 1 : 0;
}
