import type { Cell, Row } from '../../layout-types';
import type { EntryOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { firstLook, lastLook, lookKey } from '../lines/look-of-cells';
import { endsInPlace, hasNoSpace } from '../lines/space-in-lines';
import { placeEvidence } from '../places/places';
import { areTwoNames } from '../text/evidence';
import { wordsOf } from '../text/lexicon';
import { isRemark } from '../text/remarks';

/** Maximum number of words in a line of a title. */
const longestLine = 10;
/** By how much the gaps within a paragraph may differ, and by how much larger those between paragraphs are. */
const sameGap = 0.08;
const largerGap = 0.12;
/** Lines of a paragraph are closer together. */
const closeGap = 1.6;
/** A wider gap is between entries. */
const widestGap = 1.9;

/** `Kendriya Vidyalaya No.`: the number follows. */
const endsInAbbreviation = /(?<!\p{L})\p{L}{1,3}\.$/u;

const mark = /\s[·•|]/u;
/** Minimum number of words in a line of text below a title with marks; what the title has left is shorter. */
const fewestWords = 6;

/** Whether a line without marks is of the text below a title: it is long, or a sentence ends in it. */
const isOfText = (text: string) =>
  !mark.test(text) && (wordsOf(text).length >= fewestWords || /\p{Ll}{4}[.!?;](?=\s|$)/u.test(text));

/** Whether a text has no date, or only one before it: `09/2013 – 06/2017: Apprenticeship as an`. */
function hasNoDateWithin(text: string, options: EntryOptions): boolean {
  const dates = findDates(text, options);
  const [first] = dates;
  return (
    first === undefined || (dates.length === 1 && first.from === 0 && /^: ?\p{L}/u.test(text.slice(first.to)))
  );
}

/** A text without the date before it, which a mark may separate from a title: `2014 – 2016 | MSc Physics`. */
function afterDate(text: string, options: EntryOptions): string {
  const [first] = findDates(text, options);
  return first?.from === 0 ? text.slice(first.to).replace(/^\s[·•|]/u, '') : text;
}

/** The only cell of a row that may be a line of a title. */
function lineOf({ cells }: Row, options: EntryOptions): Cell | undefined {
  const [cell] = cells;
  const isLine =
    cell !== undefined &&
    cells.length === 1 &&
    !cell.isBullet &&
    // Sources without pages have whole paragraphs.
    cell.source.page !== undefined &&
    wordsOf(cell.text).length <= longestLine &&
    hasNoDateWithin(cell.text, options);
  return isLine ? cell : undefined;
}

/** A line that may belong to a title, and all consecutive lines in its look, including it. */
interface TitleLine {
  cell: Cell;
  look: string;
  run: readonly unknown[];
}

/** The lines of titles by their row. */
function titleLines(rows: readonly Row[], options: EntryOptions): Map<Row, TitleLine> {
  const lines = new Map<Row, TitleLine>();
  let run: TitleLine[] = [];
  for (const row of rows) {
    const cell = lineOf(row, options);
    const look = cell && lookKey(firstLook(cell));
    if (look !== run[0]?.look || row.gapAbove >= widestGap) run = [];
    if (cell === undefined || look === undefined) continue;
    const line = { cell, look, run };
    run.push(line);
    lines.set(row, line);
  }
  return lines;
}

/** The looks in which lines end although the next one has room: each of these lines stands alone. */
function looksWithSpace(lines: Iterable<TitleLine>, right: number): Set<string> {
  const found = new Set<string>();
  let above: TitleLine | undefined;
  for (const line of lines) {
    if (above?.run === line.run && !hasNoSpace(above.cell, line.cell, right)) found.add(line.look);
    above = line;
  }
  return found;
}

/** The fewest consecutive lines in each look. */
function shortestRuns(lines: Iterable<TitleLine>): Map<string, number> {
  const shortest = new Map<string, number>();
  for (const { look, run } of lines) {
    shortest.set(look, Math.min(run.length, shortest.get(look) ?? run.length));
  }
  return shortest;
}

/**
 * The rows that continue the title above because their column is too narrow for it: the first word did not fit into the
 * line above, and the two lines are closer together than paragraphs are, or they are bold, and other titles take fewer
 * lines or none has room for more.
 */
export function continuedTitles(rows: readonly Row[], options: EntryOptions): ReadonlySet<Row> {
  const { right } = options;
  if (right === undefined) return new Set();
  const gaps = rows.slice(1).map(({ gapAbove }) => gapAbove);
  const tightest = gaps.reduce((least, gap) => Math.min(least, gap), Number.POSITIVE_INFINITY);
  const hasParagraphs = gaps.some((gap) => gap > tightest + largerGap && gap < widestGap);
  const lines = titleLines(rows, options);
  const shortest = shortestRuns(lines.values());
  const withSpace = looksWithSpace(lines.values(), right);
  const continued = rows.filter((row, at) => {
    const above = rows[at - 1];
    const line = lines.get(row);
    const upper = above && lines.get(above)?.cell;
    if (upper === undefined || line === undefined || above?.page !== row.page) return false;
    const { cell: lower, look, run } = line;
    const isCut =
      lookKey(lastLook(upper)) === look &&
      upper.look.isCapitals === lower.look.isCapitals &&
      Math.abs(upper.box.x - lower.box.x) < 3 &&
      (!/[.!?:;]$/.test(upper.text) || endsInAbbreviation.test(upper.text)) &&
      placeEvidence(lower.text) < 2 &&
      !endsInPlace(upper.text, lower.text) &&
      !isRemark(lower.text) &&
      !(mark.test(upper.text) && isOfText(lower.text)) &&
      hasNoSpace(upper, lower, right);
    if (!isCut) return false;
    const isTight = hasParagraphs && row.gapAbove <= tightest + sameGap;
    // The parts of a line in the look of the body: `BSc in Marine` and `Biology · Leeds`.
    const hasMarks =
      row.gapAbove < closeGap && [afterDate(upper.text, options), lower.text].some((text) => mark.test(text));
    const isLonger = (shortest.get(look) ?? 0) < run.length;
    const isOneName = !withSpace.has(look) && !areTwoNames([upper.text, lower.text]);
    return (
      isTight || hasMarks || (row.gapAbove < widestGap && firstLook(lower).isBold && (isLonger || isOneName))
    );
  });
  return new Set(continued);
}
