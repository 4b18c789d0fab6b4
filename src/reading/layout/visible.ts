import type { Item, PageContents } from './item';

/** If a greater share of a page is hidden, its background was misjudged. */
const mostHidden = 0.3;

/** The items of a page that can be seen. */
export function visibleItems({ items: all }: PageContents): Item[] {
  const uncovered = all.filter(({ isCovered }) => !isCovered);
  const items = uncovered.length > 0 ? uncovered : all;
  const hidden = items.filter(({ isHidden }) => isHidden);
  if (lettersOf(hidden) > mostHidden * lettersOf(items)) return items;
  const visible = items.filter(({ isHidden }) => !isHidden);
  if (hidden.length === 0) return visible;
  const wordEnds = wordEndsOf(visible);
  return items.filter((item) => !item.isHidden || endsWord(item, wordEnds));
}

/** Twice this, in points, is the maximum distance between two parts of a word. */
const step = 0.25;

const placeOf = (x: number, { y, look: { font, size, color } }: Item) =>
  `${Math.round(x / step)} ${y} ${font} ${size} ${color}`;

/** Where words may go on: the right ends of the items that do not end in a space. */
const wordEndsOf = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(items.filter(({ text }) => !text.endsWith(' ')).map((item) => placeOf(item.x + item.width, item)));

/** Whether an item is the end of a word that runs over the edge of its background; half a word is worse than none. */
const endsWord = (item: Item, wordEnds: ReadonlySet<string>) =>
  !item.text.startsWith(' ') &&
  [-step, 0, step].some((distance) => wordEnds.has(placeOf(item.x + distance, item)));

const lettersOf = (items: Item[]) => items.reduce((sum, { text }) => sum + text.length, 0);
