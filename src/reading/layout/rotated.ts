import type { Row } from '../layout-types';
import { cellOf } from './cells';
import type { Item, PageContents } from './item';
import { wordGap } from './pieces';
import { breakGap } from './rows';
import { visibleItems } from './visible';

/** A row for each run of text that is not written from left to right, since it belongs to no column. */
export function rotatedRows(contents: PageContents): Row[] {
  const runs: Item[][] = [];
  let before: Item | undefined;
  for (const item of visibleItems(contents)) {
    if (item.isRotated && before?.isRotated && before.look === item.look) runs.at(-1)?.push(item);
    else if (item.isRotated) runs.push([item]);
    before = item;
  }
  return runs.flatMap((items) => {
    const cell = cellOf(
      { items: items.map((item) => ({ ...item, isSpaced: true })), gap: wordGap },
      contents,
    );
    return cell ? [{ cells: [cell], page: contents.page, y: items[0]?.y ?? 0, gapAbove: breakGap }] : [];
  });
}
