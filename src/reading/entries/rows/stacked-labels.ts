import { keyOf } from '../../layout/looks';
import type { Cell, Row } from '../../layout-types';
import { kindOfLabel, type Label } from '../text/labels';

const namesAndDates: readonly Label[] = [
  'period',
  'position',
  'company',
  'degree',
  'institution',
  'certificate',
  'issuer',
];
const kinds: readonly Label[] = [...namesAndDates, 'location', 'achievements', 'grade', 'field'];

/** Minimum number of different rows of labels. */
const fewestRows = 2;
/** Maximum distance between the lines of a name, as a multiple of the font size. */
const widestLeading = 1.5;
/** Where labels are put, in points left of the text: far enough away never to be continued by it. */
const margin = 1000;

const kindOf = ({ text }: Cell, known: readonly Label[] = kinds) =>
  kindOfLabel(text.replace(/:\s*$/, ''), known);
const lookOf = ({ cells: [first] }: Row) => first && keyOf(first.look);
const textOf = ({ cells }: Row) => cells.map(({ text }) => text).join(' ');

/** The rows of a section that are nothing but labels; unknown ones look like those that are known. */
function rowsOfLabels(rows: readonly Row[]): ReadonlySet<Row> {
  const [first] = rows;
  if (first === undefined) return new Set();
  const alike = rows.filter((row) => lookOf(row) === lookOf(first));
  const known = alike.filter(({ cells }) => cells.every((cell) => kindOf(cell) !== undefined));
  const isForm = known[0] === first && new Set(known.map(textOf)).size >= fewestRows;
  if (!isForm) return new Set();
  return new Set(alike.length <= 2 * known.length ? alike : known);
}

/** A label, and the lines below it. */
interface Field {
  label: Cell;
  /** The space above the label. */
  gapAbove: number;
  lines: Row[];
}

/** The labels of a section, each with the lines below it in its column. */
function fieldsOf(rows: readonly Row[], labels: ReadonlySet<Row>): Field[] {
  const fields: Field[] = [];
  let current: Field[] = [];
  for (const row of rows) {
    if (labels.has(row)) {
      current = row.cells.map((label) => ({ label, gapAbove: row.gapAbove, lines: [] }));
      fields.push(...current);
      continue;
    }
    for (const cell of row.cells) {
      const field = current.findLast(({ label }) => label.box.x < cell.box.x + 3) ?? current[0];
      field?.lines.push({ ...row, cells: [cell] });
    }
  }
  return fields;
}

/** Puts a label beside its text; the lines of a name stay together, and others become texts without a label. */
function besideText({ label, gapAbove, lines }: Field, left: number): Row[] {
  const kind = kindOf(label, namesAndDates);
  const isText = kind === undefined && (lines.length > 1 || kindOf(label) === 'achievements');
  return lines.flatMap((row, index) =>
    row.cells.map((cell): Row => {
      const value = { ...cell, box: { ...cell.box, x: left } };
      const isContinued = index > 0 && kind !== undefined && kind !== 'period';
      if (isContinued && row.gapAbove < widestLeading) return { ...row, cells: [value] };
      const own = index === 0 ? label : cell;
      const text = isText || index > 0 ? '' : label.text.replace(/:\s*$/, '');
      const beside = { ...own, text, box: { ...own.box, x: left - margin } };
      return { ...row, gapAbove: index === 0 ? gapAbove : row.gapAbove, cells: [beside, value] };
    }),
  );
}

/** Puts labels beside the texts below them, where rows of labels and rows of text alternate as in a printed form. */
export function withLabelsBeside(rows: readonly Row[]): readonly Row[] {
  const labels = rowsOfLabels(rows);
  if (labels.size === 0) return rows;
  const left = Math.min(...rows.flatMap(({ cells }) => cells.map(({ box }) => box.x)));
  return fieldsOf(rows, labels).flatMap((field) => besideText(field, left));
}
