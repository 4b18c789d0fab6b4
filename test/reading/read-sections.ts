import type { Item } from '../../src/reading/layout/item';
import { layOut } from '../../src/reading/layout/lay-out';
import { bold, line, page } from './page-contents';

/** The sections of pages: the kind and the title of each, and then its rows. */
export function sectionsOf(...pages: Item[][]) {
  const contents = pages.map((items, index) => page(items, { page: index + 1 }));
  return layOut(contents, pages.length).sections.map(({ kind, title, rows }) => [
    `${kind}: ${title?.text ?? ''}`,
    ...rows.map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
  ]);
}

/** The name above a CV. */
export const name = line('Zoë Ångström', 50, 60, { ...bold, size: 20 });
