import type { SourceLine } from '../../../contracts/cv-import';
import type { Cell, Row } from '../../layout-types';
import type { DateOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { rightOf } from '../lines/cell-edges';
import { firstLook, lastLook, lookKey } from '../lines/look-of-cells';
import { endsOpen, hasNoSpace } from '../lines/space-in-lines';
import { joinedCell } from '../rows/table-cells';
import { splitOutside } from '../text/split-outside';

/** Maximum gap between the lines of one text. */
const widestGap = 1.7;

/** Whether a text ends with its date, which may be in brackets with more. */
export function endsInDate(text: string, options: DateOptions): boolean {
  const date = findDates(text, options).at(-1);
  return date !== undefined && /^\)?$/.test(text.slice(date.to).trim());
}

/** Whether a line was broken because its column has no more room: the next one belongs to the same text. */
function isBroken(upper: Cell, lower: Cell, right: number): boolean {
  if (/[,–—-]$/.test(upper.text.trim()) || /^[–—-] /.test(lower.text)) return true;
  const isSameLook = lookKey(lastLook(upper)) === lookKey(firstLook(lower));
  return isSameLook && (endsOpen(upper.text) || hasNoSpace(upper, lower, right));
}

/** A dash at the beginning of a line was read as a bullet. */
const withDash = (cell: Cell): Cell =>
  cell.isBullet && /^[–—-]/u.test(cell.source.text)
    ? {
        ...cell,
        text: `– ${cell.text}`,
        spans: cell.spans.map((span, index) => (index === 0 ? { ...span, text: `– ${span.text}` } : span)),
        isBullet: false,
      }
    : cell;

/** Minimum number of texts with dates above one that has none. */
const fewestDated = 2;

/** Groups of single lines, each of which ends with a date, except for the last; undefined if there are other lines. */
function groupsOf(rows: readonly Row[], options: DateOptions): Cell[][] | undefined {
  const groups: Cell[][] = [];
  let isOpen = false;
  for (const row of rows) {
    const [cell] = row.cells;
    if (cell === undefined || row.cells.length > 1 || cell.source.page === undefined) return undefined;
    const group = isOpen ? groups.at(-1) : undefined;
    if (group !== undefined && row.gapAbove > widestGap) return undefined;
    if (group === undefined) groups.push([cell]);
    else group.push(rows[0]?.cells[0]?.isBullet === true ? cell : withDash(cell));
    isOpen = !endsInDate(cell.text, options);
  }
  return isOpen && groups.length <= fewestDated ? undefined : groups;
}

const marks = ['|', '•', '·', '●'] as const;

/** The texts in a line that each end with a date; the line itself if there are others. */
function datedParts(cell: Cell, options: DateOptions): Cell[] {
  const [span] = cell.spans;
  for (const mark of marks) {
    const parts = splitOutside(cell.text, mark);
    if (span !== undefined && parts.length > 1 && parts.every((part) => endsInDate(part, options))) {
      return parts.map((text) => ({ ...cell, text, spans: [{ ...span, text }] }));
    }
  }
  return [cell];
}

/** Rows that each hold one text, and the further lines of which a text consists. */
interface DatedRows {
  rows: Row[];
  more: ReadonlyMap<SourceLine, SourceLine[]>;
}

/**
 * Joins the lines of texts that end with their dates, and splits lines that hold several: in a narrow column, a
 * certificate, its issuer and its date take several lines. The rows stay as they are unless this explains all of them.
 */
export function joinToDates(rows: readonly Row[], options: DateOptions): DatedRows {
  const groups = groupsOf(rows, options) ?? [];
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(rightOf)));
  const areBroken = groups.every((cells) =>
    cells.slice(1).every((cell, at) => !cell.isBullet && isBroken(cells[at] ?? cell, cell, right)),
  );
  const whole = groups.flatMap(([first, ...more]) => {
    const row = rows.find(({ cells }) => cells[0]?.source === first?.source);
    return row && first
      ? datedParts(more.reduce(joinedCell, first), options).map((cell) => ({ ...row, cells: [cell] }))
      : [];
  });
  if (!areBroken || whole.length < 2) {
    return { rows: [...rows], more: new Map() };
  }
  const more = new Map(
    groups.flatMap(([first, ...others]) =>
      first ? [[first.source, others.map(({ source }) => source)] as const] : [],
    ),
  );
  return { rows: whole, more };
}
