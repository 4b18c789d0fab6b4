import { provinceCodes, stateCodes, stateNames } from '../../words/regions';
import { fold, Lexicon, lexicon, wordsOf } from '../text/lexicon';
import { countryNames } from './country-names';
import { postalCodeIn } from './postal-codes';
import { cityEvidence, isKnownCity, withoutDistrict } from './towns';

/** A place; parts that could not be told apart are missing. */
export interface Place {
  street?: string;
  postalCode?: string;
  city?: string;
  state?: string;
  country?: string;
  /** How likely it is a place, from 0 to 3. */
  evidence: number;
}

const countries = new Lexicon([...countryNames(), 'UK, USA']);
const moreCountries = lexicon('countries');
const states = new Lexicon([stateNames]);
const streets = lexicon('streets');
const remote = lexicon('remote');

const isCountry = (text: string) => countries.is(text) || moreCountries.is(text);
/** States that are also legal forms of companies: Alberta and the Swedish aktiebolag. */
const legalForms = new Set(['AB']);

/** Whether a text is the code of a region: `PE` for Pernambuco or Perugia. */
export const isRegionCode = (text: string): boolean => stateCodes.has(text) || provinceCodes.has(text);

/** A state, a province, or an Irish county. */
const isState = (text: string) =>
  stateCodes.has(text.replace(/\./g, '')) || states.is(text) || /^Co\. \p{Lu}\p{L}+$/u.test(text);

/** How many words at the end of a text satisfy `test`. */
function tail(words: readonly string[], test: (text: string) => boolean): number {
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    if (test(words.slice(-count).join(' '))) {
      return count;
    }
  }
  return 0;
}

const isStreet = (text: string) =>
  /\d/.test(text) &&
  (streets.has(text) || /^\d+[A-Za-z]?,? \p{L}/u.test(text) || /\p{L}\.? \d+[\w/-]{0,6}$/u.test(text));

const isStreetName = (text: string) =>
  (streets.begins(text) && !/^St\.? /.test(text)) ||
  wordsOf(text).some((word) => /stra(?:sse|at)$|gasse$|laan$/.test(word));

const isCapitalised = (word: string) => /^[\p{Lu}\d'’(]/u.test(word);
const particles = new Set(
  'de da do del della nell dell all v d di la le les los las el of the am an der den im in sur sous upon al e y ob bei aan op y i a'.split(
    ' ',
  ),
);

/** Whether a text is written like the name of a place: short and capitalised. */
const isNamed = (text: string) => {
  const words = text.split(' ').filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= 5 &&
    words.every((word) => isCapitalised(word) || particles.has(fold(word.replace(/’.*|'.*/, '')))) &&
    !/[\d@:]/.test(text)
  );
};

/**
 * Adds what a part says. `isPair` is true if it is one of two names, such as a town and its region, instead of an
 * address.
 */
function addPart(place: Place, whole: string, isPair: boolean): void {
  const part = withoutDistrict(whole);
  let words = part.split(/\s+/).filter((word) => word !== '');
  if (isCountry(part)) {
    place.country ??= part;
    place.evidence += 2;
    return;
  }
  if (isState(part) && !(isKnownCity(part) && place.city === undefined)) {
    place.state ??= part;
    place.evidence += place.city === undefined ? 1 : 2;
    return;
  }
  if (provinceCodes.has(part) && place.city !== undefined && place.state === undefined) {
    place.state = part;
    place.evidence += 1;
    return;
  }
  if (/^\d{1,5}[A-Za-z]?$/.test(part) && place.street !== undefined && place.city === undefined) {
    place.street = `${place.street}, ${part}`;
    return;
  }
  const country = isKnownCity(part) || tail(words, isState) > 0 ? 0 : tail(words, isCountry);
  if (country > 0 && words.length > country) {
    place.country ??= words.slice(-country).join(' ');
    place.evidence += 1;
    words = words.slice(0, -country);
  }
  const code = postalCodeIn(words);
  if (code !== undefined) {
    place.postalCode ??= words.slice(code.at, code.at + code.length).join(' ');
    place.evidence += words.length > 1 ? 2 : 1;
    const [before, after] = [words.slice(0, code.at), words.slice(code.at + code.length)];
    if (before.length > 0 && after.length > 0) {
      addPart(place, before.join(' '), isPair);
    }
    words = after.length > 0 ? after : before;
  }
  const isCode = (text: string) =>
    (stateCodes.has(text) && !legalForms.has(text)) ||
    (provinceCodes.has(text) && cityEvidence(words.slice(0, -1).join(' ')) > 0);
  const state = tail(words, isCode);
  if (state > 0) {
    place.state ??= words.slice(-state).join(' ');
    place.evidence += 1;
    words = words.slice(0, -state);
  }
  const rest = words.join(' ');
  if (rest === '') {
    return;
  }
  if (isState(rest) && place.city !== undefined) {
    place.state ??= rest;
    place.evidence += 1;
  } else if (isStreet(rest) || (isStreetName(rest) && place.city === undefined && cityEvidence(rest) === 0)) {
    place.street = place.street === undefined ? rest : `${place.street}, ${rest}`;
    place.evidence += 1;
  } else if (place.city === undefined && isNamed(rest)) {
    place.city = rest;
    place.evidence += cityEvidence(rest);
  } else if (
    place.city !== undefined &&
    !isPair &&
    (cityEvidence(place.city) === 0 || cityEvidence(rest) > 0) &&
    (code !== undefined || (cityEvidence(rest) > 0 && cityEvidence(place.city) === 0)) &&
    isNamed(rest)
  ) {
    place.street = place.street === undefined ? place.city : `${place.street}, ${place.city}`;
    place.city = rest;
    place.evidence += cityEvidence(rest);
  } else if (place.city !== undefined && place.state === undefined && isNamed(rest)) {
    place.state = rest;
  } else if (isNamed(rest) && place.street !== undefined) {
    place.street = `${place.street}, ${rest}`;
  } else {
    place.evidence -= place.postalCode === undefined && place.street === undefined ? 2 : 0;
  }
}

/** What precedes a postal code: an old country code, or its name in Brazil. */
const beforeCode = /^[A-Z]{1,2} [-–] (?=\d{4,5} )|\bCEP:? (?=\d)/i;

/** `62, Avenue de la Paix`: the number and its street are one part. */
const withHouseNumber = (text: string) =>
  text.replace(/^(\d{1,3}[A-Za-z]?), (?=(.*))/su, (match, number: string, after: string) =>
    streets.begins(after) ? `${number} ` : match,
  );

/** What a text says about a place; the evidence is low if it could just as well be something else. */
export function placeOf(text: string): Place {
  const place: Place = { evidence: 0 };
  const parts = withHouseNumber(text.slice(0, 200))
    .replace(beforeCode, '')
    .split(/[,;|•·●()\n]| [-–—] | \/ |\/(?=[A-Z]{2}(?:$|,))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 1 && remote.is(text)) {
    return { city: text.trim(), evidence: 2 };
  }
  const areNames = parts.length === 2 && !/\d/.test(text);
  for (const part of parts) {
    const isDepartment = place.city !== undefined && /^\d{1,3}$/.test(part);
    if (!remote.is(part) && !isDepartment) {
      addPart(place, part, areNames);
    }
  }
  const isPair =
    parts.length === 2 &&
    place.city !== undefined &&
    place.state !== undefined &&
    parts.every(isNamed) &&
    wordsOf(text).length <= 4 &&
    !/ [-–—] /.test(text) &&
    !titles.has(text);
  place.evidence = Math.max(0, Math.min(3, place.evidence + (isPair && place.evidence === 0 ? 1 : 0)));
  return place;
}

/** How likely a text is a place, from 0 to 3. */
export const placeEvidence = (text: string): number => (text.length > 120 ? 0 : placeOf(text).evidence);

/** City, state and country, as people state where they live. */
export function shortPlace({ city, state, country }: Place): string {
  return [city, state, country].filter((part) => part !== undefined).join(', ');
}

const names = lexicon('companies', 'institutions');
const titles = lexicon('degrees', 'positions');

/** Whether a text may be the name of a town that is not known. */
export const isTownName = (text: string): boolean =>
  isNamed(text) && text.split(' ').length <= 3 && !names.has(text);

/** `San Francisco, CA`: the first part is the name of the place itself, not of a company there. */
function isWholePlace(parts: readonly string[]): boolean {
  const [first = '', second = ''] = parts;
  return (
    isKnownCity(first) ||
    isCountry(first) ||
    // `Elétrica Pelourinho, Salvador`: the country is also a city.
    (parts.length === 2 &&
      isTownName(first) &&
      (isState(second) || isCountry(second)) &&
      !isKnownCity(second))
  );
}

/** How many parts at the end form a place: `Springfield, Massachusetts, USA`, `Tomago, NSW`, `Lyon`. */
function placeParts(parts: readonly string[]): number {
  const [last = '', second = '', third = ''] = parts.toReversed();
  if (isCountry(last) && isState(second) && isTownName(third) && parts.length > 3) {
    return 3;
  }
  if (isCountry(last) || isState(last)) {
    // `Software Engineer, Google, Zürich`: the state is also a city.
    const isCity = !isCountry(last) && cityEvidence(last) > 0 && cityEvidence(second) === 0;
    return parts.length > 2 && isTownName(second) && !isCity ? 2 : 1;
  }
  if (parts.length > 2 && cityEvidence(second) > 0 && isTownName(last)) {
    return 2;
  }
  const isNamedAfter = isTownName(last) && isInName(last, second);
  return cityEvidence(last) > 0 || remote.is(last) || isTownWithCode(last) || isNamedAfter ? 1 : 0;
}

/** Whether a name contains its town: `Gayaza High School` in `Gayaza`. */
function isInName(town: string, name: string): boolean {
  const words = wordsOf(name);
  return names.has(name) && wordsOf(town).every((word) => words.includes(word));
}

/** `10115 Berlin`, `Perth WA 6000`. */
function isTownWithCode(text: string): boolean {
  const { postalCode, city, street } = placeOf(text);
  return postalCode !== undefined && city !== undefined && street === undefined;
}

/** Splits a name from the place after it: `First University, Springfield, Massachusetts`. */
export function splitPlace(text: string): { name: string; place?: string } {
  const bracketed = placeInBrackets(text);
  if (bracketed !== undefined) {
    return bracketed;
  }
  const parts = text.split(', ');
  if (isWholePlace(parts)) {
    return { name: text };
  }
  const count = placeParts(parts);
  if (count > 0 && count < parts.length) {
    return { name: parts.slice(0, -count).join(', '), place: parts.slice(-count).join(', ') };
  }
  return { name: text };
}

/** `Acme (Leeds, UK)`. */
function placeInBrackets(text: string): { name: string; place: string } | undefined {
  const bracket = text.lastIndexOf(' (');
  const place = bracket > 0 && text.endsWith(')') ? text.slice(bracket + 2, -1) : '';
  const isTown = cityEvidence(place) > 0 && !titles.has(text.slice(0, Math.max(0, bracket)));
  if (placeEvidence(place) < 2 && !isTown) return undefined;
  const parts = text.slice(0, bracket).split(', ');
  const town = parts.at(-1) ?? '';
  // `Acme, Dos Hermanas (España)`
  const isAfterTown = parts.length > 1 && isCountry(place) && isNamed(town) && !names.has(town);
  return isAfterTown && town.split(' ').length <= 3
    ? { name: parts.slice(0, -1).join(', '), place: text.slice(bracket - town.length) }
    : { name: text.slice(0, bracket), place };
}
