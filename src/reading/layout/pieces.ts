import { endsInDate } from './date-ends';
import { type Edges, isStop } from './edges';
import { headingKind } from './headings';
import type { Item } from './item';
import { letterGap } from './letter-spacing';
import { isMark } from './marks';

/** Gaps wider than this separate words; as a multiple of the font size, like all gaps here. */
export const wordGap = 0.16;
/** Gaps wider than this begin a new piece. */
const pieceGap = 1.05;
/** Gaps wider than this begin a new piece between letter-spaced single letters. */
const spacedPieceGap = 1.6;
/** Gaps wider than this begin a new piece after a bullet or an icon. */
const markGap = 3.5;
/**
 * A gap below `pieceGap` also begins a piece if it exceeds `heights`, and `others` times the median of at least `count`
 * gaps in the line.
 */
const oddGap = { heights: 0.6, others: 2.2, count: 4 };
/** A gap at which no space is drawn begins a piece if it is wider than this, on a page that draws its spaces. */
const undrawnGap = 0.5;
/** Minimum number of narrow gaps on a page that draws its spaces, and the minimum share of those with a space. */
const drawn = { count: 20, share: 0.95 };
/** Text after a heading with a smaller gap than this belongs to the heading. */
const gapAfterHeading = 0.45;
/** Maximum number of items in text that ends at a column's edge, such as a date or a heading. */
const mostWordsBeforeEdge = 8;

/** Items that belong together, and the gap that separates their words. */
export interface Piece {
  items: Item[];
  gap: number;
}

/** Cuts a line where its text does not continue: at wide gaps, before icons, and at edges that lines share. */
export function piecesOf(line: Item[], edges: Edges, drawsSpaces = false): Piece[] {
  const pieces = runsOf(line).flatMap((run) => {
    const odd = oddGapOf(run);
    return cutBetween(run, (piece, last, item) => {
      if (isOnlyMark(piece)) return false;
      const gap = gapBetween(last, item);
      const isUndrawn = drawsSpaces && !item.isSpaced && gap > undrawnGap;
      return isUndrawn || gap > odd || beginsColumn(piece, last, item, edges);
    });
  });
  return pieces.map((items) => ({ items, gap: letterGap(items) ?? wordGap }));
}

/** The parts of a line between wide gaps and icons. */
const runsOf = (line: Item[]) =>
  cutBetween(
    line,
    (piece, last, item) => item.isIcon || gapBetween(last, item) > widthAfter(piece, last, item),
  );

/** Whether the words on a page are separated by drawn spaces. */
export function drawsSpaces(lines: Item[][]): boolean {
  const words = lines.flatMap((line) =>
    line.slice(1).filter((item, index) => {
      const gap = gapBetween(line[index] ?? item, item);
      return gap > wordGap && gap < undrawnGap;
    }),
  );
  return (
    words.length >= drawn.count &&
    words.filter(({ isSpaced }) => isSpaced).length > drawn.share * words.length
  );
}

/** Cuts items wherever the text before a gap and the item after it do not belong together. */
function cutBetween(items: Item[], isCut: (piece: Item[], last: Item, item: Item) => boolean): Item[][] {
  const pieces: Item[][] = [];
  for (const item of items) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    if (piece && last && !isCut(piece, last, item)) piece.push(item);
    else pieces.push([item]);
  }
  return pieces;
}

/** As a multiple of the larger font size. */
export function gapBetween(left: Item, right: Item): number {
  return (right.x - left.x - left.width - left.letterSpacing) / Math.max(left.size, right.size, 1);
}

/** Whether a gap is wide enough to separate text on its own. */
export const isWide = (left: Item, right: Item) => gapBetween(left, right) > pieceGap;

const isSingle = (item: Item) => [...item.text].length === 1;

const isOnlyMark = (piece: Item[]) => piece.every((item) => item.isIcon || isMark(item.text));

function widthAfter(piece: Item[], left: Item, right: Item): number {
  if (isOnlyMark(piece)) return markGap;
  return isSingle(left) && isSingle(right) ? spacedPieceGap : pieceGap;
}

/** The gap from which on a gap is too wide for this line, judging by the other gaps. */
function oddGapOf(run: Item[]): number {
  if (letterGap(run) !== undefined) return Number.POSITIVE_INFINITY;
  const gaps = gapsOf(run)
    .filter((gap) => gap < pieceGap)
    .sort((a, b) => a - b);
  if (gaps.length < oddGap.count) return Number.POSITIVE_INFINITY;
  return Math.max(oddGap.heights, oddGap.others * (gaps[Math.floor(gaps.length / 2)] ?? pieceGap));
}

/** The gaps between words. */
function gapsOf(items: Item[]): number[] {
  const gaps = items.slice(1).map((item, index) => gapBetween(items[index] ?? item, item));
  return gaps.filter((gap) => gap > wordGap);
}

/** Whether an item is at an edge that lines share, after a complete text. */
function beginsColumn(piece: Item[], last: Item, item: Item, edges: Edges): boolean {
  if (piece.length > mostWordsBeforeEdge || !isStop(edges, item.x) || /^[–—-]/.test(item.text)) return false;
  const text = piece.map((each) => `${each.isSpaced ? ' ' : ''}${each.text}`).join('');
  if (endsInDate(text)) return true;
  return gapBetween(last, item) >= gapAfterHeading && headingKind(text) !== undefined;
}
