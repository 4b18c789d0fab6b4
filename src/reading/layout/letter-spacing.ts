import type { Item } from './item';

/** Minimum number of single letters for a text to count as letter-spaced. */
const fewestLetters = 4;
/** Kerning joins some letters of a letter-spaced text: `W H AT`. This is the mean number of letters in a run at most. */
const mostPerItem = 1.5;
/** The gap between the words of a letter-spaced text, as a multiple of the gap between its letters. */
const gapsBetweenWords = 1.7;

/** The gap between the words of a letter-spaced text, as a multiple of the font size; undefined for other text. */
export function letterGap(items: Item[]): number | undefined {
  const text = items.filter(({ isIcon }) => !isIcon);
  const letters = text.filter((item) => [...item.text].length === 1).length;
  const length = text.reduce((sum, item) => sum + [...item.text].length, 0);
  const isKerned =
    length <= mostPerItem * text.length && text.filter(({ isSpaced }) => isSpaced).length < text.length / 2;
  if (letters < fewestLetters || letters < (isKerned ? 0.6 : 0.8) * text.length) return undefined;
  const gaps = text.slice(1).map((item, index) => {
    const before = text[index];
    return before ? (item.x - before.x - before.width) / Math.max(item.size, 1) : 0;
  });
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(middle * gapsBetweenWords, middle + 0.1);
}
