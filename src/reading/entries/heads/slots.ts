import { addressIn } from '../contacts/links';
import { lookChanges } from '../lines/look-of-cells';
import { placeEvidence, splitPlace } from '../places/places';
import type { EntryCell, EntryRow } from '../rows/entry-row-types';
import type { EntryRows } from '../rows/starts';
import { columnOf, type TableColumns } from '../rows/table-headers';
import { areTwoNames, beginsDegree, endsInLink, positionEvidence } from '../text/evidence';
import { labelOf } from '../text/labels';
import { lexicon } from '../text/lexicon';
import { isOutcome } from '../text/remarks';
import { splitAtCommas } from '../text/split-at-commas';
import { splitAt, splitAtColon, trimmed } from '../text/split-at-words';
import { splitAtDashes } from './dashes';

/** Where texts are split into names: at dashes and other marks, at commas (but not at dashes), or at both. */
export type CutMode = 'marks' | 'commas' | 'all';

/** How the rows of heads are split into names. */
export interface HeadCut {
  mode: CutMode;
  /** The only row that is split in this mode; the others are split at marks. */
  onlyRow?: number;
  /** Rows in which a dash is part of a name. */
  dashed?: ReadonlySet<EntryRow>;
  /** Another mark that separates names. */
  also?: string;
}

/** A part of an entry's head. Its slot names its position: row, side and order. */
export interface Piece {
  slot: string;
  text: string;
  row: number;
  /** Whether a word for "at" comes before or after it. */
  at: 'before' | 'after' | undefined;
  /** Whether a label says which name it is. */
  isLabelled: boolean;
  /** How likely it is a place, from 0 to 3. */
  place: number;
  hasDate: boolean;
  hasPlaceBeside: boolean;
  /** Whether it is in a column of a table that holds neither of the two names. */
  isAside: boolean;
  source: EntryRow;
  cell: EntryCell;
}

const names = lexicon('companies', 'institutions');

const marks = /[|•·●▪⋅◦]|\s{3}/u;

/** Whether a bold text before a name in another look is a single title: `**Diploma – Design**, School, Leeds`. */
function isTitleBeforeName({ cell }: EntryCell, [, ...others]: readonly string[]): boolean {
  const [name = ''] = trimmed(others.join('')).split(', ');
  return cell.spans[0]?.look.isBold === true && names.has(name);
}

/** Splits a text where its look changes and at separators. */
function partsOf(
  cell: EntryCell,
  { mode, also }: HeadCut,
  keepsDashes: boolean,
): { text: string; at: 'before' | 'after' | undefined }[] {
  const { text } = cell;
  const changes =
    cell.cell.spans.map(({ text: part }) => part).join('') === cell.cell.text &&
    cell.cell.text.startsWith(text, cell.offset)
      ? lookChanges(cell.cell.spans, text, cell.offset)
      : [];
  const cuts = changes.filter((at) => !endsInLink(text.slice(0, at)));
  const runs = [0, ...cuts].map((from, index) => text.slice(from, cuts[index] ?? text.length));
  const keepsDash = (run: number) =>
    keepsDashes || mode === 'commas' || (run === 0 && isTitleBeforeName(cell, runs));
  return runs
    .flatMap((run, index) =>
      run
        .split(marks)
        .flatMap((part) => (also === undefined ? [part] : part.split(also)))
        .flatMap((part) => (keepsDash(index) ? [part] : splitAtDashes(part))),
    )
    .flatMap(splitAtColon)
    .flatMap((part) => splitAt(part.trim()))
    .map(({ text: part, at }) => ({ text: trimmed(part), at }))
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
}

interface Part {
  text: string;
  /** Whether a label says which name it is. */
  isLabelled?: boolean;
  at: 'before' | 'after' | undefined;
  isAside: boolean;
}

/** Which name a label announces: `Company: Acme`, `Degree: MSc`. */
function labelledParts(text: string): Part[] | undefined {
  const what = labelOf(text, ['position', 'degree']);
  const where = labelOf(text, ['company', 'institution']);
  const found = what ?? where;
  if (found === undefined || found.value === '') {
    return undefined;
  }
  const [name, address] = found === what ? [found.value] : withoutAddress(found.value);
  return [
    { text: name, at: found === what ? 'after' : 'before', isAside: false, isLabelled: true },
    ...(address === undefined ? [] : [{ text: address, at: undefined, isAside: true }]),
  ];
}

/** Splits a name from the address after it: `Hôtel du Cerf, quai du Halage 2, Namur`. */
function withoutAddress(text: string): [name: string, address?: string] {
  const { name, place } = splitPlace(text);
  const parts = name.split(', ');
  const street = parts.findIndex((part, index) => index > 0 && /\d/.test(part));
  const end = street < 0 ? parts.length : street;
  const address = [...parts.slice(end), ...(place === undefined ? [] : [place])].join(', ');
  return address === '' ? [text] : [parts.slice(0, end).join(', '), address];
}

/** The parts of a cell; in a table, its column says what they are. */
function partsIn(
  cell: EntryCell,
  row: EntryRow,
  { cut, columns, keepsDashes }: { cut: HeadCut; columns: TableColumns | undefined; keepsDashes: boolean },
): Part[] {
  const column = columns && columnOf(cell.cell, row.row.cells, columns);
  const plain = column === undefined ? labelledParts(cell.text) : undefined;
  if (plain !== undefined) {
    return plain;
  }
  if (column === undefined || column.role === 'date') {
    return partsOf(cell, cut, keepsDashes).map((part) => ({ ...part, isAside: false }));
  }
  return column.role === 'other'
    ? [{ text: `${column.label}: ${cell.text}`, at: undefined, isAside: true }]
    : [{ text: cell.text, at: column.role === 'what' ? 'after' : 'before', isAside: false }];
}

/**
 * How likely a text is a place. Two names are none, even with a place between them: `BSc, Leeds, University of Leeds`.
 * Neither is a degree, although its abbreviation may stand for a state, `Bachelor of Arts (BA)`, nor a position that
 * looks like a town and its region: `Team Leader (Band 7)`.
 */
function placeOf(text: string): number {
  if (beginsDegree(text) || areTwoNames(splitAtCommas(text))) return 0;
  const evidence = placeEvidence(text);
  return evidence < 2 && positionEvidence(text) > 0 ? 0 : evidence;
}

/** The pieces of an entry's head. A place after a name becomes a separate piece. */
export function piecesOf(
  rows: readonly EntryRow[],
  { onlyRow, dashed, ...how }: HeadCut,
  columns?: TableColumns,
): Piece[] {
  const filled = rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  return filled.flatMap((source, row) => {
    const cut: HeadCut = onlyRow === undefined || onlyRow === row ? how : { mode: 'marks' };
    const splitsCommas = cut.mode !== 'marks';
    const keepsDashes = dashed?.has(source) ?? false;
    const cells = source.cells.filter(({ text }) => text !== '');
    const left = Math.min(...source.row.cells.map(({ box }) => box.x));
    const pieces = cells.flatMap((cell, order) => {
      const side =
        order === 0 && (cell.cell.box.x < left + 40 || source.dateCell === source.row.cells[0]) ? 'L' : 'R';
      return partsIn(cell, source, { cut, columns, keepsDashes }).flatMap(
        ({ text, at, isAside, isLabelled = false }) => {
          const { name, place } = isAside ? { name: text } : splitPlace(text);
          const names = splitsCommas && !isAside && placeOf(name) < 2 ? splitAtCommas(name) : [name];
          return [
            ...names.map((part) => ({
              text: part,
              at,
              place: isAside ? 0 : placeOf(part),
              isAside: isAside || isOutcome(part),
            })),
            ...(place === undefined ? [] : [{ text: place, at: undefined, place: 3, isAside }]),
          ].map((part) => ({ ...part, isLabelled, side, cell }));
        },
      );
    });
    const hasPlace = pieces.some(({ place }) => place >= 2);
    const counts = new Map<string, number>();
    return pieces.map(({ text, at, isLabelled, place, side, cell, isAside }): Piece => {
      const index = counts.get(side) ?? 0;
      counts.set(side, index + (place >= 2 || isAside ? 0 : 1));
      const slot = `${row}${side}${place >= 2 ? 'place' : isAside ? 'aside' : index}`;
      return {
        slot,
        text,
        row,
        at,
        isLabelled,
        place,
        hasDate: source.period !== undefined,
        hasPlaceBeside: hasPlace,
        isAside,
        source,
        cell,
      };
    });
  });
}

function isBodyRow(row: EntryRow, entry: EntryRows): boolean {
  const isFirst = row === entry.rows[0];
  const isPoint = row.isBullet && !isFirst && row.period === undefined;
  return row.isProse || row.isLabelled || isPoint;
}

/** The rows of an entry above its body. */
export function headOf(entry: EntryRows): EntryRow[] {
  const lastDate = entry.rows.findLastIndex(({ period }) => period !== undefined);
  const end = entry.rows.findIndex(
    (row, index) =>
      isBodyRow(row, entry) &&
      row.cells.some(({ text }) => text !== '') &&
      (index > lastDate || row.isBullet || row.x > (entry.rows[0]?.x ?? 0) + 6),
  );
  return entry.rows.slice(0, Math.min(end < 0 ? entry.rows.length : end, 5));
}

/** Whether a piece is just a web address. */
export const isAddress = (text: string) =>
  !text.includes(' ') && addressIn(text) !== undefined && text.includes('.');
