import type { Item, PageContents } from './item';

/** If a greater share of a page is hidden, its background was misjudged. */
const mostHidden = 0.3;

/** The items of a page that can be seen. */
export function visibleItems({ items }: PageContents): Item[] {
  const hidden = items.filter(({ isHidden }) => isHidden);
  return lettersOf(hidden) > mostHidden * lettersOf(items)
    ? items
    : items.filter(({ isHidden }) => !isHidden);
}

const lettersOf = (items: Item[]) => items.reduce((sum, { text }) => sum + text.length, 0);
