import type { Cell, Row } from '../../layout-types';
import type { Period } from '../../reading';
import type { EntryOptions } from '../dates/date-forms';
import { type DateMention, findDates } from '../dates/dates';
import { firstLook, lookKey } from '../lines/look-of-cells';
import { placeEvidence } from '../places/places';
import { areTwoNames } from '../text/evidence';
import { isLabelled, type Label, labelOf } from '../text/labels';
import { lexicon, wordsOf } from '../text/lexicon';
import { isLongName, isProseText } from '../text/prose';
import { isRemark } from '../text/remarks';
import { trimSeparators } from '../text/trim-separators';
import type { EntryCell, EntryRow } from './entry-row-types';
import { isDateAlone, markContinued } from './mark-rows';
import { joinWrapped } from './wrapped-rows';

const durationWords = lexicon('durations');

/** Whether a text is a duration such as `2 years 10 months`, which adds nothing to the dates. */
const isDuration = (text: string) =>
  text.length < 40 && /\d/.test(text) && durationWords.covers(text.replace(/\d/g, ' '));

/** However long a text is after such a label, it is a name. */
const nameLabels: readonly Label[] = ['company', 'position', 'degree', 'institution'];

const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text);

interface CellDate {
  mention: DateMention;
  isAlone: boolean;
  rest: EntryCell;
}

const lastMark = /[|•·●▪⋅,;–—:-]\s*$/;
const firstMark = /^\s*[|•·●▪⋅,;–—:-]/;

/** A date between the other parts of a line: `School | 2010 – 2014 | First`, `School 2010 – 2014, Leeds`. */
function dateBetween(cell: Cell, { from, to, isRange, isWeak }: DateMention): EntryCell | undefined {
  const [before, after] = [cell.text.slice(0, from), cell.text.slice(to)];
  const isInBrackets = cell.text.charAt(from) === '(';
  const left = lastMark.exec(before)?.[0].trim() ?? (isInBrackets ? '(' : '');
  const right = firstMark.exec(after)?.[0].trim() ?? '';
  const [start, end] = [before.slice(0, trimSeparators(before).to), after.slice(trimSeparators(after).from)];
  const isBeforePlace = isRange && right === ',' && placeEvidence(end) >= 2;
  const isBounded = (left !== '' || isBeforePlace) && right !== '';
  const isShort = wordsOf(start).length <= 14 && wordsOf(end).length <= 10 && !/[.!?]$/.test(end);
  const isOwnPart = !/^\p{Ll}/u.test(end) || isRemark(end);
  if (!isBounded || isWeak || !isShort || isBlank(start) || isBlank(end) || !isOwnPart) {
    return undefined;
  }
  const joint = right === ':' ? ': ' : left === ',' || right === ',' ? ', ' : ' | ';
  return { cell, text: `${start}${joint}${end}`.trimStart(), offset: 0 };
}

/** A cell's date: alone, at the edge of a short text, or between its parts. */
function dateOfCell(cell: Cell, options: EntryOptions): CellDate | undefined {
  const { text } = cell;
  if (text.length > 240) {
    return undefined;
  }
  const mentions = findDates(text, options);
  return dateAtEdge(cell, mentions) ?? dateInside(cell, mentions);
}

function dateInside(cell: Cell, mentions: readonly DateMention[]): CellDate | undefined {
  for (const mention of mentions) {
    const rest = dateBetween(cell, mention);
    if (rest !== undefined) {
      return { mention, isAlone: false, rest };
    }
  }
  return undefined;
}

/** Whether a date is the last of several names: `Lecturer, Department of Music, Leeside University, 2010–2012.`, `BSc – Leeside University – 2010–2012.` */
function endsList(before: string, { isRange }: DateMention): boolean {
  const names = before.split(/, | – /u);
  const areNames = names.length > 2 && !/(?:,| –) \p{Ll}/u.test(before);
  return /(?:[,.]| –)\s*$/.test(before) && areNames && (isRange || areTwoNames(names));
}

function dateAtEdge(cell: Cell, mentions: readonly DateMention[]): CellDate | undefined {
  const { text } = cell;
  for (const mention of [...mentions.slice(0, 1), ...mentions.slice(-1)]) {
    const before = text.slice(0, mention.from);
    const after = text.slice(mention.to);
    const isAlone = isBlank(before) && isBlank(after);
    if (isAlone) {
      return { mention, isAlone, rest: { cell, text: '', offset: 0 } };
    }
    const isEdge = isBlank(before) || isBlank(after);
    const rest = isBlank(before) ? after : before;
    const isSentence =
      /[.!?]\s*$/.test(text) && wordsOf(rest).length > 6 && isBlank(after) && !endsList(before, mention);
    const isInBrackets = text.charAt(mention.from) === '(';
    const isSeparated =
      isInBrackets ||
      mention.isRange ||
      /[|•·,–—:;-]\s*$/.test(before) ||
      /^\s*[|•·,–—:;-]/.test(after) ||
      isBlank(before);
    const isListed = mention.isRange
      ? /[|•·,–]\s*$/.test(before) || isBlank(before)
      : /[|•·]\s*$/.test(before) ||
        (/[,(]\s*$/.test(before) && before.split(',').length > 2) ||
        (isBlank(before) && /^\s*[:|•]/.test(after));
    const isLong = wordsOf(rest).length > (isListed ? 26 : 12);
    if (isEdge && !mention.isWeak && !isSentence && isSeparated && !isLong) {
      const { from, to } = trimSeparators(rest);
      const offset = (isBlank(before) ? mention.to : 0) + from;
      return { mention, isAlone, rest: { cell, text: rest.slice(from, to), offset } };
    }
  }
  return undefined;
}

/** If two cells of a row have a single date each, these are the two dates of a period. */
function joined(dates: readonly CellDate[]): { period: Period; isRange: boolean } | undefined {
  const [first, second] = dates;
  if (first === undefined) {
    return undefined;
  }
  const { period, isRange } = first.mention;
  if (second === undefined || isRange || second.mention.isRange || !second.isAlone) {
    return { period, isRange };
  }
  return { period: { start: period.start, end: second.mention.period.end }, isRange: true };
}

/** Whether bullets are the entries of a section. */
const isList = ({ datesInBullets }: EntryOptions) => datesInBullets === true;

/** Finds the dates in a row and separates them from its text. */
function entryRow(row: Row, options: EntryOptions): EntryRow {
  const [first] = row.cells;
  const isBullet = first?.isBullet ?? false;
  const dates = row.cells.map((cell, index) => {
    const date = dateOfCell(cell, options);
    const isInBullet =
      index === 0 &&
      isBullet &&
      date !== undefined &&
      !date.isAlone &&
      !date.mention.isRange &&
      !isList(options);
    return isInBullet ? undefined : date;
  });
  const found = dates.filter((date) => date !== undefined);
  const alone = found.filter(({ isAlone }) => isAlone);
  const used = alone.length > 0 ? alone : found.slice(0, 1);
  const cells = row.cells.map((cell, index): EntryCell => {
    const date = dates[index];
    return date !== undefined && used.includes(date)
      ? date.rest
      : { cell, text: isDuration(cell.text) ? '' : cell.text.trim(), offset: 0 };
  });
  const text = cells.find((cell) => cell.text !== '')?.cell ?? first;
  const filled = cells.filter((cell) => cell.text !== '');
  const dateOf = joined(used);
  const isOpen = used.at(-1)?.mention.isOpen ?? false;
  return {
    row,
    cells,
    period: isOpen ? { start: dateOf?.period.start } : dateOf?.period,
    isRange: dateOf?.isRange ?? false,
    isOpen,
    dateCell: used[0]?.mention === undefined ? undefined : row.cells[dates.indexOf(used[0])],
    isBullet,
    isProse:
      used.length === 0 &&
      filled.length === 1 &&
      isProseText(filled[0]?.text ?? '') &&
      (isBullet || !isLongName(filled[0]?.text ?? '')) &&
      labelOf(filled[0]?.text ?? '', nameLabels) === undefined,
    extra: [],
    isLabelled: isLabelled(filled[0]?.text ?? ''),
    look: text === undefined ? '' : lookKey(firstLook(text)),
    x: text?.box.x ?? 0,
  };
}

/** The rows of a section; a date that is split over two rows is joined. */
export function entryRows(rows: readonly Row[], options: EntryOptions): EntryRow[] {
  const read = joinWrapped(rows, options).map(({ row, extra }) => ({
    ...entryRow(row, options),
    extra,
  }));
  markContinued(read);
  for (const [index, row] of [...read.entries()].reverse()) {
    const next = read[index + 1];
    if (next !== undefined && isDateAlone(next) && row.row.cells[0]?.look.isBold) {
      // However long: `Senior Associate at Baker and Sons Steuer und Recht AG Frankfurt am Main`.
      row.isProse = false;
    }
    // No date follows the dash: `2016 –`.
    if (row.isOpen && row.period?.start !== undefined) {
      row.period = { start: row.period.start, end: 'present' };
      row.isRange = true;
    }
  }
  return read;
}
