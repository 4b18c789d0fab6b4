import type { Cell, Row } from '../../layout-types';
import { rightOf } from '../lines/cell-edges';
import { joinLines } from '../lines/text-blocks';
import { addressIn, emailIn, siteNamed } from './links';
import { findPhones } from './phones';

/** A cell, including the cells below that continue its last address or number. */
export interface WholeCell {
  cell: Cell;
  row: Row;
  /** The cells below that were joined to it. */
  more: Cell[];
}

/** How many rows further down an address may continue, counting those of all columns. */
const mostRowsBetween = 3;
/** Maximum distance between the lines of a block, as a multiple of the line height. */
const widestLeading = 2;
/** How many rows above and below determine the width of a column. */
const rowsAround = 30;
/** Maximum number of lines that may continue an address. */
const mostLines = 4;

const centreOf = ({ box }: Cell) => box.x + box.width / 2;

const isAligned = (a: Cell, b: Cell) =>
  Math.abs(a.box.x - b.box.x) < 4 ||
  Math.abs(rightOf(a) - rightOf(b)) < 4 ||
  Math.abs(centreOf(a) - centreOf(b)) < 4;

/** The cell below another one in its column. */
function cellBelow(rows: readonly Row[], at: number, cell: Cell): Cell | undefined {
  for (const row of rows.slice(at + 1, at + 1 + mostRowsBetween)) {
    const below = row.cells.find((other) => other.box.x < rightOf(cell) && rightOf(other) > cell.box.x);
    if (below === undefined) {
      continue;
    }
    const leading = below.box.y - cell.box.y;
    const isNext =
      // Sources without pages have whole paragraphs.
      below.source.page !== undefined &&
      below.box.page === cell.box.page &&
      leading > 0 &&
      leading < widestLeading * cell.box.height &&
      !below.isBullet &&
      below.look.font === cell.look.font &&
      below.look.size === cell.look.size;
    // The text after an icon is further to the right than the lines below.
    return isNext && (isAligned(cell, below) || cell.isBullet) ? below : undefined;
  }
  return undefined;
}

/** Whether a line takes up the whole width of its column. */
function isFull(cell: Cell, rows: readonly Row[]): boolean {
  const column = rows.flatMap(({ cells }) =>
    cells.filter((other) => Math.abs(other.box.x - cell.box.x) < 14),
  );
  const right = Math.max(...column.map(rightOf));
  return rightOf(cell) > right - 1.2 * Math.max(cell.look.size, 8);
}

const lastChunk = (text: string) => text.slice(text.lastIndexOf(' ') + 1);
const isFragment = (text: string) => /^[\p{Ll}\d@._~%?=&#/-]{1,80}$/u.test(text);

/** Whether a line breaks within an address that the next line continues. */
function continuesAddress(upper: string, lower: string, full: boolean): boolean {
  const begun = lastChunk(upper);
  const [rest = ''] = lower.split(' ');
  const isOpen = /[@._/=?&-]$/.test(begun) || /^[@./_?=&-]/.test(rest);
  const isWhole = emailIn(begun) !== undefined || addressIn(begun) !== undefined;
  const startsWhole = emailIn(rest) !== undefined || addressIn(rest) !== undefined;
  const joined = begun + rest;
  const isOnItsOwn = /^\S+(?: \([\p{L} ]{1,30}\))?$/u.test(lower);
  const isNumber = findPhones(upper).some(({ to }) => to === upper.trimEnd().length);
  if (isNumber || !/[\p{L}\d@._/=?&-]$/u.test(begun) || !/^[\p{L}\d@._/?=&~-]/u.test(rest)) {
    return false;
  }
  if (siteNamed(rest) !== undefined || emailIn(joined) !== undefined) {
    // A whole address is not continued by the first word of a sentence.
    const isRest = emailIn(begun) === undefined || isOnItsOwn;
    return siteNamed(rest) === undefined && isRest && isRestOfEmail(begun, rest, full);
  }
  if (addressIn(joined) === undefined || !isOnItsOwn || rest.includes('@')) {
    return false;
  }
  if (isWhole && startsWhole) {
    return /[.-]$/.test(begun);
  }
  // A town above an address is not its beginning.
  if (startsWhole && !isWhole && /^\p{Lu}[^.:/@]*$/u.test(begun)) {
    return false;
  }
  // Below the address of a site without a path, a capitalised word is not a path.
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(rest) && /^(?:https?:\/\/)?[^/]+\/$/.test(begun);
  return (isOpen && !isWord) || (full && isFragment(rest) && (isWhole || startsWhole));
}

function isRestOfEmail(begun: string, rest: string, full: boolean): boolean {
  if (emailIn(begun) !== undefined) {
    return !rest.includes('.') && !rest.includes('@') && full && isFragment(rest);
  }
  if (emailIn(rest) !== undefined) {
    return (
      /[._-]$/.test(begun) || (full && /^\p{Ll}/u.test(begun) && isFragment(begun) && !begun.includes('@'))
    );
  }
  return true;
}

function joined(upper: string, lower: string, full: boolean): string | undefined {
  if (continuesAddress(upper, lower, full)) {
    return upper + lower;
  }
  const isCutWord = /\p{Ll}-$/u.test(upper) && /^\p{Ll}/u.test(lower);
  return isCutWord ? joinLines(upper, lower) : undefined;
}

/** The cells of rows, with addresses and numbers rejoined that were wrapped. */
export function wholeCells(rows: readonly Row[]): WholeCell[] {
  const used = new Set<Cell>();
  return rows.flatMap((row, at) =>
    row.cells.flatMap((cell) => {
      if (used.has(cell)) {
        return [];
      }
      const more: Cell[] = [];
      let { text } = cell;
      let last = cell;
      let lastAt = at;
      while (more.length < mostLines && text.length < 300) {
        const below = cellBelow(rows, lastAt, last);
        const whole =
          below === undefined || used.has(below)
            ? undefined
            : joined(
                text,
                below.text,
                isFull(last, rows.slice(Math.max(0, lastAt - rowsAround), lastAt + rowsAround)),
              );
        if (below === undefined || whole === undefined) {
          break;
        }
        text = whole;
        more.push(below);
        used.add(below);
        last = below;
        lastAt = rows.findIndex(({ cells }, index) => index > lastAt && cells.includes(below));
      }
      const spans = more.length === 0 ? cell.spans : [...cell.spans, ...more.flatMap((each) => each.spans)];
      return [{ cell: more.length === 0 ? cell : { ...cell, text, spans }, row, more }];
    }),
  );
}
