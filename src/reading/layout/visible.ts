import type { Item, PageContents } from './item';

/** If a greater share of a page is hidden, its background was misjudged. */
const mostHidden = 0.3;

/** The items of a page that can be seen. */
export function visibleItems({ items: all }: PageContents): Item[] {
  const uncovered = all.filter(({ isCovered }) => !isCovered);
  const items = uncovered.length > 0 ? uncovered : all;
  const hidden = items.filter(({ isHidden }) => isHidden);
  if (lettersOf(hidden) > mostHidden * lettersOf(items)) return items;
  return items.filter(({ isHidden }) => !isHidden);
}

const lettersOf = (items: Item[]) => items.reduce((sum, { text }) => sum + text.length, 0);
