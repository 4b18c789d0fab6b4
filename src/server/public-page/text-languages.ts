import { createHash } from 'node:crypto';
import type { PublicPortfolio } from '../../../db/public-projection';
import { keysOf } from '../../contracts/keys-of';
import { profileInformation } from '../../contracts/profile';
import { sectionContracts } from '../../contracts/sections';
import type { Translations } from '../../contracts/translations';
import { otherLanguageOf } from './wanted-language';

/** Which texts of a page are in which language, as far as that is known of each. */
export interface TextLanguages {
  of: ReadonlyMap<string, string>;
  /** The same for the same ones. */
  key: string;
}

/** Of a page in its own language, whose texts nobody has sorted. */
export const unsorted: TextLanguages = { of: new Map(), key: '' };

/** Of a page in another language than its own, where texts without a translation fall back. @param lead the beginning of its bio */
export function textLanguagesOf(portfolio: PublicPortfolio, lead: string): TextLanguages {
  const [own] = portfolio.pageLanguages;
  const shown = otherLanguageOf(portfolio);
  if (own === undefined || shown === undefined) return unsorted;
  const languages = new Map<string, string>();
  const add = (part: Part, fields: string[]) => {
    const values = new Map<string, unknown>(Object.entries(part));
    for (const field of fields)
      for (const text of [values.get(field)].flat())
        if (typeof text === 'string') languages.set(text, part.translated?.[field] ? shown : own);
  };
  for (const section of keysOf(sectionContracts)) {
    const { texts = {} }: { texts?: object } = sectionContracts[section];
    const parts: Part[] = portfolio[section];
    for (const part of parts) add(part, Object.keys(texts));
  }
  add(portfolio, Object.keys(profileInformation.shape));
  languages.set(lead, portfolio.translated?.bio ? shown : own);
  const key = createHash('sha256')
    .update(JSON.stringify([...languages]))
    .digest('base64url');
  return { of: languages, key };
}

interface Part {
  translated?: Translations[string];
}
