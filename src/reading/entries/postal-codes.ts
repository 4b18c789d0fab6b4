import { lexicon } from './lexicon';

const streets = lexicon('streets');

export const isPostalCode = (word: string) =>
  /^(?:\d{5,6}(?:-\d{3,4})?|\d{4}-\d{3}|[A-Z]{1,2}-?\d{4,5}|\d{4}[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/.test(
    word,
  );

/**
 * The position and the number of the words that form a postal code: `94588`, `SW1A 1AA`, `1012 AB`, `D-10115`, `8001
 * Zürich`.
 */
export function postalCodeIn(words: readonly string[]): { at: number; length: number } | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    if (/^(?:[A-Z]{1,2}\d[A-Z\d]?|[A-Z]\d[A-Z])$/.test(word) && /^\d[A-Z]{2}$|^\d[A-Z]\d$/.test(next)) {
      return { at, length: 2 };
    }
    if (/^\d{4}$/.test(word) && /^[A-Z]{2}$/.test(next)) {
      return { at, length: 2 };
    }
    const isSwiss =
      at === 0 &&
      words.length > 1 &&
      /^\d{4}$/.test(word) &&
      /^\p{Lu}/u.test(next) &&
      !streets.has(words.join(' '));
    if (isPostalCode(word) || isSwiss) {
      return { at, length: 1 };
    }
  }
  return undefined;
}
