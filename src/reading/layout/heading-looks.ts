import type { Cell, Look, Row, SectionKind } from '../layout-types';
import { headingKind, headingKindInAnyCase } from './headings';
import { bodyLook, isAsStrong, keyOf, standsOut } from './looks';

/** Minimum number of kinds of headings in the look of headings. */
const fewestKnown = 2;

/**
 * A further look counts as one of headings if it has at least this share of known ones, of at least this many kinds.
 */
const shareOfUsual = 0.6;
const fewestUsual = 3;

/** Headings are in a margin if more than this share of them has text beside it. */
const shareInMargin = 0.5;

/** Maximum distance between the baselines of lines side by side, as a multiple of the font size. */
const sameHeight = 0.8;

/** How the headings of a document look. */
export interface HeadingLooks {
  /** Whether a known heading in this look counts as one. */
  suits(look: Look): boolean;
  /** Whether unknown lines in a look of headings are headings as well. */
  areHeadings: boolean;
  /** Whether this look is nearly only used for headings. */
  isOwn(look: Look): boolean;
  /** Whether headings in this look are in a margin, beside the first row of their section. */
  isInMargin(look: Look): boolean;
  /** The kind of a known heading; if it stands out, it may begin with a lower-case letter. */
  kindOf(cell: Cell): SectionKind | undefined;
}

interface Usage {
  look: Look;
  kinds: Set<SectionKind>;
  known: number;
  lines: number;
  /** Known headings with text beside them. */
  besideRows: number;
}

/** Learns from a document's known headings, column by column, what its headings look like. */
export function headingLooks(streams: Row[][], areHeadings: boolean): HeadingLooks {
  const body = bodyLook(streams.flat().flatMap(({ cells }) => cells));
  // A heading may follow an icon, but a bulleted line in the look of the body is not a heading.
  const kindOf = ({ text, look, isBullet }: Cell) => {
    if (standsOut(look, body)) return headingKindInAnyCase(text);
    return isBullet ? undefined : headingKind(text);
  };
  const whole = usageOf(streams.flat(), kindOf);
  const main = strongest(whole);
  const chosen = new Map<string, Usage>();
  if (main) chosen.set(keyOf(main.look), main);
  // A page in two colours, or a sidebar that is read after the main column, has headings in two looks.
  for (const usage of whole) {
    const isUsual = usage.kinds.size >= fewestUsual && usage.known > shareOfUsual * usage.lines;
    if (isUsual) chosen.set(keyOf(usage.look), usage);
  }
  for (const stream of streams) {
    const own = strongest(usageOf(stream, kindOf));
    if (own) chosen.set(keyOf(own.look), own);
  }
  return {
    areHeadings,
    suits: (look) =>
      chosen.has(keyOf(look)) || !main || (standsOut(look, body) && isAsStrong(look, main.look)),
    isOwn: (look) => chosen.has(keyOf(look)) && standsOut(look, body),
    isInMargin: (look) => {
      const usage = chosen.get(keyOf(look));
      return usage !== undefined && usage.besideRows > shareInMargin * usage.known;
    },
    kindOf,
  };
}

/** What each look is used for. */
function usageOf(rows: Row[], kindOf: (cell: Cell) => SectionKind | undefined): Usage[] {
  const usages = new Map<string, Usage>();
  for (const [index, row] of rows.entries()) {
    const [first] = row.cells;
    if (!first) continue;
    const key = keyOf(first.look);
    const usage = usages.get(key) ?? {
      look: first.look,
      kinds: new Set(),
      known: 0,
      lines: 0,
      besideRows: 0,
    };
    usages.set(key, usage);
    usage.lines += 1;
    const kind = areAlike(row.cells) ? undefined : kindOf(first);
    if (kind) usage.kinds.add(kind);
    usage.known += kind ? 1 : 0;
    usage.besideRows += kind && isBeside(row, [rows[index - 1], rows[index + 1]]) ? 1 : 0;
  }
  return [...usages.values()];
}

/** Whether several cells look alike, such as the names of a table's columns; a heading differs from the text beside it. */
const areAlike = (cells: Cell[]) =>
  cells.length > 1 && new Set(cells.map(({ look }) => `${keyOf(look)} ${look.isBold}`)).size === 1;

/** Whether there is text to the right of a row's first cell, even on a slightly different baseline. */
function isBeside({ cells, page, y }: Row, neighbours: (Row | undefined)[]): boolean {
  const [first, second] = cells;
  if (!first) return false;
  const end = first.box.x + first.box.width;
  const near = neighbours.filter(
    (row) => row?.page === page && Math.abs(row.y - y) < sameHeight * first.look.size,
  );
  return second !== undefined || near.some((row) => (row?.cells[0]?.box.x ?? 0) > end);
}

/** The look with the most kinds of headings; of equal ones the largest, then the one most exclusive to headings. */
function strongest(usages: Usage[]): Usage | undefined {
  const able = usages.filter(({ kinds }) => kinds.size >= fewestKnown);
  return able.sort(
    (a, b) =>
      b.kinds.size - a.kinds.size || b.look.size - a.look.size || b.known / b.lines - a.known / a.lines,
  )[0];
}
