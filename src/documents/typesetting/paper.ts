import { type Paper, papers } from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { pageLanguages } from '../../contracts/page-language';
import { countryCode } from '../names';
import type { Portfolio } from '../portfolio';

/** The countries that use Letter (CLDR, `paperSize`). */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** As they are called in the languages of pages. */
const letterNames = new Set(
  keysOf(pageLanguages)
    .map((language) => new Intl.DisplayNames([language], { type: 'region' }))
    .flatMap((names) => letterCountries.map((code) => names.of(code)?.toLowerCase())),
);

/** States and provinces behind a town, such as 'Boston, MA'; without those that are countries more often: DE and IN. */
const states = new Set(
  'AL AK AZ AR CA CO CT FL GA HI ID IL IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK'.split(
    ' ',
  ),
);

function isLetterPlace(text: string): boolean {
  const last = (text.split(',').at(-1) ?? '').trim();
  if (states.has(last)) return true;
  return letterNames.has(last.toLowerCase()) || letterCountries.includes(countryCode(last) ?? '');
}

/** The paper of a portfolio's documents: the chosen one, else what is usual in the owner's country. */
export function paperOf({
  paper,
  location,
  addresses,
}: Pick<Portfolio, 'paper' | 'location' | 'addresses'>): Paper {
  const chosen = papers.find((each) => each === paper);
  const [home] = addresses.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  return chosen ?? (isLetterPlace(home?.country || location) ? 'letter' : 'a4');
}
