import type { Cell, Look, Span } from '../layout-types';
import type { Item, LinkArea, PageContents } from './item';
import { letterGap } from './letter-spacing';
import { withoutMark } from './marks';

/** From the width of this gap on, in heights of the font, words are apart. */
const wordGap = 0.16;
/** From the width of this gap on, in heights of the font, a new cell begins. */
const cellGap = 1.05;
/** The same where letters stand apart. */
const spacedCellGap = 1.6;
/** Items of one line may differ this much in their baseline: in points, and in heights of the font. */
const baselineTolerance = { points: 1.5, heights: 0.25 };
/** Text that is drawn twice to look bold lies this close, in points. */
const overprint = 1;

/** Joins the words of a page that stand on one baseline without a wide gap. */
export function cellsOf(contents: PageContents): Cell[] {
  const items = contents.items.filter(({ isRotated, isHidden }) => !isRotated && !isHidden);
  return linesOf(items).flatMap((line) => piecesOf(line).flatMap((piece) => cellOf(piece, contents) ?? []));
}

/** Groups items by their baseline, each line from left to right. */
function linesOf(items: Item[]): Item[][] {
  const lines: Item[][] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const tolerance = Math.max(baselineTolerance.points, baselineTolerance.heights * item.size);
    if (line && first && item.y - first.y <= tolerance) line.push(item);
    else lines.push([item]);
  }
  return lines.map((line) => withoutOverprint(line.sort((a, b) => a.x - b.x)));
}

function withoutOverprint(line: Item[]): Item[] {
  const isCopy = (item: Item, index: number) => {
    const before = line.slice(Math.max(0, index - 4), index);
    return before.some(
      (other) =>
        other.text === item.text &&
        Math.abs(other.x - item.x) < overprint &&
        Math.abs(other.y - item.y) < overprint,
    );
  };
  return line.filter((item, index) => !isCopy(item, index));
}

/** Items that stand together, and the width of the gap between their words. */
interface Piece {
  items: Item[];
  gap: number;
}

/** Cuts a line at its wide gaps and before its icons. */
function piecesOf(line: Item[]): Piece[] {
  const pieces: Item[][] = [];
  for (const [index, item] of line.entries()) {
    const piece = pieces.at(-1);
    const last = line[index - 1];
    const limit = isSingle(item) && isSingle(last) ? spacedCellGap : cellGap;
    if (!piece || !last || item.isIcon || gapBetween(last, item) > limit) pieces.push([item]);
    else piece.push(item);
  }
  return pieces.map((items) => ({ items, gap: letterGap(items) ?? wordGap }));
}

const isSingle = (item: Item | undefined) => item?.text.length === 1;

/** In heights of the larger font. */
function gapBetween(left: Item, right: Item): number {
  return (right.x - left.x - left.width) / Math.max(left.size, right.size, 1);
}

function cellOf({ items, gap }: Piece, { page, links }: PageContents): Cell | undefined {
  const [first] = items;
  if (!first) return undefined;
  const isIcon = first.isIcon;
  const spans = spansOf(isIcon ? items.slice(1) : items, gap, links);
  const printed = textOf(spans);
  const { isMarked, length } = withoutMark(printed);
  cutStart(spans, length);
  const text = textOf(spans);
  if (text === '') return undefined;
  const box = boxOf(items, page);
  const { width, height, x, y } = box;
  return {
    text,
    spans,
    look: mainLook(spans),
    box,
    isBullet: isIcon || isMarked,
    source: { page, x, y, width, height, text: printed.trim() },
  };
}

/** Joins items into runs of one look and link, with spaces where they were drawn or where there is room for one. */
function spansOf(items: Item[], gap: number, links: LinkArea[]): Span[] {
  const spans: Span[] = [];
  for (const [index, item] of items.entries()) {
    const last = items[index - 1];
    const isApart =
      last !== undefined && (gapBetween(last, item) > gap || (item.isSpaced && gap === wordGap));
    const text = `${isApart ? ' ' : ''}${item.text}`;
    const link = linkAt(item, links);
    const span = spans.at(-1);
    if (span && isSameLook(span.look, item.look) && span.link === link) span.text += text;
    else spans.push({ text, look: item.look, ...(link === undefined ? {} : { link }) });
  }
  return spans.map((span) => ({ ...span, look: { ...span.look, isCapitals: isCapitals(span.text) } }));
}

function linkAt(item: Item, links: LinkArea[]): string | undefined {
  const x = item.x + item.width / 2;
  const y = item.y - item.size / 3;
  return links.find(
    (area) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height,
  )?.address;
}

function isSameLook(a: Look, b: Look): boolean {
  return a.font === b.font && a.size === b.size && a.color === b.color;
}

/** Whether all letters are capitals, of which there are at least two. */
function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

const textOf = (spans: Span[]) => spans.map(({ text }) => text).join('');

/** Drops so many characters from the start of the spans, and white space at both ends. */
function cutStart(spans: Span[], length: number): void {
  let left = length;
  while (spans[0] && left >= spans[0].text.length) left -= spans.shift()?.text.length ?? 0;
  const first = spans[0];
  if (first) first.text = first.text.slice(left).trimStart();
  const last = spans.at(-1);
  if (last) last.text = last.text.trimEnd();
}

/** The look of most letters. */
function mainLook(spans: Span[]): Look {
  const longest = spans.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return { ...longest.look, isCapitals: isCapitals(textOf(spans)) };
}

function boxOf(items: Item[], page: number) {
  const x = Math.min(...items.map((item) => item.x));
  const right = Math.max(...items.map((item) => item.x + item.width));
  const size = Math.max(...items.map((item) => item.size));
  const baseline = items[0]?.y ?? 0;
  return { page, x, y: baseline - size, width: right - x, height: size * 1.2 };
}
