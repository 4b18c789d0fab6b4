import type { Forms } from '../truth';

/** Two texts are the same from this likeness on. */
const sameFrom = 0.8;

/** The forms of a value that say anything. */
export function formsOf(value: Forms | null | undefined): string[] {
  const forms = Array.isArray(value) ? value : [value ?? ''];
  return forms.filter((form) => form.trim() !== '');
}

/** A text without what is only typography: ligatures, case, kinds of dashes and quotes, widths of space. */
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

/** How many of their words two texts share: the F1 of the two multisets. */
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

/** The likeness to the form that is most alike. */
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

/** The same number with or without the code of its country, which has at most three digits. */
export const isSamePhone = anyForm((form, read) => {
  const [short, long] = [digitsOf(form), digitsOf(read)].toSorted((a, b) => a.length - b.length);
  if (short === undefined || long === undefined) return false;
  return short.length >= 7 && long.endsWith(short) && long.length - short.length <= 3;
});

/** An address without what a browser adds by itself. */
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

/** A truth with a month wants that month; one with a year only does not mind a month. Days are not compared. */
export const isSameDate = anyForm((form, read) => {
  const [expected, found] = [dateOf(form), dateOf(read)];
  if (!expected || !found) return false;
  if (expected === 'present' || found === 'present') return expected === found;
  return expected.year === found.year && (!expected.month || expected.month === found.month);
});
