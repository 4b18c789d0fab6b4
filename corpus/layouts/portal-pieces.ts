import type { Content } from '../content';
import { Pen, type Style } from './pdfkit-pen';

/** Moves as a pen does without leaving a trace, to measure what will be written. */
class Ruler extends Pen {
  override need(): void {}

  override at(): number {
    return 0;
  }
}

/** How high a text will be in a column of this width. */
function heightIn(pdf: PDFKit.PDFDocument, width: number, write: (pen: Pen) => void): number {
  const ruler = new Ruler(pdf, { x: 0, y: 0, width });
  write(ruler);
  return ruler.y;
}

/** Writes what belongs together, on the next page if there is no room for it on this one. */
export function together(pdf: PDFKit.PDFDocument, pen: Pen, write: (pen: Pen) => void): void {
  pen.need(Math.min(heightIn(pdf, pen.width, write), pen.bottom - pen.top));
  write(pen);
}

/** Writes at a distance from the edge of the column. */
export function indented(pen: Pen, by: number, write: () => void): void {
  pen.x += by;
  pen.width -= by;
  write();
  pen.x -= by;
  pen.width += by;
}

/** Writes texts in rounded boxes, as many on a line as there is room for. */
export function tags(pdf: PDFKit.PDFDocument, pen: Pen, items: string[], fill: string, color: string): void {
  const style: Style = { size: 9, color };
  let { x } = pen;
  pen.need(20);
  for (const item of items) {
    const width = pen.widthOf(item, style) + 14;
    if (x > pen.x && x + width > pen.x + pen.width) {
      x = pen.x;
      pen.gap(20);
      pen.need(20);
    }
    pdf.roundedRect(x, pen.y, width, 16, 8).fill(fill);
    pen.at(x + 7, pen.y + 3.2, item, style);
    x += width + 6;
  }
  pen.gap(22);
}

export interface Cell {
  width: number;
  lines: [text: string, style: Style][];
  fill?: string;
}

const padding = 5;

const writeIn = (cell: Cell) => (inner: Pen) => {
  for (const [text, style] of cell.lines) inner.write(text, style);
};

/** Cells beside each other are as high as the highest of them. */
export function rowHeight(pdf: PDFKit.PDFDocument, cells: Cell[]): number {
  const heights = cells.map((cell) => heightIn(pdf, cell.width - 2 * padding, writeIn(cell)));
  return Math.max(...heights) + 2 * padding - 2;
}

/** Draws a row of bordered cells beside each other. */
export function cellRow(pdf: PDFKit.PDFDocument, pen: Pen, cells: Cell[], border: string): void {
  const height = rowHeight(pdf, cells);
  pen.need(height);
  let { x } = pen;
  for (const cell of cells) {
    if (cell.fill) pdf.rect(x, pen.y, cell.width, height).fill(cell.fill);
    pdf.rect(x, pen.y, cell.width, height).lineWidth(0.6).stroke(border);
    const inner = { x: x + padding, y: pen.y + padding, width: cell.width - 2 * padding, bottom: 2000 };
    writeIn(cell)(new Pen(pdf, inner));
    x += cell.width;
  }
  pen.gap(height);
}

/** The tasks as sentences of one paragraph. */
export const sentences = (lines: string[]) =>
  lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ');

/** Writes the additional parts as lists. */
export function furtherParts(
  pen: Pen,
  content: Content,
  heading: (text: string) => void,
  glyph: string,
): void {
  for (const part of content.further) {
    heading(part.heading);
    pen.bullets(part.lines, glyph);
  }
}

/** Writes a line at the foot of each page. */
export function foot(
  pdf: PDFKit.PDFDocument,
  y: number,
  textOf: (page: number, count: number) => string,
): void {
  const { count } = pdf.bufferedPageRange();
  const pen = new Pen(pdf, { x: 0, y, width: pdf.page.width });
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const style: Style = { size: 8, color: '#777777' };
    const text = textOf(index + 1, count);
    pen.at((pdf.page.width - pen.widthOf(text, style)) / 2, y, text, style);
  }
}
