import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  type IBorderOptions,
  type IParagraphOptions,
  type ISectionOptions,
  PageNumber,
  type Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Content } from '../content';
import { line, links, noBorders, none, plain } from './word-pieces';

interface Look {
  font: string;
  /** In half points. */
  size: number;
  page?: 'a4' | 'letter';
  /** In twentieths of a point. */
  margins?: { top: number; bottom: number; left: number; right: number };
  header?: Paragraph[];
  footer?: Paragraph[];
}

const sizes = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } };

/** A document whose sections may have several columns. */
export function pages(look: Look, ...sections: { children: FileChild[]; columns?: number }[]): Document {
  const { page = 'a4', margins = { top: 1130, bottom: 1130, left: 1130, right: 1130 } } = look;
  return new Document({
    styles: { default: { document: { run: { font: look.font, size: look.size } } } },
    sections: sections.map(
      ({ children, columns = 1 }, index): ISectionOptions => ({
        properties: {
          ...(index && { type: 'continuous' as const }),
          page: { size: sizes[page], margin: margins },
          column: { count: columns, space: 500 },
        },
        ...(look.header && { headers: { default: new Header({ children: look.header }) } }),
        ...(look.footer && { footers: { default: new Footer({ children: look.footer }) } }),
        children,
      }),
    ),
  });
}

export const sized = (text: string, size: number, options: { bold?: boolean; color?: string } = {}) =>
  new TextRun({ text, size, ...options });

/** A part with its heading, or nothing if the person has none of it. */
export const partOf = (heading: FileChild, children: FileChild[]) =>
  children.length ? [heading, ...children] : [];

/** The number of each page and of all pages. */
export const numbered = (before: string, options: IParagraphOptions = { alignment: AlignmentType.CENTER }) =>
  line(
    [new TextRun({ children: [before, PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES], size: 16 })],
    options,
  );

const thin = { style: BorderStyle.SINGLE, size: 4, color: '7F7F7F' };

export const grid = { top: thin, bottom: thin, left: thin, right: thin };
export const open = { top: none, bottom: none, left: none, right: none };
export const ruledAbove = { ...open, top: { style: BorderStyle.SINGLE, size: 8, color: '404040' } };
export const ruledLeft = { ...open, left: thin };

export interface Cell {
  children: Paragraph[];
  span?: number;
  fill?: string;
}

export const cell = (children: Paragraph[], options: Omit<Cell, 'children'> = {}): Cell => ({
  ...options,
  children,
});

type Borders = Record<keyof typeof open, IBorderOptions>;

interface RowsLook {
  borders: Borders[] | Borders;
  /** Whether the first row is repeated on each page. */
  repeats?: boolean;
  /** Whether a row may continue on the next page. */
  splits?: boolean;
}

/** A table; widths are in twentieths of a point, and borders are given for all cells or for each column. */
export const rowsOf = (
  widths: number[],
  rows: Cell[][],
  { borders, repeats = false, splits = false }: RowsLook,
) =>
  new Table({
    borders: noBorders,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    margins: { top: 40, bottom: 40, left: 100, right: 100 },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: repeats && index === 0,
          cantSplit: !splits,
          children: cells.map(
            ({ children, span = 1, fill }, column) =>
              new TableCell({
                borders: Array.isArray(borders) ? (borders[column] ?? open) : borders,
                columnSpan: span,
                width: {
                  size: widths.slice(column, column + span).reduce((a, b) => a + b, 0),
                  type: WidthType.DXA,
                },
                ...(fill && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
                children,
              }),
          ),
        }),
    ),
  });

/** The contacts without the links, in the order in which most people give them. */
export const contacts = (content: Content) => [content.place, content.phone, content.email];

export const joined = (separator: string, ...runs: ParagraphChild[][]) =>
  runs.filter((run) => run.length).flatMap((run, index) => [...(index ? [plain(separator)] : []), ...run]);

/** Each link as a paragraph. */
export const linkLines = (content: Content) =>
  content.links.map((link) => line(links({ ...content, links: [link] })));
