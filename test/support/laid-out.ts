import type {
  Cell,
  DocumentSection,
  LaidOutDocument,
  Row,
  SectionKind,
} from '../../src/reading/layout-types';

interface CellOptions {
  x?: number;
  size?: number;
  link?: string;
}

/** A cell; `*text*` is bold, `• text` a bullet. */
function cellOf(text: string, y: number, { x = 50, size = 10, link }: CellOptions): Cell {
  const isBullet = text.startsWith('• ');
  const isBold = text.startsWith('*') && text.endsWith('*');
  const plain = isBullet ? text.slice(2) : isBold ? text.slice(1, -1) : text;
  const isCapitals = /\p{Lu}{2}/u.test(plain) && plain === plain.toUpperCase();
  const look = { font: 'Sans', size, isBold, isItalic: false, isCapitals, color: '#000000' };
  const box = { page: 1, x: isBullet ? x + 10 : x, y, width: plain.length * size * 0.5, height: size };
  return {
    text: plain,
    spans: [{ text: plain, look, ...(link && { link }) }],
    look,
    box,
    isBullet,
    source: { page: 1, text: plain },
  };
}

interface RowOptions extends CellOptions {
  gap?: number;
}

/** A row of cells that `┃` parts; the second column begins at 400, the third at 500. */
export function row(text: string, options: RowOptions = {}): Row {
  const { gap = 1.2, ...rest } = options;
  const cells = text
    .split(' ┃ ')
    .map((part, index) => cellOf(part, 0, index === 0 ? rest : { ...rest, x: 300 + index * 100 }));
  return { cells, page: 1, y: 0, gapAbove: gap };
}

/** A section of rows below each other. */
export function section(kind: SectionKind, rows: (string | Row)[], title?: string): DocumentSection {
  let y = 100;
  const placed = rows.map((entry): Row => {
    const read = typeof entry === 'string' ? row(entry) : entry;
    y += read.gapAbove * 10;
    return { ...read, y, cells: read.cells.map((cell) => ({ ...cell, box: { ...cell.box, y } })) };
  });
  return { kind, title: title === undefined ? undefined : cellOf(`*${title}*`, 90, {}), rows: placed };
}

export const laidOut = (...sections: DocumentSection[]): LaidOutDocument => ({
  sections,
  aside: [],
  links: [],
  pages: 1,
  warnings: [],
});
