import { headingKind } from '../../layout/headings';
import type { Cell, Span } from '../../layout-types';
import { cellOf, lineHeight, linesOf, textOf } from './lines-of-paragraphs';
import { pageBreaksOf } from './page-breaks';
import { type References, readParagraph } from './paragraphs';
import { isShaded, points } from './styles';
import { childOf, type Element, elementsOf } from './xml';

/** In points. The page is A4 with margins. */
const page = { left: 50, right: 545, top: 50, middle: 400 };
/** The distance between tab stops. */
const tabWidth = 36;
/**
 * Two cells of a row become columns if each has at least this many lines, or a heading above so many in one of them;
 * otherwise they stay beside each other.
 */
const linesOfColumn = 4;
/** How far the edges of cells in one column may differ, in points. */
const sameEdge = 12;
/** Minimum number of kinds of headings in a column of a table for it to be one of headings. */
const fewestHeadings = 3;
/** Far more than any CV has. */
const mostCells = 20_000;

/** Cells that follow one another from top to bottom. */
type Stream = Cell[];

/** A column of a table that continues from row to row. */
interface Column {
  left: number;
  stream: Stream;
}

/** Where blocks are placed: between two edges, with or without a coloured background. */
interface Place {
  left: number;
  right: number;
  hasBackground: boolean;
}

const wholePage: Place = { left: page.left, right: page.right, hasBackground: false };

/** Places the blocks of a document below one another, as on a page, and table cells side by side. */
export class Flow {
  private readonly columns: Stream[] = [];
  private readonly boxes: Stream[] = [];
  private stream: Stream = [];
  private y = page.top;
  /** Counts the explicit page breaks; where others fall is only known when the document is displayed. */
  private page = 1;
  private count = 0;

  constructor(private readonly references: References) {
    this.columns.push(this.stream);
  }

  /** Whether the document was longer than the limit. */
  get isCut(): boolean {
    return this.count >= mostCells;
  }

  /** The streams in reading order. Boxes come first if they contain the largest text, which is the name. */
  streams(): Stream[] {
    const columns = this.columns.filter(({ length }) => length > 0);
    const boxes = this.boxes.filter(({ length }) => length > 0);
    return largest(boxes) > largest(columns) ? [...boxes, ...columns] : [...columns, ...boxes];
  }

  place(blocks: Element, where = wholePage): void {
    for (const block of elementsOf(blocks)) {
      if (block.name === 'w:p') this.placeParagraph(block, where);
      else if (block.name === 'w:tbl') this.placeTable(block, where);
      else if (['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml'].includes(block.name))
        this.place(block, where);
    }
  }

  private placeParagraph(element: Element, where: Place): void {
    const paragraph = readParagraph(element, this.references, where.hasBackground);
    const { before = 0, after = 0, indent = 0, isListed } = paragraph.properties;
    const breaks = pageBreaksOf(element, paragraph);
    this.page += breaks.before;
    this.y += before;
    const left = where.left + indent;
    for (const [index, line] of linesOf(paragraph).entries()) {
      const size =
        Math.max(0, ...line.flatMap((part) => part.map(({ look }) => look.size))) || paragraph.size;
      this.placeLine(line, left, size, isListed === true && index === 0);
      this.y += size * lineHeight;
    }
    this.y += after;
    for (const piece of paragraph.pieces) if (piece.kind === 'box') this.placeBox(piece.content);
    this.page += breaks.after;
  }

  /** Places the parts of a line between tabs, each as a cell. */
  private placeLine(parts: Span[][], left: number, size: number, isListed: boolean): void {
    let x = left;
    for (const [index, spans] of parts.entries()) {
      if (index > 0) x = (Math.floor(x / tabWidth) + 2) * tabWidth;
      const isFirst = parts.slice(0, index).every((part) => textOf(part).trim() === '');
      const cell = cellOf(spans, { page: this.page, x, y: this.y }, size, isListed && isFirst);
      if (!cell || this.count >= mostCells) continue;
      this.count += 1;
      this.stream.push(cell);
      x += cell.box.width;
    }
  }

  private placeBox(content: Element): void {
    const { stream, y } = this;
    const box: Stream = [];
    this.stream = box;
    this.y = page.top;
    // The background of a box is unknown, so nothing in it is considered invisible.
    this.place(content, { ...wholePage, hasBackground: true });
    this.stream = stream;
    this.y += y - page.top;
    if (belongsTo(box, stream)) stream.push(...box.map((cell) => movedDown(cell, y - page.top)));
    else {
      this.boxes.push(box);
      this.y = y;
    }
  }

  private placeTable(table: Element, where: Place): void {
    const widths = elementsOf(childOf(table, 'w:tblGrid')).map(
      ({ attributes }) => points(attributes['w:w']) ?? 0,
    );
    let open: Column[] = [];
    const rows = rowsIn(table).map((row) => cellsIn(row, widths, where));
    const hasHeadings = this.haveHeadingsBeside(rows);
    for (const cells of rows) {
      if (hasHeadings && cells.length === 2) {
        this.placeBelowHeading(cells, where);
        continue;
      }
      const filled = cells.filter(({ element }) => this.textsIn(element).length > 0);
      const [only, ...others] = filled;
      if (this.areColumns(filled) || (only && others.length === 0 && continuesOne(open, only.where))) {
        this.placeColumns(filled, open);
      } else if (filled.length > 0 || open.length === 0) {
        if (open.length > 0) this.beginStream();
        open = [];
        this.placeSideBySide(cells);
      }
    }
    if (open.length > 0) this.beginStream();
  }

  /** Whether the first cells of most rows are headings, each beside its section. */
  private haveHeadingsBeside(rows: PlacedCell[][]): boolean {
    const texts = rows.flatMap(([first, ...others]) =>
      first && others.length === 1 ? this.textsIn(first.element).slice(0, 1) : [],
    );
    const known = new Set(texts.flatMap((text) => headingKind(text) ?? []));
    return (
      known.size >= fewestHeadings && 2 * texts.filter((text) => hasHeading([text])).length >= texts.length
    );
  }

  /** Places a heading above the section that was beside it, larger and bold, so that one of an unknown kind counts as well. */
  private placeBelowHeading([heading, section]: PlacedCell[], where: Place): void {
    const from = this.stream.length;
    if (heading) this.place(heading.element, where);
    const [title] = this.stream.slice(from);
    if (title) title.look = { ...title.look, isBold: true, size: title.look.size + 1 };
    if (section) this.place(section.element, where);
  }

  private placeSideBySide(cells: PlacedCell[]): void {
    const top = this.y;
    let bottom = top;
    for (const { element, where } of cells) {
      this.y = top;
      this.place(element, where);
      bottom = Math.max(bottom, this.y);
    }
    this.y = bottom;
  }

  private placeColumns(cells: PlacedCell[], open: Column[]): void {
    const top = this.y;
    let bottom = top;
    for (const { element, where } of cells) {
      this.stream = this.columnAt(where.left, open, cells.length === 1);
      this.y = top;
      this.place(element, where);
      bottom = Math.max(bottom, this.y);
    }
    this.y = bottom;
  }

  /** The column that a cell continues, or a new one. The only cell of a row may be indented. */
  private columnAt(left: number, open: Column[], isOnly: boolean): Stream {
    const last = open.findLast((column) => column.left < left + sameEdge);
    if (last && (isOnly || last.left > left - sameEdge)) return last.stream;
    const stream: Stream = [];
    this.columns.push(stream);
    open.push({ left, stream });
    open.sort((a, b) => a.left - b.left);
    return stream;
  }

  /** What follows columns is not the head of the document, however high up it is. */
  private beginStream(): void {
    this.y = Math.max(this.y, page.middle);
    this.stream = [];
    this.columns.push(this.stream);
  }

  /** Whether the cells of a row are read one after another; what follows a heading and holds none belongs to it. */
  private areColumns(cells: PlacedCell[]): boolean {
    const texts = cells.map(({ element }) => this.textsIn(element));
    const isLong = ({ length }: string[]) => length >= linesOfColumn;
    const headed = texts.filter((lines) => hasHeading(lines.slice(0, 1)));
    const isColumn = texts.filter(isLong).length > 1 || (headed.length > 1 && headed.some(isLong));
    return isColumn && !(hasHeading(this.stream.map(({ text }) => text)) && !texts.some(hasHeading));
  }

  /** The paragraphs and rows with text in a cell. */
  private textsIn(element: Element): string[] {
    return elementsOf(element).flatMap((block) => {
      if (block.name === 'w:p') {
        const { pieces } = readParagraph(block, this.references, true);
        const text = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
        return text.trim() === '' ? [] : [text];
      }
      if (block.name === 'w:tbl') {
        return rowsIn(block).map((row) =>
          elementsOf(row)
            .flatMap((cell) => this.textsIn(cell))
            .join(' '),
        );
      }
      return block.name.startsWith('w:sdt') ? this.textsIn(block) : [];
    });
  }
}

const hasHeading = (texts: string[]) => texts.some((text) => headingKind(text) !== undefined);

const largest = (streams: Stream[]) =>
  Math.max(0, ...streams.map((cells) => cells.reduce((most, { look }) => Math.max(most, look.size), 0)));

/** Whether a cell lies in one of several columns. */
const continuesOne = (open: Column[], { left, right }: Place) =>
  open.length > 1 &&
  open.filter((column) => column.left > left + sameEdge && column.left < right).length === 0;

/** A table cell and its position. */
interface PlacedCell {
  element: Element;
  where: Place;
}

const rowsIn = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) =>
    child.name === 'w:tr'
      ? [child]
      : ['w:sdt', 'w:sdtContent', 'w:ins'].includes(child.name)
        ? rowsIn(child)
        : [],
  );

function cellsIn(row: Element, widths: number[], where: Place): PlacedCell[] {
  const elements = elementsOf(row).flatMap((child) =>
    child.name === 'w:sdt' ? elementsOf(childOf(child, 'w:sdtContent')) : [child],
  );
  const scale =
    (where.right - where.left) /
    Math.max(
      1,
      widths.reduce((sum, width) => sum + width, 0),
    );
  let index = 0;
  let left = where.left;
  return elements
    .filter(({ name }) => name === 'w:tc')
    .map((element) => {
      const properties = childOf(element, 'w:tcPr');
      const span = Math.min(60, Number(childOf(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1) || 1);
      const own = points(childOf(properties, 'w:tcW')?.attributes['w:w']) ?? 100;
      const grid = widths.slice(index, index + span).reduce((sum, width) => sum + width, 0) * scale;
      const right = left + (grid || own);
      const hasBackground = where.hasBackground || isShaded(properties) === true;
      const placed = { element, where: { left, right, hasBackground } };
      index += span;
      left = right;
      return placed;
    });
}

/** Whether a box continues the text that it is anchored in: it has no headings, and no larger text. */
const belongsTo = (box: Stream, stream: Stream) =>
  stream.length > 0 && largest([box]) <= largest([stream]) && !hasHeading(box.map(({ text }) => text));

const movedDown = (cell: Cell, by: number): Cell => ({ ...cell, box: { ...cell.box, y: cell.box.y + by } });
