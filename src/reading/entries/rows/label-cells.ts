import type { Cell } from '../../layout-types';
import type { EntryOptions } from '../dates/date-forms';
import { joinLines } from '../lines/text-blocks';
import { kindOfLabel, type Label } from '../text/labels';
import type { JoinedRow } from './table-cells';

const kindsOfNames: readonly Label[] = ['period', 'position', 'company', 'degree', 'institution'];
/** A certificate needs no label before it, because it is the only name in its entry. */
const kindsOfCertificates: readonly Label[] = ['period', 'certificate', 'issuer'];
const unlabelled = new Set<Label | undefined>(['period', 'certificate']);

/** Minimum number of rows with a known label in a section whose labels are cells of their own. */
const fewestLabels = 3;

/** A label, its text, and the lines that continue them. */
interface LabelledRow extends JoinedRow {
  label: Cell;
  kind: Label | undefined;
}

/** The rows of a section that belong to a label in the left column. */
function labelledRows(rows: readonly JoinedRow[], kinds: readonly Label[]): LabelledRow[] {
  const read: LabelledRow[] = [];
  for (const { row, extra } of rows) {
    const [label, value] = row.cells;
    const above = read.at(-1);
    const last = above?.row.cells[0];
    if (label === undefined) continue;
    if (value !== undefined) {
      read.push({
        row: { ...row, cells: row.cells.slice(1) },
        extra: [label, ...extra],
        label,
        kind: kindOfLabel(label.text, kinds),
      });
    } else if (above === undefined || last === undefined) {
    } else if (label.box.x < last.box.x - 6) {
      above.extra.push(label, ...extra);
    } else {
      above.row.cells[0] = { ...last, text: joinLines(last.text, label.text) };
      above.extra.push(label, ...extra);
    }
  }
  return read;
}

/** One text with its label; what no known label announces becomes part of the body. */
function withLabel({ row, extra, label, kind }: LabelledRow): JoinedRow {
  const [value, ...others] = row.cells;
  if (value === undefined || unlabelled.has(kind)) return { row, extra };
  const name = kind ?? label.text.trim();
  const text = name === '' ? value.text : `${name}: ${value.text}`;
  const isBullet = kind === undefined && (name !== '' || !/^\p{Ll}/u.test(text));
  return { row: { ...row, cells: [{ ...value, text, isBullet }, ...others] }, extra };
}

/**
 * Puts labels before the texts beside them where each row of an entry has its label in a column of its own: `Dates`,
 * `Position held`, `Name and address of employer`. Other texts of the entry come after its names.
 */
export function joinLabelCells(
  rows: readonly JoinedRow[],
  { datesInBullets = false }: EntryOptions,
): JoinedRow[] {
  const kinds = datesInBullets ? kindsOfCertificates : kindsOfNames;
  const labelOfRow = ({ row: { cells } }: JoinedRow) =>
    cells.length > 1 ? kindOfLabel(cells[0]?.text ?? '', kinds) : undefined;
  const isNamed = (row: JoinedRow) => labelOfRow(row) !== undefined;
  const named = rows.filter(isNamed);
  const [first] = rows;
  const periods = named.filter((row) => labelOfRow(row) === 'period');
  if (named.length < fewestLabels || periods.length * 2 > named.length || !first || !isNamed(first)) {
    return [...rows];
  }
  const start = first.row.cells[0]?.text;
  const entries: LabelledRow[][] = [];
  for (const row of labelledRows(rows, kinds)) {
    if (row.label.text === start) entries.push([row]);
    else entries.at(-1)?.push(row);
  }
  return entries.flatMap((entry) =>
    [
      ...entry.filter(({ kind }) => kind !== undefined),
      ...entry.filter(({ kind }) => kind === undefined),
    ].map(withLabel),
  );
}
