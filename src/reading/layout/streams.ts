import type { Cell, Row } from '../layout-types';
import { columnsOf } from './columns';
import { areRightToLeft } from './right-to-left';
import { rowsOf } from './rows';

/** Maximum difference between the edges of one column on different pages, in points. */
const sameEdge = 20;
/** How much longer the lines on a later page may be, in points. */
const widestOverhang = 40;

/** A column, which may continue over several pages. */
interface Stream {
  left: number;
  right: number;
  page: number;
  rows: Row[];
}

/**
 * The rows of a document in reading order, column by column. A column on a later page continues the one above it.
 */
export function streamsOf(pages: Cell[][], hasColumns = true): Row[][] {
  const streams: Stream[] = [];
  for (const cells of pages) {
    const earlier = [...streams];
    for (const block of hasColumns ? columnsOf(cells) : [cells]) {
      const stream = streamFrom(block);
      const above = earlier.filter(({ page, left }) => page < stream.page && isNear(left, stream.left));
      const before = above.findLast(({ right }) => stream.right < right + widestOverhang);
      if (before) continueWith(before, stream);
      else streams.push(stream);
    }
  }
  return streams.map(({ rows }) => rows);
}

function streamFrom(block: Cell[]): Stream {
  const left = Math.min(...block.map(({ box }) => box.x));
  const right = Math.max(...block.map(({ box }) => box.x + box.width));
  const rows = rowsOf(block);
  for (const { cells } of rows) if (areRightToLeft(cells)) cells.reverse();
  return { left, right, page: block[0]?.box.page ?? 1, rows };
}

const isNear = (a: number, b: number) => Math.abs(a - b) < sameEdge;

function continueWith(before: Stream, stream: Stream): void {
  before.rows.push(...stream.rows);
  before.page = stream.page;
}
