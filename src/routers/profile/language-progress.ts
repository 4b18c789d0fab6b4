import type { readWholePortfolio } from '../../../db/public-projection';
import { keysOf } from '../../contracts/keys-of';
import { profileInformation } from '../../contracts/profile';
import { type SectionKey, sectionContracts } from '../../contracts/sections';
import type { Translations } from '../../contracts/translations';

type Whole = NonNullable<Awaited<ReturnType<typeof readWholePortfolio>>>;

/** Something whose texts can be in several languages: an entry, or the first lines of the profile. */
interface Translated {
  translations?: Translations;
}

const isWritten = (text: unknown) => (typeof text === 'string' || Array.isArray(text)) && text.length > 0;

/** The fields in which something is written in the language of the page. */
const writtenIn = (part: Translated, fields: string[]) => {
  const values = new Map<string, unknown>(Object.entries(part));
  return fields.filter((field) => isWritten(values.get(field)));
};

/** How much of a page is written in each of its other languages. */
export function progressOf(whole: Whole) {
  const parts = [
    { part: whole, fields: Object.keys(profileInformation.shape) },
    ...keysOf(sectionContracts).flatMap((section) => partsOf(whole, section)),
  ].map(({ part, fields }) => ({ translations: part.translations ?? {}, written: writtenIn(part, fields) }));
  return Object.keys(whole.translations ?? {}).map((language) => ({
    language,
    texts: parts.reduce((sum, { written }) => sum + written.length, 0),
    translated: parts.reduce(
      (sum, { translations, written }) =>
        sum + written.filter((field) => isWritten(translations[language]?.[field])).length,
      0,
    ),
  }));
}

function partsOf(whole: Whole, section: SectionKey): { part: Translated; fields: string[] }[] {
  const { texts = {} }: { texts?: object } = sectionContracts[section];
  const entries: Translated[] = whole[section];
  return entries.map((part) => ({ part, fields: Object.keys(texts) }));
}
