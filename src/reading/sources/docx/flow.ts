import { headingKind } from '../../layout/headings';
import type { Cell, Span } from '../../layout-types';
import { cellOf, lineHeight, linesOf, textOf } from './lines-of-paragraphs';
import { pageBreaksOf } from './page-breaks';
import { type References, readParagraph } from './paragraphs';
import { isShaded, points } from './styles';
import { childOf, type Element, elementsOf } from './xml';

/** Lengths in points. A page is as wide as A4 between its margins. */
const page = { left: 50, right: 545, top: 50, middle: 400 };
/** The distance of the places that a tab leads to. */
const tabWidth = 36;
/** So many lines in each of two cells make columns of them; fewer stand beside each other. */
const linesOfColumn = 4;
/** Far more than a CV has. */
const mostCells = 20_000;

/** Cells that follow one another from top to bottom. */
type Stream = Cell[];

/** Where blocks are put: between two edges, on a ground of a colour of its own or on paper. */
interface Place {
  left: number;
  right: number;
  isOnGround: boolean;
}

const wholePage: Place = { left: page.left, right: page.right, isOnGround: false };

/** Puts the blocks of a document one below the other, as a page would, and cells of tables beside each other. */
export class Flow {
  private readonly columns: Stream[] = [];
  private readonly boxes: Stream[] = [];
  private stream: Stream = [];
  private y = page.top;
  /** Counted at the breaks that the writer set; where others fall is known only when the text is shown. */
  private page = 1;
  private count = 0;

  constructor(private readonly references: References) {
    this.columns.push(this.stream);
  }

  /** Whether a document was longer than is read. */
  get isCut(): boolean {
    return this.count >= mostCells;
  }

  /** The streams in reading order. Boxes come first if the largest letters, those of the name, stand there. */
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
    const paragraph = readParagraph(element, this.references, where.isOnGround);
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

  /** The parts of a line between its tabs, each a cell. */
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
    // What lies behind a box is not known, so nothing in it is taken for invisible.
    this.place(content, { ...wholePage, isOnGround: true });
    this.stream = stream;
    this.y += y - page.top;
    if (belongsTo(box, stream)) stream.push(...box.map((cell) => lowered(cell, y - page.top)));
    else {
      this.boxes.push(box);
      this.y = y;
    }
  }

  private placeTable(table: Element, where: Place): void {
    const widths = elementsOf(childOf(table, 'w:tblGrid')).map(
      ({ attributes }) => points(attributes['w:w']) ?? 0,
    );
    /** The columns that go on from row to row, by the place of their cell. */
    const open = new Map<number, Stream>();
    for (const row of rowsIn(table)) {
      const cells = cellsIn(row, widths, where);
      const isSplit = cells.filter(({ element }) => this.linesIn(element) >= linesOfColumn).length > 1;
      if (isSplit) this.placeColumns(cells, open);
      else {
        if (open.size > 0) this.beginStream();
        open.clear();
        this.placeBeside(cells);
      }
    }
    if (open.size > 0) this.beginStream();
  }

  private placeBeside(cells: PlacedCell[]): void {
    const top = this.y;
    let bottom = top;
    for (const { element, where } of cells) {
      this.y = top;
      this.place(element, where);
      bottom = Math.max(bottom, this.y);
    }
    this.y = bottom;
  }

  private placeColumns(cells: PlacedCell[], open: Map<number, Stream>): void {
    const top = this.y;
    let bottom = top;
    for (const { element, where, index } of cells) {
      const stream = open.get(index) ?? [];
      if (!open.has(index)) this.columns.push(stream);
      open.set(index, stream);
      this.stream = stream;
      this.y = top;
      this.place(element, where);
      bottom = Math.max(bottom, this.y);
    }
    this.y = bottom;
  }

  /** What follows columns is not the head of the document, however high it stands. */
  private beginStream(): void {
    this.y = Math.max(this.y, page.middle);
    this.stream = [];
    this.columns.push(this.stream);
  }

  /** How many paragraphs and rows with text are in a cell. */
  private linesIn(element: Element): number {
    return elementsOf(element).reduce((count, block) => {
      if (block.name === 'w:p') {
        const { pieces } = readParagraph(block, this.references, true);
        return count + (pieces.some((piece) => piece.kind === 'text' && piece.text.trim() !== '') ? 1 : 0);
      }
      if (block.name === 'w:tbl') return count + rowsIn(block).length;
      return count + (block.name.startsWith('w:sdt') ? this.linesIn(block) : 0);
    }, 0);
  }
}

const largest = (streams: Stream[]) =>
  Math.max(0, ...streams.map((cells) => cells.reduce((most, { look }) => Math.max(most, look.size), 0)));

/** A cell of a table, and where it stands. */
interface PlacedCell {
  element: Element;
  where: Place;
  /** The column that it begins in. */
  index: number;
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
      const isOnGround = where.isOnGround || isShaded(properties) === true;
      const placed = { element, index, where: { left, right, isOnGround } };
      index += span;
      left = right;
      return placed;
    });
}

/** Whether a box without headings goes on with the text that it is anchored in. */
const belongsTo = (box: Stream, stream: Stream) =>
  stream.length > 0 &&
  largest([box]) <= largest([stream]) &&
  !box.some(({ text }) => headingKind(text) !== undefined);

const lowered = (cell: Cell, by: number): Cell => ({ ...cell, box: { ...cell.box, y: cell.box.y + by } });
