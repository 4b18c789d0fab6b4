import type { Cell, Look, Row, SectionKind } from '../layout-types';
import { broadHeadingKind, headingKind, headingKindInAnyCase } from './headings';
import { bodyLook, isAsStrong, keyOf, standsOut } from './looks';

/** A look tells headings apart if so many of the lines in it are known ones. */
const shareOfKnown = 0.34;
/** The look of headings has so many of them at least. */
const fewestKnown = 2;

/** A further look is one of headings if so many of the lines in it are known ones, of so many kinds. */
const shareOfUsual = 0.6;
const fewestUsual = 3;

/** Headings stand in a margin if so many of them have something beside them. */
const shareInMargin = 0.5;

/** Lines stand beside each other if their baselines differ by less, in heights of their letters. */
const sameHeight = 0.8;

/** How the headings of a document look. */
export interface HeadingLooks {
  /** Whether a known heading in this look is one. */
  suits(look: Look): boolean;
  /** Whether nearly only headings have this look, so that unknown lines in it are headings as well. */
  isOwn(look: Look): boolean;
  /** Whether headings in this look stand in a margin, beside the first row of their section. */
  isInMargin(look: Look): boolean;
  /** The kind of a known heading; where it stands out, it may begin with a small letter. */
  kindOf(cell: Cell): SectionKind | undefined;
}

interface Usage {
  look: Look;
  kinds: Set<SectionKind>;
  known: number;
  /** Known ones, if headings of which only a part is known count. */
  broadlyKnown: number;
  lines: number;
  /** Known ones that have something beside them. */
  besideRows: number;
}

/** Learns from the known headings of a document, column by column, how its headings look. */
export function headingLooks(streams: Row[][]): HeadingLooks {
  const body = bodyLook(streams.flat().flatMap(({ cells }) => cells));
  // An icon may stand before a heading, but a bullet in the look of the body is none.
  const kindOf = ({ text, look, isBullet }: Cell) => {
    if (standsOut(look, body)) return headingKindInAnyCase(text);
    return isBullet ? undefined : headingKind(text);
  };
  const whole = usageOf(streams.flat(), kindOf);
  const main = strongest(whole);
  const chosen = new Map<string, Usage>();
  if (main) chosen.set(keyOf(main.look), main);
  // A page in two colors, or a side that follows the other, has headings of two looks.
  for (const usage of whole) {
    const isUsual = usage.kinds.size >= fewestUsual && usage.known > shareOfUsual * usage.lines;
    if (isUsual && standsOut(usage.look, body)) chosen.set(keyOf(usage.look), usage);
  }
  for (const stream of streams) {
    const own = strongest(usageOf(stream, kindOf));
    const isSeparate = own && (!main || standsOut(own.look, body));
    if (isSeparate) chosen.set(keyOf(own.look), own);
  }
  return {
    suits: (look) =>
      chosen.has(keyOf(look)) || !main || (standsOut(look, body) && isAsStrong(look, main.look)),
    isOwn: (look) => {
      const usage = chosen.get(keyOf(look));
      return usage !== undefined && usage.broadlyKnown > shareOfKnown * usage.lines && standsOut(look, body);
    },
    isInMargin: (look) => {
      const usage = chosen.get(keyOf(look));
      return usage !== undefined && usage.besideRows > shareInMargin * usage.known;
    },
    kindOf,
  };
}

/** What the looks of lines are used for. */
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
      broadlyKnown: 0,
      lines: 0,
      besideRows: 0,
    };
    usages.set(key, usage);
    usage.lines += 1;
    const kind = kindOf(first);
    if (kind) usage.kinds.add(kind);
    usage.known += kind ? 1 : 0;
    usage.besideRows += kind && isBeside(row, [rows[index - 1], rows[index + 1]]) ? 1 : 0;
    usage.broadlyKnown += kind || broadHeadingKind(first.text) ? 1 : 0;
  }
  return [...usages.values()];
}

/** Whether something stands right of the first cell of a row, be it on a baseline of its own. */
function isBeside({ cells, page, y }: Row, neighbours: (Row | undefined)[]): boolean {
  const [first, second] = cells;
  if (!first) return false;
  const end = first.box.x + first.box.width;
  const near = neighbours.filter(
    (row) => row?.page === page && Math.abs(row.y - y) < sameHeight * first.look.size,
  );
  return second !== undefined || near.some((row) => (row?.cells[0]?.box.x ?? 0) > end);
}

/** The look with the most kinds of headings; of equal ones the largest, then the one that is used for them alone. */
function strongest(usages: Usage[]): Usage | undefined {
  const able = usages.filter(({ kinds }) => kinds.size >= fewestKnown);
  return able.sort(
    (a, b) =>
      b.kinds.size - a.kinds.size || b.look.size - a.look.size || b.known / b.lines - a.known / a.lines,
  )[0];
}
