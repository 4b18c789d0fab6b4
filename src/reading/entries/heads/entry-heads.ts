import type { Cell, DocumentSection, Row, SectionKind } from '../../layout-types';
import type { Period } from '../../reading';
import type { EntryOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { columnEdges } from '../lines/column-edges';
import { entryRows } from '../rows/entry-row';
import type { EntryRow } from '../rows/entry-row-types';
import { entriesOfList } from '../rows/list-entries';
import { marginLinesFirst } from '../rows/margin-lines';
import { withLabelsBeside } from '../rows/stacked-labels';
import { type EntryRows, entriesOf } from '../rows/starts';
import { type TableColumns, tableIn } from '../rows/table-headers';
import { entriesOfTable, tableRows } from '../rows/table-rows';
import { withUndated } from '../rows/undated-entries';
import { lexicon, wordsOf } from '../text/lexicon';
import { rowsWithDashesInNames } from './dashes';
import { splitStudies } from './joined-studies';
import { type Hints, holdsBoth, joinNames, type Names, readNames } from './roles';
import { type HeadCut, headOf, type Piece, piecesOf } from './slots';
import { withBars, withoutLeaders } from './stopped-parts';
import { withUsualPlaces } from './usual-places';

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

/** The sentences that follow the title on the same line. */
const tails = ({ row, cells }: EntryRow): Row[] =>
  cells.flatMap(({ cell, tail }) =>
    tail === undefined ? [] : [{ ...row, cells: [{ ...cell, text: tail, isBullet: false }] }],
  );

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

/** Maximum number of words in a position, including its department. */
const longestName = 7;

/** Whether a row is a bullet point of the body that is in the head only because of its date. */
const isLongPoint = ({ isBullet, cells }: EntryRow, index: number) =>
  index > 0 && isBullet && wordsOf(cells[0]?.text ?? '').length > longestName;

function partsOf({ entry, head: rows, right, columns }: CutEntry, cut: HeadCut): EntryParts {
  const points = rows.filter(isLongPoint);
  const head = rows.filter((row) => !points.includes(row));
  const dated = entry.rows.filter(({ period }) => period !== undefined);
  const main =
    dated.find(({ isRange }) => isRange) ??
    dated[0] ??
    entry.shared.find(({ period }) => period !== undefined);
  return {
    head: [...entry.shared, ...head],
    pieces: piecesOf([...entry.shared, ...head], cut, columns),
    body: [...head.flatMap(tails), ...[...points, ...entry.rows.slice(rows.length)].flatMap(withoutDate)],
    x: head[0]?.x ?? entry.rows[0]?.x ?? 0,
    period: main?.period,
    isRange: main?.isRange ?? false,
    cells: cellsOf([...entry.shared, ...entry.rows]),
    right,
    columns,
  };
}

/**
 * If at least half of the entries end the same row with a place, the last part of that row is one in the others too,
 * even if unknown.
 */
function withPlaces(entries: readonly EntryParts[]): EntryParts[] {
  const slots = entries.flatMap(({ pieces }) => pieces.find(({ place }) => place >= 2)?.slot ?? []);
  const usual = slots.find((slot) => slots.filter((other) => other === slot).length * 2 >= entries.length);
  if (usual === undefined || slots.length < 2) {
    return [...entries];
  }
  const isPlaced = (entry: EntryParts) => entry.pieces.some(({ place }) => place >= 2);
  const height = Math.max(
    ...entries.filter(isPlaced).map(({ pieces }) => pieces.filter(({ place }) => place < 2).length),
  );
  return entries.map((entry) =>
    isPlaced(entry)
      ? entry
      : { ...entry, pieces: entry.pieces.flatMap((piece) => splitTown(piece, usual, entry.pieces, height)) },
  );
}

const names = lexicon('companies', 'institutions');
const isTown = (text: string) =>
  text.split(' ').length <= 4 && /^[\p{Lu}’'\d]/u.test(text) && !names.has(text);

function splitTown(piece: Piece, slot: string, pieces: readonly Piece[], height: number): Piece[] {
  const sameRow = pieces.filter((other) => other.slot.slice(0, 2) === slot.slice(0, 2));
  if (piece !== sameRow.at(-1)) {
    return [piece];
  }
  const comma = piece.text.lastIndexOf(', ');
  const town = piece.text.slice(comma + 2);
  if (comma > 0 && isTown(town)) {
    return [
      { ...piece, text: piece.text.slice(0, comma) },
      { ...piece, slot, text: town, place: 2 },
    ];
  }
  return pieces.length > height && sameRow.length > 1 && isTown(piece.text)
    ? [{ ...piece, slot, place: 2 }]
    : [piece];
}

/** Minimum share of bullets with a date at their start or end if each bullet is an entry. */
const shareOfDated = 0.6;

/** Whether the bullets of a section are entries: `• 2017, Diploma, College, Leeds`. */
function areEntries(rows: readonly Row[], options: EntryOptions): boolean {
  const bullets = rows.flatMap(({ cells: [first] }) => (first?.isBullet ? [first.text] : []));
  const dated = bullets.filter((text) =>
    findDates(text, options).some(
      ({ from, to, isWeak }) => !isWeak && (from === 0 || to >= text.trimEnd().length - 1),
    ),
  );
  return (
    rows[0]?.cells[0]?.isBullet === true &&
    bullets.length * 2 > rows.length &&
    dated.length >= shareOfDated * bullets.length
  );
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
      const all = withLabelsBeside(section.rows.slice(0, longestSection)).map((row) =>
        withBars(withoutLeaders(row), options),
      );
      const table = tableIn(all, kind);
      const ordered = table && tableRows(table.rows, table.columns, options);
      const rows = ordered?.rows ?? marginLinesFirst(all, options);
      const columns = table?.columns;
      const right = rightOf(section);
      const bulletsAreEntries = areEntries(rows, options);
      const read = entryRows(rows, { ...options, right, bulletsAreEntries, hasColumns: table !== undefined });
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
      const whole = kind === 'work' ? dated : withUndated(dated, options.datesInBullets === true);
      const entries = kind === 'education' ? whole.flatMap(splitStudies) : whole;
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

/** Marks that separate names if most entries have them. */
const otherMarks = [' / ', '; ', ': '];

/** The ways to split heads at commas, which may separate names in one of their rows only. */
function cutsAtCommas(entries: readonly CutEntry[]): HeadCut[] {
  const heads = entries.map(({ entry, head }) => [...entry.shared, ...head]);
  const hasDash = heads.flat().some(({ cells }) => cells.some(({ text }) => /\s[–—-]\s/u.test(text)));
  const modes: HeadCut[] = hasDash ? [{ mode: 'commas' }, { mode: 'all' }] : [{ mode: 'commas' }];
  const single = [1, 0].map((onlyRow): HeadCut => ({ mode: 'commas', onlyRow }));
  return heads.some(({ length }) => length > 1) ? [...single, ...modes] : modes;
}

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

/** Reads the entries of a kind. All have the same form, namely the one that explains them best. */
export function readNamedEntries(
  sections: readonly DocumentSection[],
  kind: SectionKind,
  options: EntryOptions,
  hints: Hints,
): NamedEntry[] {
  const cut = cutEntries(sections, kind, options);
  const cutInto = (how: HeadCut) => withPlaces(withUsualPlaces(cut.map((entry) => partsOf(entry, how))));
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

const isPlaceAlone = (row: EntryRow, { pieces }: EntryParts) =>
  pieces.filter(({ source }) => source === row).every(({ place }) => place >= 2);

/**
 * Moves bullet points that are in the head only because of a date beside them to the body: `• Built it | 2019 – 2021`.
 */
function withPoints(parts: EntryParts, { what, where }: Names): EntryParts {
  const named = [what?.source, where?.source, parts.head[0]];
  const points = parts.head.filter(
    (row) => row.isBullet && !named.includes(row) && !isPlaceAlone(row, parts),
  );
  return {
    ...parts,
    pieces: parts.pieces.filter(({ source }) => !points.includes(source)),
    body: [...points.flatMap(withoutDate), ...parts.body],
  };
}
