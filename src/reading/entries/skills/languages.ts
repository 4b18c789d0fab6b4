import type { SourceLine } from '../../../contracts/cv-import';
import type { Cell, DocumentSection, Row } from '../../layout-types';
import type { ReadLanguage } from '../../reading';
import { joinLines } from '../lines/text-blocks';
import { labelled } from '../text/labels';
import { wordsOf } from '../text/lexicon';
import { languageNames } from './language-names';
import { isMeasure, itemOf, splitList } from './skill-items';
import { withoutColon } from './skill-labels';

interface Line {
  text: string;
  sources: SourceLine[];
}

/** Whether a line ends before its language's level is complete: `Français – langue` and `maternelle`. */
function isCut(text: string, next: string): boolean {
  const isOpen = /[–—:(,-]$/u.test(text.trim()) || text.lastIndexOf('(') > text.lastIndexOf(')');
  const { level = '' } = itemOf(text);
  const { level: whole = '' } = itemOf(`${text} ${next}`);
  const isLonger = !isMeasure(level) && whole.length > level.length && whole.startsWith(level);
  const saysMore = isLonger && !text.endsWith(')') && (/^\p{Ll}/u.test(next) || isMeasure(whole));
  return !languageNames.begins(next) && (isOpen || (saysMore && (level !== '' || !isMeasure(next))));
}

/** The line of a cell, or one that is `shift` points below. */
const lineOf = ({ page }: Row, { box }: Cell, shift = 0) => `${page} ${Math.round(box.y) + shift}`;

/** How far apart texts on one line may stand, in points. */
const sameLine = [0, -1, 1, -2, 2];

/** Puts levels in columns of their own beside the languages on the same lines, as in the table of the Europass. */
function withLevelsBeside(rows: readonly Row[]): Row[] {
  const named = new Map<string, Row>();
  const read = rows.map((row) => {
    const [first, ...others] = row.cells;
    // Sources without pages have no lines.
    const isPlaced = first?.source.page !== undefined;
    if (!isPlaced || others.length > 0 || !languageNames.begins(first.text)) return row;
    const language = { ...row, cells: [first] };
    named.set(lineOf(row, first), language);
    return language;
  });
  return read.filter((row) => {
    const [first] = row.cells;
    if (first === undefined || !row.cells.every(({ text }) => isMeasure(text))) return true;
    const shift = sameLine.find((each) => named.has(lineOf(row, first, each)));
    named.get(lineOf(row, first, shift))?.cells.push(...row.cells);
    return shift === undefined;
  });
}

/** The rows of a section, with lines that a narrow column split in two joined again. */
function joinedRows(rows: readonly Row[]): { cells: Line[] }[] {
  const joined: { cells: Line[] }[] = [];
  for (const { cells } of rows) {
    const above = joined.at(-1);
    const [line, ...beside] = above?.cells ?? [];
    const [first, ...rest] = cells;
    const isSingle = beside.length === 0 && rest.length === 0 && first?.isBullet === false;
    if (line !== undefined && first !== undefined && isSingle && isCut(line.text, first.text)) {
      line.text = joinLines(line.text, first.text);
      line.sources.push(first.source);
    } else {
      joined.push({ cells: cells.map(({ text, source }) => ({ text, sources: [source] })) });
    }
  }
  return joined;
}

/** Splits `Spanish: native. English: B2` before each language. */
function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/\.\s+(?=\p{Lu})/u)) {
    const before = parts.at(-1);
    if (before === undefined || languageNames.begins(sentence)) parts.push(sentence);
    else parts[parts.length - 1] = `${before}. ${sentence}`;
  }
  return parts;
}

/** Reads a section about languages: only texts that name a language, with its level. */
export function readLanguages(section: DocumentSection): ReadLanguage[] {
  const found: ReadLanguage[] = [];
  for (const row of joinedRows(withLevelsBeside(section.rows))) {
    for (const [index, cell] of row.cells.entries()) {
      const lines = cell.sources;
      const last = found.at(-1);
      const inner = labelled(cell.text);
      const isLabelled =
        inner !== undefined && !languageNames.begins(inner.label) && languageNames.has(inner.value);
      const parts = splitList(isLabelled ? inner.value : cell.text).flatMap(sentencesOf);
      const named = parts
        .map((part) => itemOf(withoutColon(part)))
        .filter(
          ({ name, level }) =>
            (level !== undefined || languageNames.begins(name)) && wordsOf(name).length <= 4,
        );
      if (named.length > 0) {
        found.push(
          ...named.map(
            ({ name, level = isLabelled ? inner.label : undefined }): ReadLanguage => ({
              name,
              level,
              confidence: 0.85,
              lines,
            }),
          ),
        );
      } else if (
        last !== undefined &&
        last.level === undefined &&
        isMeasure(cell.text) &&
        (index > 0 || row.cells.length === 1)
      ) {
        last.level = cell.text.trim();
        last.lines = [...last.lines, ...lines];
      } else if (index > 0 && last !== undefined && isMeasure(cell.text)) {
        last.lines = [...last.lines, ...lines];
      }
    }
  }
  return found;
}
