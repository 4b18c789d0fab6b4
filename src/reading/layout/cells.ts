import type { Cell, Look, Span } from '../layout-types';
import { DrawnBullets } from './drawn-bullets';
import { edgesOf } from './edges';
import type { Item, LinkArea, PageContents } from './item';
import { linesOf } from './lines';
import { withoutMark, withPlainBars } from './marks';
import { drawsSpaces, gapBetween, isWide, type Piece, piecesOf, wordGap } from './pieces';
import { inReadingOrder, isRightToLeft } from './right-to-left';
import { visibleItems } from './visible';

/** Joins the words on a page that share a baseline and have no wide gap between them. */
export function cellsOf(contents: PageContents): Cell[] {
  const lines = linesOf(visibleItems(contents).filter(({ isRotated }) => !isRotated));
  const edges = edgesOf(lines, isWide);
  const areSpacesDrawn = drawsSpaces(lines);
  const bullets = new DrawnBullets(contents.dots);
  return lines.flatMap((line) =>
    piecesOf(line, edges, areSpacesDrawn).flatMap((piece) => cellOf(piece, contents, bullets) ?? []),
  );
}

/** Makes a piece of a line into a cell; undefined if it has no text. */
export function cellOf(
  { items, gap }: Piece,
  { page, links, items: all }: PageContents,
  bullets?: DrawnBullets,
): Cell | undefined {
  const [first] = items;
  if (!first) return undefined;
  const isIcon = first.isIcon;
  const runs = inReadingOrder(runsOf(isIcon ? items.slice(1) : items, gap), () =>
    isRightToLeft(all.map(({ text }) => text).join(' ')),
  );
  const spans = spansOf(runs, links);
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
    isBullet: isIcon || isMarked || bullets?.hasBefore(first) === true,
    source: { page, x, y, width, height, text: printed.trim() },
  };
}

/** The text of an item in a line. */
interface Run {
  text: string;
  item: Item;
}

/** Puts a space wherever one was drawn or the gap is as wide as one. */
const runsOf = (items: Item[], gap: number): Run[] =>
  items.map((item, index) => {
    const last = items[index - 1];
    const isApart =
      last !== undefined && (gapBetween(last, item) > gap || (item.isSpaced && gap === wordGap));
    return { text: `${isApart ? ' ' : ''}${plainText(item.text)}`, item };
  });

/** Joins items into spans with the same look and link. */
function spansOf(runs: Run[], links: LinkArea[]): Span[] {
  const spans: Span[] = [];
  for (const { text, item } of runs) {
    const link = linkAt(item, links);
    const span = spans.at(-1);
    if (span && isSameLook(span.look, item.look) && span.link === link) span.text += text;
    else spans.push({ text, look: item.look, ...(link === undefined ? {} : { link }) });
  }
  return spans.map((span) => ({ ...span, look: { ...span.look, isCapitals: areCapitals([span]) } }));
}

/** Expands ligatures and removes invisible characters; a soft hyphen that is drawn becomes a hyphen. */
function plainText(text: string): string {
  return withPlainBars(text)
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/\u00ad/g, '-')
    .replace(/[\p{Cc}\u200b-\u200f\u2060\ufeff]/gu, '')
    .normalize('NFC');
}

function linkAt(item: Item, links: LinkArea[]): string | undefined {
  const x = item.x + item.width / 2;
  const y = item.y - item.size / 3;
  return links.find(
    (area) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height,
  )?.address;
}

function isSameLook(a: Look, b: Look): boolean {
  return a.font === b.font && a.size === b.size && a.color === b.color && a.isCapitals === b.isCapitals;
}

/** Whether all letters are capitals, and there are at least two, or all are small capitals. */
function areCapitals(spans: Span[]): boolean {
  if (spans.every(({ look }) => look.isCapitals)) return true;
  const text = textOf(spans);
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

const textOf = (spans: Span[]) => spans.map(({ text }) => text).join('');

/** Removes the first `length` characters of the spans, and white space at both ends. */
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
  return { ...longest.look, isCapitals: areCapitals(spans) };
}

function boxOf(items: Item[], page: number) {
  const x = Math.min(...items.map((item) => item.x));
  const right = Math.max(...items.map((item) => item.x + item.width));
  const size = Math.max(...items.map((item) => item.size));
  const baseline = items[0]?.y ?? 0;
  return { page, x, y: baseline - size, width: right - x, height: size * 1.2 };
}
