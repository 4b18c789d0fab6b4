import { fontFiles, iconFontFile } from '../fonts';

export interface Style {
  size?: number;
  font?: 'regular' | 'bold' | 'italic' | 'icons';
  color?: string;
  link?: string;
}

/** Writes lines into a column and continues in the same column of the next page. */
export class Pen {
  readonly #pdf: PDFKit.PDFDocument;
  x: number;
  y: number;
  width: number;
  readonly top: number;
  readonly bottom: number;

  constructor(pdf: PDFKit.PDFDocument, column: { x: number; y: number; width: number; bottom?: number }) {
    this.#pdf = pdf;
    this.x = column.x;
    this.y = column.y;
    this.width = column.width;
    this.top = 50;
    this.bottom = column.bottom ?? 790;
    for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file);
  }

  /** Begins a new page unless there is this much height left, in points. */
  need(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.#pdf.addPage();
    this.y = this.top;
  }

  /** Writes a line at a position and returns its width. */
  at(x: number, y: number, text: string, style: Style = {}): number {
    const { size = 10, font = 'regular', color = '#222222', link } = style;
    if (font === 'icons') this.#pdf.registerFont('icons', iconFontFile());
    this.#pdf.font(font).fontSize(size).fillColor(color);
    this.#pdf.text(text, x, y, { lineBreak: false, ...(link && { link }) });
    return this.#pdf.widthOfString(text);
  }

  widthOf(text: string, { size = 10, font = 'regular' }: Style = {}): number {
    return this.#pdf.font(font).fontSize(size).widthOfString(text);
  }

  /** Writes a paragraph, wrapping its lines. */
  write(text: string, style: Style = {}, indent = 0): void {
    const { size = 10 } = style;
    for (const line of this.#wrap(text, style, this.width - indent)) {
      this.need(size * 1.35);
      this.at(this.x + indent, this.y, line, style);
      this.y += size * 1.35;
    }
  }

  /** Writes a text at each edge; the left one is wrapped beside the other. */
  writeApart(left: string, right: string, style: Style = {}, rightStyle = style): void {
    const { size = 10 } = style;
    const lines = this.#besides(left, right, style, rightStyle);
    this.need(lines.length * size * 1.35);
    this.at(this.x + this.width - this.widthOf(right, rightStyle), this.y, right, rightStyle);
    for (const line of lines) {
      this.at(this.x, this.y, line, style);
      this.y += size * 1.35;
    }
  }

  /** The height that `writeApart` takes. */
  heightApart(left: string, right: string, style: Style = {}, rightStyle = style): number {
    return this.#besides(left, right, style, rightStyle).length * (style.size ?? 10) * 1.35;
  }

  #besides(left: string, right: string, style: Style, rightStyle: Style): string[] {
    return this.#wrap(left, style, this.width - this.widthOf(right, rightStyle) - 8);
  }

  bullets(lines: string[], glyph = '•', indent = 12): void {
    for (const line of lines) {
      this.need(14);
      this.at(this.x + 2, this.y, glyph);
      this.write(line, {}, indent);
    }
  }

  gap(points: number): void {
    this.y += points;
  }

  rule(color = '#444444'): void {
    this.#pdf
      .moveTo(this.x, this.y)
      .lineTo(this.x + this.width, this.y)
      .lineWidth(0.7)
      .stroke(color);
    this.y += 4;
  }

  #wrap(text: string, style: Style, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  }
}
