import { isMark, withoutMark, withPlainBars } from '../../layout/marks';
import type { Cell, Look, Span } from '../../layout-types';
import { isCapitals, type Paragraph } from './paragraphs';

/** The line height and the average letter width, as multiples of the font size. */
export const lineHeight = 1.2;
const letterWidth = 0.5;

/** Runs of spaces, lines drawn with underscores, and what comes before an icon. */
const gaps = /[ \u00a0]{5,}|_{5,}|(?=[\ue000-\uf8ff])/;

/** The lines of a paragraph, each cut at tabs and at gaps. */
export function linesOf({ pieces }: Paragraph): Span[][][] {
  const lines: Span[][][] = [[[]]];
  const begin = () => lines.at(-1)?.push([]);
  for (const piece of pieces) {
    if (piece.kind === 'break') lines.push([[]]);
    else if (piece.kind === 'tab') endCell(lines.at(-1) ?? []);
    else if (piece.kind === 'text') {
      const { look, link } = piece;
      for (const [index, text] of piece.text.split(gaps).entries()) {
        if (index > 0) begin();
        if (text !== '')
          lines
            .at(-1)
            ?.at(-1)
            ?.push({ text, look, ...(link === undefined ? {} : { link }) });
      }
    }
  }
  return lines;
}

/** Begins a cell at a tab, unless the cell so far is only a typed bullet, which belongs to the text after it. */
function endCell(line: Span[][]): void {
  const cell = line.at(-1) ?? [];
  const last = cell.at(-1);
  if (last && cell.length === 1 && line.length === 1 && isMark(last.text)) last.text += ' ';
  else line.push([]);
}

export const textOf = (spans: Span[]) => spans.map(({ text }) => text).join('');

/** A part of a line as a cell; undefined if it has no text. */
export function cellOf(
  parts: Span[],
  at: { page: number; x: number; y: number },
  size: number,
  isListed: boolean,
): Cell | undefined {
  const printed = textOf(parts);
  const { isMarked, length } = withoutMark(printed);
  const spans = trimmed(parts, length);
  const text = textOf(spans);
  if (text === '') return undefined;
  const width = text.length * size * letterWidth;
  // All cells of a line share its baseline, whatever their size.
  const own = mainLook(spans);
  const box = { ...at, width, height: size * lineHeight };
  return { text, spans, look: own, box, isBullet: isListed || isMarked, source: { text: printed.trim() } };
}

/** The spans without the first `length` characters, and without white space at both ends. */
function trimmed(parts: Span[], length: number): Span[] {
  let left = length;
  const spans = parts.flatMap((span) => {
    const text = withPlainBars(span.text)
      .replaceAll('\u00ad', '')
      .replace(/[\s\u00a0]/g, ' ');
    const cut = Math.min(left, text.length);
    left -= cut;
    return text.length > cut ? [{ ...span, text: text.slice(cut) }] : [];
  });
  while (spans[0] && spans[0].text.trim() === '') spans.shift();
  while (spans.at(-1)?.text.trim() === '') spans.pop();
  const [first] = spans;
  if (first) first.text = first.text.trimStart();
  const last = spans.at(-1);
  if (last) last.text = last.text.trimEnd();
  return spans;
}

/** The look of most of the text. */
function mainLook(spans: Span[]): Look {
  const [first, ...rest] = spans;
  const longest = rest.reduce(
    (long, span) => (span.text.length > (long?.text.length ?? 0) ? span : long),
    first,
  );
  const look = longest?.look ?? {
    font: '',
    size: 0,
    isBold: false,
    isItalic: false,
    isCapitals: false,
    color: '',
  };
  return { ...look, isCapitals: spans.every((span) => span.look.isCapitals) || isCapitals(textOf(spans)) };
}
