import { lexicon } from '../text/lexicon';
import { cityEvidence } from './towns';

const streets = lexicon('streets');

export const isPostalCode = (word: string) =>
  /^(?:\d{5,6}(?:-\d{3,4})?|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}-\d{4}|[A-Z]\d{4}[A-Z]{3}|[A-Z]{1,2}-?\d{4,5}|\d{4}[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/.test(
    word,
  );

/**
 * The position and the number of the words that form a postal code: `94588`, `SW1A 1AA`, `1012 AB`, `111 57
 * Stockholm`, `D08 XY45`, `NSW 2000`, `D-10115`, `8001 Zürich`.
 */
export function postalCodeIn(words: readonly string[]): { at: number; length: number } | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', third = ''] = words.slice(at, at + 3);
    if (/^(?:[A-Z]{1,2}\d[A-Z\d]?|[A-Z]\d[A-Z])$/.test(word) && /^\d[A-Z]{2}$|^\d[A-Z]\d$/.test(next)) {
      return { at, length: 2 };
    }
    if (/^\d{4}$/.test(word) && /^[A-Z]{2}$/.test(next)) {
      return { at, length: 2 };
    }
    const isInTwo = at === 0 && /^\d{3}$/.test(word) && /^\d{2}$/.test(next) && /^\p{Lu}/u.test(third);
    const isIrish = /^[A-Z]\d[\dW]$/.test(word) && /^[A-Z\d]{4}$/.test(next) && /\d/.test(next);
    if (isInTwo || isIrish) {
      return { at, length: 2 };
    }
    // Australian, after the state.
    if (
      at > 0 &&
      at === words.length - 1 &&
      /^\d{4}$/.test(word) &&
      /^[A-Z]{2,3}$/.test(words[at - 1] ?? '')
    ) {
      return { at, length: 1 };
    }
    // `Wellington 6011`, `Chennai 600 017`, but not `Paris 2019`
    const town = words.slice(0, at).join(' ');
    const isLast = /^(?!19|20)\d{4}$/.test(word) && at === words.length - 1;
    const isInThrees = /^\d{3}$/.test(word) && /^\d{3}$/.test(next) && at === words.length - 2;
    if ((isLast || isInThrees) && cityEvidence(town) > 0) {
      return { at, length: isLast ? 1 : 2 };
    }
    const isSwiss =
      at === 0 &&
      words.length > 1 &&
      /^\d{4}$/.test(word) &&
      /^\p{Lu}/u.test(next) &&
      !streets.has(words.filter((each) => each.length > 1).join(' '));
    if (isPostalCode(word) || isSwiss) {
      return { at, length: 1 };
    }
  }
  return undefined;
}
