import type { Item } from './item';

/** So many single letters in a row are a word whose letters stand apart. */
const fewestLetters = 4;
/** Where letters stand apart, words are apart by this many of their gaps. */
const gapsBetweenWords = 1.7;

/**
 * The gap between words, in heights of the font, of a text whose letters stand apart; undefined if they do not, as in
 * most texts.
 */
export function letterGap(items: Item[]): number | undefined {
  const text = items.filter(({ isIcon }) => !isIcon);
  const letters = text.filter((item) => [...item.text].length === 1).length;
  if (letters < fewestLetters || letters < 0.8 * text.length) return undefined;
  const gaps = text.slice(1).map((item, index) => {
    const before = text[index];
    return before ? (item.x - before.x - before.width) / Math.max(item.size, 1) : 0;
  });
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(middle * gapsBetweenWords, middle + 0.1);
}
