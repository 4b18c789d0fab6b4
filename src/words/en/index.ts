/**
 * The words around what owners write, in English. For another language, copy this folder, name it by the language's tag
 * (`fr`, `pt-BR`), translate the texts, and add it to `src/contracts/page-language.ts` and `../words.ts`; the compiler names
 * every text that is missing. What a translator must know:
 *
 * - Only texts are translated: neither keys (before the colon) nor what is in braces (`{name}`) or in angle brackets (`<day>`).
 *   Anything in braces may stand where the language wants it; every part of the English text in them has to occur.
 * - The form is ICU MessageFormat: `{count, plural, one {# year} other {# years}}` has a case for each plural form of the
 *   language (few, many, two …). An apostrophe before a brace is written twice; prefer ’.
 * - Dates, numbers, durations and lists come from the language itself. A date is in the form in which it stands alone
 *   ('March 2021'): where a preposition would change it, write the sentence without one ('{date} –', 'valid: {date}').
 * - Use the words that CVs and application letters use: Berufserfahrung, Formation, 学歴. The lists of headings in
 *   `src/reading/words/headings` have them for many languages. Readers are addressed formally, where the language knows that.
 * - `frequent` has some forty words that nearly every text contains, shared with other languages or not, and is empty where
 *   letters suffice (`ja`). Where the owner's texts are not separated by a comma and a space, `comma` says by what, and
 *   `range` what stands between a beginning and an end where that is no dash between spaces. `honorific` is what `{owner}` ends
 *   with where it is a name, such as さん.
 * - Where the language runs from the right, `\u200e` before a number or sign from elsewhere (`{id}`) keeps its parts in order.
 * - Owners can be of any gender, and a name may be anything: prefer sentences that inflect with neither.
 */

import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const en = {
  /** The tag for dates, numbers and browsers. */
  locale: 'en-US',
  direction: 'ltr',
  /** Frequent words, by which the language is recognised. */
  frequent:
    'the and of with for that from which this have has was were are who their they our been about into by in is to at on as or an be it we over',
  messages: { page, choices, forms, asked },
  mails,
} as const;
