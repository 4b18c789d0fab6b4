import type { Cell, Row } from '../../layout-types';
import type { ReadSkill } from '../../reading';
import { longestSection } from '../heads/entry-heads';
import { rightOf } from '../lines/cell-edges';
import { lookKey } from '../lines/look-of-cells';
import { endsOpen, hasNoSpace } from '../lines/space-in-lines';
import { joinLines } from '../lines/text-blocks';
import { wordsOf } from '../text/lexicon';
import { isMeasure, itemOf, skillsOf, splitList } from './skill-items';
import { dashedLabel, isShort, labelIn, withoutColon } from './skill-labels';
import { type Habits, habitsOf, hangsBelow, hasSeparator, isBrokenItem, isSmall } from './skill-lines';

/** A list and its label. */
interface SkillList {
  label?: string;
  level?: string;
  text: string;
  cells: Cell[];
  /** The left edge of the list's text, and the right edge of its last line. */
  x: number;
  right: number;
}

/** Whether a bold line is the label of what is below it: several names, bullets, or a name with its level. */
function isOverNames({ look, isBullet }: Cell, [next, after]: readonly Row[]): boolean {
  const [first, second] = [next, after].map((row) => row?.cells[0]);
  const isNameBelow = (cell: Cell | undefined) =>
    cell?.look.isBold === false && isShort(cell.text) && !isSmall(cell.text) && !isMeasure(cell.text);
  if (!look.isBold || isBullet || !first || !isNameBelow(first)) return false;
  return first.isBullet || itemOf(first.text).level !== undefined || isNameBelow(second);
}

/** The looks of labels: of cells before others in their row, or of lines above lists, unless more lines stand alone. */
function labelLooks(rows: readonly Row[]): Set<string> {
  const looks = new Map<string, { labels: number; lines: number }>();
  for (const [index, row] of rows.entries()) {
    const [first, second] = row.cells;
    if (first === undefined || hasSeparator(first.text) || !isShort(first.text)) continue;
    const next = rows[index + 1]?.cells[0];
    const isAbove =
      second === undefined &&
      next !== undefined &&
      (hasSeparator(next.text) || isOverNames(first, rows.slice(index + 1, index + 3)));
    const isBefore = second !== undefined && hasSeparator(second.text);
    const key = lookKey(first.look);
    const { labels, lines } = looks.get(key) ?? { labels: 0, lines: 0 };
    looks.set(key, {
      labels: labels + Number(isAbove || isBefore),
      lines: lines + Number(isBefore || second === undefined),
    });
  }
  return new Set(
    [...looks].flatMap(([key, { labels, lines }]) => (labels * 2 >= lines && labels > 0 ? [key] : [])),
  );
}

/** Whether a line completes a skill that a narrow column split in two: `Tolleranze` and `geometriche`. */
function isCutItem({ text, cells }: SkillList, cell: Cell, right: number): boolean {
  const last = cells.at(-1);
  return (
    last !== undefined &&
    cell.source.page !== undefined &&
    /^\p{Lu}/u.test(text) &&
    !hasSeparator(text) &&
    /^\p{Ll}/u.test(cell.text) &&
    Math.abs(last.box.x - cell.box.x) < (last.isBullet ? 16 : 4) &&
    (endsOpen(text) || hasNoSpace(last, cell, right))
  );
}

/** Whether a line continues the list above it. */
function continuesList(list: SkillList | undefined, cell: Cell, habits: Habits): list is SkillList {
  const { right } = habits;
  const hasOtherLook =
    list?.cells.at(-1) !== undefined && lookKey(list.cells.at(-1)?.look ?? cell.look) !== lookKey(cell.look);
  if (
    list === undefined ||
    cell.isBullet ||
    cell.text.includes(':') ||
    dashedLabel(cell.text) !== undefined ||
    (hasOtherLook && !hasSeparator(cell.text))
  ) {
    return false;
  }
  const last = list.cells.at(-1);
  const isAligned = Math.abs(cell.box.x - list.x) < 4 || Math.abs(cell.box.x - (last?.box.x ?? 0)) < 4;
  const isOpen =
    /[,;|•·&(/-]$/u.test(list.text.trim()) || list.text.split('(').length > list.text.split(')').length;
  const isStrong = /[|•·]/u.test(list.text) && /^[\p{Lu}\d]/u.test(cell.text);
  const isFull = !isStrong && list.right > right - 0.2 * (right - list.x) && hasSeparator(list.text);
  return (
    isCutItem(list, cell, right) ||
    isOpen ||
    hangsBelow(last, cell) ||
    (isAligned && (isFull || isBrokenItem(list.text, cell.text, habits))) ||
    (/^\p{Ll}/u.test(cell.text) && isFull)
  );
}

/** Whether a list is actually running text: its parts are as long as clauses. */
function isProse(text: string): boolean {
  const words = wordsOf(text).length;
  return words >= 10 && words / Math.max(1, splitList(text).length) > 4.5;
}

/** Maximum distance between the lines of a paragraph, as a multiple of the font size. */
const widestLeading = 1.6;
/** Minimum number of lines of a paragraph. */
const fewestLines = 3;

/** The rows without paragraphs of running text, most of whose lines begin within a sentence. */
function withoutParagraphs(rows: readonly Row[]): Row[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1)?.cells.at(-1);
    const [cell, ...others] = row.cells;
    const goesOn =
      cell !== undefined &&
      others.length === 0 &&
      !cell.isBullet &&
      last !== undefined &&
      lookKey(last.look) === lookKey(cell.look) &&
      row.gapAbove < widestLeading;
    if (goesOn) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs.filter((run) => !isParagraph(run)).flat();
}

function isParagraph([first, ...rows]: readonly Row[]): boolean {
  const texts = rows.map(({ cells }) => cells[0]?.text ?? '');
  const within = texts.filter((text) => /^\p{Ll}/u.test(text)).length;
  return (
    texts.length >= fewestLines &&
    within * 2 >= texts.length &&
    isProse([first?.cells.at(-1)?.text, ...texts].join(' '))
  );
}

function listsOf(rows: readonly Row[], right: number): SkillList[] {
  const looks = labelLooks(rows);
  const habits = habitsOf(rows, right);
  const lists: SkillList[] = [];
  /** With the number of lists above it. */
  let label: { text: string; cell: Cell; above: number; level?: string } | undefined;
  for (const row of rows) {
    const [first, ...others] = row.cells;
    if (first === undefined) {
      continue;
    }
    const isLabelBeside =
      others.length > 0 &&
      first.look.isBold &&
      isShort(first.text) &&
      others.every(({ look, text }) => !look.isBold && !isMeasure(text));
    const isLabelCell =
      isLabelBeside ||
      (looks.has(lookKey(first.look)) && isShort(first.text) && !hasSeparator(first.text)) ||
      first.text.trim().endsWith(':');
    if (others.length > 0 && isLabelCell && !others.every(({ text }) => isMeasure(text))) {
      const { name, level } = itemOf(withoutColon(first.text));
      for (const cell of others) {
        const inner = labelIn(cell.text);
        lists.push({
          label: name,
          level,
          text: inner?.value ?? cell.text,
          cells: [first, cell],
          x: cell.box.x,
          right: rightOf(cell),
        });
      }
      label = undefined;
      continue;
    }
    if (others.length > 0) {
      const measured = others.length === 1 && isMeasure(others[0]?.text ?? '');
      const texts = measured ? [[first, ...others]] : row.cells.map((cell) => [cell]);
      for (const cells of texts) {
        const text = cells.map((cell) => cell.text.trim()).join(measured ? ': ' : ' ');
        const cell = cells[0] ?? first;
        const inner = labelIn(text);
        lists.push({
          label: inner?.label ?? label?.text,
          text: inner?.value ?? text,
          cells,
          x: cell.box.x,
          right: rightOf(cell),
        });
      }
      continue;
    }
    const list = label?.above === lists.length ? undefined : lists.at(-1);
    if (continuesList(list, first, habits)) {
      list.text = joinLines(list.text, first.text.trim());
      list.cells.push(first);
      list.right = rightOf(first);
      continue;
    }
    const inner = labelIn(first.text);
    if (inner !== undefined && inner.value === '') {
      label = { text: inner.label, cell: first, above: lists.length };
    } else if (inner !== undefined) {
      const { name, level } = itemOf(withoutColon(inner.label));
      lists.push({
        label: name,
        level,
        text: inner.value,
        cells: [first],
        x: first.box.x,
        right: rightOf(first),
      });
      label = undefined;
    } else if (isMeasure(first.text)) {
      const last = lists.at(-1);
      if (label !== undefined) {
        label.level = first.text.trim();
      } else if (last !== undefined) {
        last.level = first.text.trim();
        last.cells.push(first);
      }
    } else if (isLabelCell && !first.isBullet) {
      label = { text: withoutColon(first.text), cell: first, above: lists.length };
    } else {
      lists.push({
        label: label?.text,
        level: label?.level,
        text: first.text,
        cells: label === undefined ? [first] : [label.cell, first],
        x: first.box.x,
        right: rightOf(first),
      });
    }
  }
  return lists;
}

/** Labels within a list: `Advanced: C++, Go. Basic: R`, `Programming: Go, R · Platforms: Linux`. */
function innerLists(list: SkillList): SkillList[] {
  const whole = list.label === undefined ? list.text : `${list.label}: ${list.text}`;
  const groups = whole.split(/\s[·•|]\s(?=\p{Lu}[\p{L} &/-]{1,24}: )/u);
  const isGrouped = groups.length > 1 && groups.every((text) => labelIn(text) !== undefined);
  const parts = isGrouped ? groups : list.text.split(/\.\s+(?=\p{Lu}\p{L}{1,20}:)/u);
  return parts.map((text) => {
    const inner = labelIn(text);
    return inner === undefined
      ? { ...list, text }
      : {
          ...list,
          label: isGrouped ? inner.label : list.label,
          text: inner.value,
          level: list.level ?? (isMeasure(inner.label) ? inner.label : undefined),
        };
  });
}

/** A list and its label, which may identify what the list contains. */
export interface LabelledList {
  label: string | undefined;
  text: string;
  cells: Cell[];
  skills: ReadSkill[];
}

/** Reads the lists in a skills section; skills without a label belong to its group. */
export function readSkillLists(rows: readonly Row[], right: number, group?: string): LabelledList[] {
  return listsOf(withoutParagraphs(rows.slice(0, longestSection)), right)
    .flatMap(innerLists)
    .map((list) => ({
      label: list.label,
      text: list.text,
      cells: list.cells,
      skills: isProse(list.text)
        ? []
        : skillsOf(
            list.text,
            list.label ?? group,
            list.cells.map(({ source }) => source),
            list.level,
          ),
    }));
}
