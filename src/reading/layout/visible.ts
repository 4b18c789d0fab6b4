import type { Item, PageContents } from './item';

/** Where more of a page is hidden than this, its background is not what it seems. */
const mostHidden = 0.3;

/** The items of a page that can be seen. */
export function visibleItems({ items }: PageContents): Item[] {
  const hidden = items.filter(({ isHidden }) => isHidden);
  return lettersOf(hidden) > mostHidden * lettersOf(items)
    ? items
    : items.filter(({ isHidden }) => !isHidden);
}

const lettersOf = (items: Item[]) => items.reduce((sum, { text }) => sum + text.length, 0);
