import type { Forms } from './truth';

/** Minimum likeness of two texts that count as the same. */
const sameFrom = 0.8;

/** The forms of a value that are not blank. */
export function formsOf(value: Forms | null | undefined): string[] {
  const forms = Array.isArray(value) ? value : [value ?? ''];
  return forms.filter((form) => form.trim() !== '');
}

/** A text without typographic differences: ligatures, case, kinds of dashes and quotes, widths of spaces. */
export const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text. "C++" and "C#" are words, "Ph.D." is one, and "&" is "and". */
export const wordsOf = (text: string) =>
  normalize(text)
    .replace(/&/g, ' and ')
    .replace(/(?<=[\p{L}\p{N}])[.'](?=[\p{L}\p{N}]|\s|$|,)/gu, '')
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The share of words that two texts have in common: the F1 of the two multisets. */
function likenessOf(one: string, other: string): number {
  const words = wordsOf(one);
  const unmet = wordsOf(other);
  const total = words.length + unmet.length;
  const met = words.filter((word) => {
    const index = unmet.indexOf(word);
    if (index < 0) return false;
    unmet.splice(index, 1);
    return true;
  });
  return total ? (2 * met.length) / total : 0;
}

/** The likeness to the most similar form. */
export const bestLikeness = (truth: Forms | null | undefined, read: string | undefined) =>
  Math.max(0, ...formsOf(truth).map((form) => likenessOf(form, read ?? '')));

type Comparison = (truth: Forms | null | undefined, read: string | undefined) => boolean;

const anyForm =
  (isSame: (form: string, read: string) => boolean): Comparison =>
  (truth, read) =>
    formsOf(truth).some((form) => isSame(form, read ?? ''));

export const isSameText: Comparison = (truth, read) => bestLikeness(truth, read) >= sameFrom;

const mailbox = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');

export const isSameEmail = anyForm((form, read) => mailbox(form) === mailbox(read));

const digitsOf = (text: string) => text.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');

/** Compares numbers with or without their country code, which has at most three digits. */
export const isSamePhone = anyForm((form, read) => {
  const [short, long] = [digitsOf(form), digitsOf(read)].toSorted((a, b) => a.length - b.length);
  if (short === undefined || long === undefined) return false;
  return short.length >= 7 && long.endsWith(short) && long.length - short.length <= 3;
});

/** An address without what browsers add automatically. */
export const bareLink = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

export const isSameLink = anyForm((form, read) => bareLink(form) === bareLink(read));

const presentWords = /^(present|now|current|currently|ongoing|today|to date|till date)$/;

function dateOf(text: string): 'present' | { year: number; month: number } | undefined {
  const plain = normalize(text);
  if (presentWords.test(plain)) return 'present';
  const [, year, month = 0] = /^(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?$/.exec(plain) ?? [];
  return year ? { year: Number(year), month: Number(month) } : undefined;
}

/**
 * If the truth has a month, the month must match; if it only has a year, any month is accepted. Days are not compared.
 */
export const isSameDate = anyForm((form, read) => {
  const [expected, found] = [dateOf(form), dateOf(read)];
  if (!expected || !found) return false;
  if (expected === 'present' || found === 'present') return expected === found;
  return expected.year === found.year && (!expected.month || expected.month === found.month);
});
