import type { Cell, DocumentSection, Row, SectionKind } from '../../layout-types';
import type { Period } from '../../reading';
import type { EntryOptions } from '../dates/date-forms';
import { columnEdges } from '../lines/column-edges';
import { entryRows } from '../rows/entry-row';
import type { EntryRow } from '../rows/entry-row-types';
import { entriesOfList } from '../rows/list-entries';
import { withLabelsBeside } from '../rows/stacked-labels';
import { type EntryRows, entriesOf } from '../rows/starts';
import { type TableColumns, tableIn } from '../rows/table-headers';
import { entriesOfTable, tableRows } from '../rows/table-rows';
import { rowsWithDashesInNames } from './dashes';
import { splitStudies } from './joined-studies';
import { withoutLeaders } from './leaders';
import { type Hints, holdsBoth, joinNames, type Names, readNames } from './roles';
import { type HeadCut, headOf, type Piece, piecesOf } from './slots';
import { splitRoles } from './split-roles';

/** An entry, split into the parts of its head and the rows of its body. */
export interface EntryParts {
  pieces: Piece[];
  head: EntryRow[];
  body: Row[];
  /** The left edge of the head. */
  x: number;
  period: Period | undefined;
  isRange: boolean;
  cells: Cell[];
  /** The right edge of the column; unknown in sources without pages. */
  right: number | undefined;
  /** The columns of the table that it is a row of. */
  columns: TableColumns | undefined;
}

/**
 * Rows beyond this number in a section are left unplaced, so that the work stays proportional to the document's size.
 */
export const longestSection = 600;

const cellsOf = (rows: readonly EntryRow[]) => rows.flatMap(({ row, extra }) => [...row.cells, ...extra]);

/** A row without its date; empty if no text is left. */
function withoutDate({ row, cells }: EntryRow): Row[] {
  const left = cells
    .filter(({ text }) => text !== '')
    .map(({ cell, text }) => (text === cell.text.trim() ? cell : { ...cell, text }));
  return left.length === 0 ? [] : [{ ...row, cells: left }];
}

/** The number of rows in most heads, if there are at least three and more than half agree. */
function usualHeight(heads: readonly EntryRow[][]): number {
  const counts = new Map<number, number>();
  for (const head of heads) {
    counts.set(head.length, (counts.get(head.length) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most !== undefined && heads.length >= 3 && most[1] > heads.length / 2
    ? most[0]
    : Number.POSITIVE_INFINITY;
}

function partsOf({ entry, head, right, columns }: CutEntry, cut: HeadCut): EntryParts {
  const dated = entry.rows.filter(({ period }) => period !== undefined);
  const main =
    dated.find(({ isRange }) => isRange) ??
    dated[0] ??
    entry.shared.find(({ period }) => period !== undefined);
  return {
    head: [...entry.shared, ...head],
    pieces: piecesOf([...entry.shared, ...head], cut, columns),
    body: entry.rows.slice(head.length).flatMap(withoutDate),
    x: head[0]?.x ?? entry.rows[0]?.x ?? 0,
    period: main?.period,
    isRange: main?.isRange ?? false,
    cells: cellsOf([...entry.shared, ...entry.rows]),
    right,
    columns,
  };
}

interface CutEntry {
  entry: EntryRows;
  head: EntryRow[];
  right: number | undefined;
  columns: TableColumns | undefined;
}

/** Splits the sections of a kind into entries. */
function cutEntries(
  sections: readonly DocumentSection[],
  kind: SectionKind,
  options: EntryOptions,
): CutEntry[] {
  const rightOf = columnEdges(sections);
  return sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => {
      const all = withLabelsBeside(section.rows.slice(0, longestSection)).map(withoutLeaders);
      const table = tableIn(all, kind);
      const ordered = table && tableRows(table.rows, table.columns, options);
      const rows = ordered?.rows ?? all;
      const columns = table?.columns;
      const right = rightOf(section);
      const read = entryRows(rows, { ...options, right, hasColumns: table !== undefined });
      const list = options.datesInBullets === true ? entriesOfList(read, right ?? 0) : undefined;
      if (ordered !== undefined) {
        return entriesOfTable(read, ordered.starts).map((entry) => ({
          entry,
          head: headOf(entry),
          right,
          columns,
        }));
      }
      if (list !== undefined) {
        return list.map((entry) => ({ entry, head: entry.rows, right, columns }));
      }
      const dated = entriesOf(read);
      const entries = kind === 'education' ? dated.flatMap(splitStudies) : splitRoles(dated);
      const heads = entries.map(headOf);
      const isRole = entries.map(({ shared }) => shared.length > 0);
      const [ofRoles, ofOthers] = [true, false].map((wanted) =>
        usualHeight(heads.filter((_, index) => isRole[index] === wanted)),
      );
      return entries.map((entry, index) => {
        const head = heads[index] ?? [];
        const lastDate = head.findLastIndex(({ period }) => period !== undefined);
        const height = (isRole[index] ? ofRoles : ofOthers) ?? head.length;
        return { entry, head: head.slice(0, Math.max(height, lastDate + 1)), right, columns };
      });
    });
}

const isAlone = ({ pieces }: EntryParts) =>
  pieces.filter(({ place, isAside }) => place < 1 && !isAside).length < 2;

/** Splits the sections of a kind into entries, and the entries into parts, only at marks. */
export function entryParts(
  sections: readonly DocumentSection[],
  kind: SectionKind,
  options: EntryOptions,
): EntryParts[] {
  return cutEntries(sections, kind, options).map((entry) => partsOf(entry, { mode: 'marks' }));
}

/** The ways to split heads at commas, which may separate names in one of their rows only. */
function cutsAtCommas(entries: readonly CutEntry[]): HeadCut[] {
  const heads = entries.map(({ entry, head }) => [...entry.shared, ...head]);
  const hasDash = heads.flat().some(({ cells }) => cells.some(({ text }) => /\s[–—-]\s/u.test(text)));
  const modes: HeadCut[] = hasDash ? [{ mode: 'commas' }, { mode: 'all' }] : [{ mode: 'commas' }];
  const single = [1, 0].map((onlyRow): HeadCut => ({ mode: 'commas', onlyRow }));
  return heads.some(({ length }) => length > 1) ? [...single, ...modes] : modes;
}

/** Marks that separate names if most entries have them. */
const otherMarks = [' / ', '; ', ': '];

/** The ways to split heads at a mark that most have. */
function cutsAtOtherMarks(entries: readonly CutEntry[]): HeadCut[] {
  const withMark = (mark: string) =>
    entries.filter(({ head }) => head.some(({ cells }) => cells.some(({ text }) => text.includes(mark))));
  return otherMarks
    .filter((mark) => withMark(mark).length * 2 > entries.length)
    .map((also) => ({ mode: 'marks', also }));
}

/** An entry with its two names. */
export interface NamedEntry {
  parts: EntryParts;
  names: Names;
}

/** Marks a degree that its period follows as in the PDFs of LinkedIn, below its school: `Law · (2015 - 2018)`. */
const withDegreeMarked = (parts: EntryParts): EntryParts => ({
  ...parts,
  pieces: parts.pieces.map((piece) =>
    piece.source.isRange && / · \([^()]*\)$/.test(piece.cell.cell.text) ? { ...piece, at: 'after' } : piece,
  ),
});

/** Reads the entries of a kind. All have the same form, namely the one that explains them best. */
export function readNamedEntries(
  sections: readonly DocumentSection[],
  kind: SectionKind,
  options: EntryOptions,
  hints: Hints,
): NamedEntry[] {
  const cut = cutEntries(sections, kind, options);
  const isStudy = kind === 'education';
  const cutInto = (how: HeadCut) =>
    cut.map((entry) => partsOf(entry, how)).map((parts) => (isStudy ? withDegreeMarked(parts) : parts));
  const dashed = rowsWithDashesInNames(cut.map(({ head }) => head));
  const whole = cutInto({ mode: 'marks' });
  // Of forms that explain the entries equally well, the first is taken.
  const forms = dashed.size > 0 ? [cutInto({ mode: 'marks', dashed }), whole] : [whole];
  const areJoined = whole.filter((entry) => isAlone(entry) || holdsBoth(entry.pieces[0]?.text ?? '', hints));
  const isJoined = areJoined.length * 2 >= whole.length;
  const areLines = cut.every(({ head }) => head.length === 1);
  const cuts = [
    ...(isJoined ? cutsAtCommas(cut) : []),
    ...(isJoined || areLines ? cutsAtOtherMarks(cut) : []),
  ];
  for (const form of cuts.map(cutInto)) {
    for (const order of ['what', 'where'] as const) {
      forms.push(form.map((parts) => ({ ...parts, pieces: joinNames(parts.pieces, hints, order) })));
    }
  }
  const read = forms.map((form) => ({
    form,
    ...readNames(
      form.map(({ pieces }) => pieces),
      hints,
    ),
  }));
  const best = read.reduce((most, other) => (other.score > most.score + 0.01 ? other : most));
  return best.form.flatMap((parts, index) => {
    const names = best.names[index];
    return names === undefined ? [] : [{ parts: withPoints(parts, names), names }];
  });
}

/**
 * Moves bullet points that are in the head only because of a date beside them to the body: `• Built it | 2019 – 2021`.
 */
function withPoints(parts: EntryParts, { what, where }: Names): EntryParts {
  const named = [what?.source, where?.source, parts.head[0]];
  const points = parts.head.filter((row) => row.isBullet && !named.includes(row));
  return {
    ...parts,
    pieces: parts.pieces.filter(({ source }) => !points.includes(source)),
    body: [...points.flatMap(withoutDate), ...parts.body],
  };
}
