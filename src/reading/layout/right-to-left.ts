import type { Cell } from '../layout-types';
import type { Item } from './item';

const fromRight = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const allFromRight = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const ownOrder = /[\p{L}\p{N}]/u;
const letter = /\p{L}/u;
const figure = /\p{N}/u;

/** Whether most letters of a text are written from right to left. */
export function isRightToLeft(text: string): boolean {
  if (!fromRight.test(text)) return false;
  return count(text, allFromRight) * 2 > count(text, /\p{L}/gu);
}

export const areRightToLeft = (cells: Cell[]) => isRightToLeft(cells.map(({ text }) => text).join(' '));

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Letters as fonts draw them in a word, which Unicode has as characters of their own. */
const presentationForms = /[\ufb1d-\ufdff\ufe70-\ufefc]+/gu;

const mirrored = new Map(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
);

interface Letter<T> {
  text: string;
  run: T;
}

/**
 * Text runs of a line in the order in which they are read. They are given as they are drawn, from left to right, so that
 * words from right to left are back to front.
 */
export function inReadingOrder<T extends { text: string }>(runs: T[], isPageFromRight: () => boolean): T[] {
  if (!runs.some(({ text }) => fromRight.test(text))) return runs;
  const letters = runs.flatMap((run) => [...run.text].map((text) => ({ text, run })));
  const ordered = isPageFromRight() ? readFromRight(letters) : withWordsFromRight(letters);
  const joined: T[] = [];
  let last: T | undefined;
  for (const { text, run } of ordered) {
    const part = joined.at(-1);
    if (part && last === run) part.text += text;
    else joined.push({ ...run, text });
    last = run;
  }
  return joined.map((run) => ({
    ...run,
    text: run.text.replace(presentationForms, (forms) => forms.normalize('NFKC')),
  }));
}

/** A line from left to right in which some words are from right to left. */
function withWordsFromRight<T>(letters: Letter<T>[]): Letter<T>[] {
  const ordered: Letter<T>[] = [];
  for (let at = 0; at < letters.length; ) {
    const next = letters.findIndex(
      ({ text }, index) => index >= at && letter.test(text) && !fromRight.test(text),
    );
    const end = next < 0 ? letters.length : next;
    const stretch = letters.slice(at, end);
    const first = stretch.findIndex(({ text }) => fromRight.test(text));
    const last = stretch.findLastIndex(({ text }) => fromRight.test(text)) + 1;
    ordered.push(
      ...stretch.slice(0, Math.max(0, first)),
      ...readFromRight(stretch.slice(Math.max(0, first), last)),
      ...stretch.slice(last),
      ...letters.slice(end, end + 1),
    );
    at = end + 1;
  }
  return ordered;
}

/** Reads from the right; words and numbers in between that are written from left to right keep their order. */
function readFromRight<T>(letters: Letter<T>[]): Letter<T>[] {
  const ordered: Letter<T>[] = [];
  for (let end = letters.length; end > 0; ) {
    const last = letters[end - 1];
    const isSign = last?.text === '+' && figure.test(letters[end - 2]?.text ?? '');
    if (last && !isSign && (!ownOrder.test(last.text) || fromRight.test(last.text))) {
      ordered.push({ ...last, text: mirrored.get(last.text) ?? last.text });
      end -= 1;
      continue;
    }
    const start = startOfStretch(letters, end);
    ordered.push(...inOwnOrder(letters.slice(start, end)));
    end = start;
  }
  return ordered;
}

/** Where the words or numbers from left to right begin that end at `end`. */
function startOfStretch<T>(letters: Letter<T>[], end: number): number {
  const before = letters.slice(0, end).findLastIndex(({ text }) => fromRight.test(text));
  const own = letters.findIndex(({ text }, index) => index > before && ownOrder.test(text));
  const sign = letters[own - 1]?.text ?? '';
  const opens = sign === '(' && letters.slice(own, end).some(({ text }) => text === ')');
  return opens || (sign === '+' && figure.test(letters[own]?.text ?? '')) ? own - 1 : own;
}

/** Words keep their order; of numbers alone, the rightmost comes first, unless they are drawn as a telephone number. */
function inOwnOrder<T>(letters: Letter<T>[]): Letter<T>[] {
  const text = letters.map((each) => each.text).join('');
  if (letter.test(text)) return letters;
  const groups = text.replace(/^(.+)\+$/, '$1 +').split(/[ -]/);
  const [first = '', last = ''] = [groups[0], groups.at(-1)];
  const isReversed = isTelephone(groups.reverse().join(''));
  if (isTelephone(text) && !(isReversed && last.length < first.length)) return letters;
  return partsOf(letters, isReversed ? /[ +-]/ : /[ –—]/)
    .reverse()
    .flat();
}

/** `+962 79 555 0101` and `050-555-0101`, but not `05/2016 – 01/2014`. */
const isTelephone = (text: string) =>
  /^[+(0]/.test(text) && count(text, /\p{N}/gu) >= 7 && !/(?:19|20)\d\d(?!\d)/.test(text);

/** The letters between separators, and the separators themselves. */
function partsOf<T>(letters: Letter<T>[], separator: RegExp): Letter<T>[][] {
  const parts: Letter<T>[][] = [];
  let isOpen = false;
  for (const each of letters) {
    const isSeparator = separator.test(each.text);
    if (isSeparator || !isOpen) parts.push([each]);
    else parts.at(-1)?.push(each);
    isOpen = !isSeparator;
  }
  return parts;
}

const isOnlyMark = ({ text }: Item) => /^\p{M}+$/u.test(text);

/** Puts vowel signs, which are drawn on their own, before the letter under them, because their line is reversed later. */
export function withMarksBeforeLetters(line: Item[]): Item[] {
  if (!line.some(isOnlyMark)) return line;
  const ordered = [...line];
  for (const [index, item] of ordered.entries()) {
    const before = ordered[index - 1];
    const isOver = before && fromRight.test(before.text) && item.x < before.x + before.width;
    if (isOver && isOnlyMark(item)) ordered.splice(index - 1, 2, item, before);
  }
  return ordered;
}
