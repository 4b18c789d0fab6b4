import type { Cell, Row, SectionKind } from '../../layout-types';
import { type Lexicon, lexicon, wordsOf } from '../text/lexicon';

/** What a column of a table holds: one of the two names of an entry, its date, or something else. */
type ColumnRole = 'what' | 'where' | 'date' | 'other';

interface Column {
  role: ColumnRole;
  label: string;
  cell: Cell;
}

/** The columns of a table with a row that names them: `Degree | Institution | Year`. */
export type TableColumns = readonly Column[];

const date = lexicon('periodLabels');
const others = lexicon('grade', 'locationLabels', 'credentialId', 'expires', 'achievements', 'durations');
const names: Partial<Record<SectionKind, { what: Lexicon; where: Lexicon }>> = {
  work: { what: lexicon('positionLabels'), where: lexicon('companyLabels') },
  education: { what: lexicon('degreeLabels', 'fieldLabels'), where: lexicon('institutionLabels') },
  certifications: {
    what: lexicon('certificateLabels', 'degreeLabels'),
    where: lexicon('issuer', 'institutionLabels', 'companyLabels'),
  },
};

const longestLabel = 4;

/** What a label means; undefined if it is unknown. */
function roleOf(label: string, kind: SectionKind): ColumnRole | undefined {
  const parts = label
    .split(/[/&|,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const known: [ColumnRole, Lexicon | undefined][] = [
    ['date', date],
    ['what', names[kind]?.what],
    ['where', names[kind]?.where],
    ['other', others],
  ];
  return known.find(([, words]) => parts.some((part) => words?.is(part)))?.[0];
}

/** The columns that a row names, if it is nothing but labels. */
function columnsIn({ cells }: Row, kind: SectionKind): TableColumns | undefined {
  const areLabels = cells.every(({ text }) => !/\d/.test(text) && wordsOf(text).length <= longestLabel);
  if (names[kind] === undefined || cells.length < 2 || !areLabels) {
    return undefined;
  }
  const roles = cells.map(({ text }) => roleOf(text, kind));
  // A second column of the same kind, such as the university of a college, only adds to the first.
  const columns = cells.map((cell, index): Column => {
    const role = roles[index] ?? 'other';
    const isFirst = roles.indexOf(role) === index;
    return { role: isFirst || role === 'date' ? role : 'other', label: cell.text.trim(), cell };
  });
  const known = roles.filter((role) => role !== undefined).length;
  const hasName = columns.some(({ role }) => role === 'what' || role === 'where');
  return hasName && known >= 2 && known * 3 >= cells.length * 2 ? columns : undefined;
}

/** The row that names the columns of a section's table, and the rows below it. */
export function tableIn(
  rows: readonly Row[],
  kind: SectionKind,
): { columns: TableColumns; rows: readonly Row[] } | undefined {
  const [first, ...rest] = rows;
  const columns = first === undefined ? undefined : columnsIn(first, kind);
  const wide = rest.filter(({ cells }) => cells.length > 1).length;
  return columns !== undefined && wide > 0 ? { columns, rows: rest } : undefined;
}

const edges = ({ box }: Cell) => [box.x, box.x + box.width / 2, box.x + box.width];

/** The distance between two cells that are aligned left, right or in the middle. */
const distance = (a: Cell, b: Cell) => {
  const other = edges(b);
  return Math.min(...edges(a).map((edge, index) => Math.abs(edge - (other[index] ?? edge))));
};

/** The column of a table that a cell of a row belongs to. */
export function columnOf(cell: Cell, row: readonly Cell[], columns: TableColumns): Column | undefined {
  const index = row.indexOf(cell);
  return row.length === columns.length && index >= 0
    ? columns[index]
    : columns.toSorted((a, b) => distance(cell, a.cell) - distance(cell, b.cell))[0];
}
