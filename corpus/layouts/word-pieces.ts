import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  type FileChild,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  WpsShapeRun,
} from 'docx';
import type { Content } from '../content';

export const bold = (text: string) => new TextRun({ text, bold: true });
export const italic = (text: string) => new TextRun({ text, italics: true });
export const plain = (text: string) => new TextRun(text);

export const line = (children: ParagraphChild[], options: IParagraphOptions = {}) =>
  new Paragraph({ ...options, children });

export const text = (words: string, options: IParagraphOptions = {}) => line([plain(words)], options);

export const bullets = (lines: string[]) => lines.map((words) => text(words, { bullet: { level: 0 } }));

/** A heading in one of Word's built-in styles. */
export const heading = (words: string) => new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 });

/** A heading that is only marked by bold capitals. */
export const capitals = (words: string) =>
  line([bold(words.toUpperCase())], { spacing: { before: 240, after: 60 }, keepNext: true });

/** A heading in bold above a rule. */
export const ruledHeading = (words: string) =>
  line([bold(words)], {
    alignment: 'left',
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '444444', space: 1 } },
    spacing: { before: 220, after: 80 },
    keepNext: true,
  });

export const links = (content: Content): ParagraphChild[] =>
  content.links.flatMap(({ text: words, address }, index) => [
    ...(index ? [plain('   ')] : []),
    new ExternalHyperlink({ link: address, children: [plain(words)] }),
  ]);

export const languageLines = (content: Content) =>
  content.languages.map(({ name, level }) => text(`${name}: ${level}`));

export const certificationLines = (content: Content) =>
  content.certifications.map(({ name, details }) => text([name, details].filter(Boolean).join(', ')));

export const furtherParts = (content: Content, title: (words: string) => Paragraph) =>
  content.further.flatMap((part) => [title(part.heading), ...part.lines.map((words) => text(words))]);

export const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/** A table without borders; widths are in twentieths of a point. */
export const table = (widths: number[], rows: FileChild[][][]) =>
  new Table({
    borders: noBorders,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                borders: noBorders,
                width: { size: widths[index] ?? 0, type: WidthType.DXA },
                children: children.filter((child) => child instanceof Paragraph || child instanceof Table),
              }),
          ),
        }),
    ),
  });

/** An A4 page with moderate margins, in a font that comes with Word and with LibreOffice. */
export const sheet = (children: FileChild[], footer?: Paragraph) =>
  new Document({
    styles: { default: { document: { run: { font: 'Liberation Sans', size: 21 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 },
          },
        },
        ...(footer && { footers: { default: new Footer({ children: [footer] }) } }),
        children,
      },
    ],
  });

/** A text box anchored in the line; width and height are in points. */
export const textBox = (width: number, height: number, children: Paragraph[]) => {
  const points = 4 / 3;
  const transformation = { width: width * points, height: height * points };
  return line([
    new WpsShapeRun({ type: 'wps', transformation, nonVisualProperties: { txBox: '1' }, children }),
  ]);
};
