import type { Item, PageContents } from './item';

/** If a greater share of a page is hidden, its background was misjudged. */
const mostHidden = 0.3;

/** The items of a page that can be seen. */
export function visibleItems({ items }: PageContents): Item[] {
  const hidden = items.filter(({ isHidden }) => isHidden);
  return lettersOf(hidden) > mostHidden * lettersOf(items)
    ? items
    : items.filter((item) => !item.isHidden || endsWord(item, items));
}

/** Maximum distance between two parts of a word, in points. */
const nearest = 0.5;

/** Whether an item is the end of a word that runs over the edge of its background; half a word is worse than none. */
const endsWord = (item: Item, items: Item[]) =>
  items.some(
    (other) =>
      !other.isHidden &&
      other.look === item.look &&
      other.y === item.y &&
      Math.abs(other.x + other.width - item.x) < nearest &&
      !other.text.endsWith(' ') &&
      !item.text.startsWith(' '),
  );

const lettersOf = (items: Item[]) => items.reduce((sum, { text }) => sum + text.length, 0);
