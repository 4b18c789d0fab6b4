import type { Cell, SectionKind } from '../layout-types';
import { headingKind } from './headings';
import { bodyLook } from './looks';
import { baselineOf } from './rows';

/** The head of a CV is within this share of its first page. */
const topOfPage = 0.35;
/** Minimum size of a name, as a multiple of the body text's size, and as a share of the previous CV's name's size. */
const largerThanText = 1.3;
const asLargeAsName = 0.85;
/** Maximum number of lines in the head of a CV. */
const linesOfHead = 12;
/** Minimum number of words in a letter; a title page has fewer. */
const fewestWordsOfLetter = 60;
/** Every CV has headings of at least two of these kinds. */
const mainKinds: readonly SectionKind[] = ['work', 'education', 'skills'];
const fewestKinds = 2;

/** The pages of a file by the part they belong to, counted from 0. */
interface PartsOfFile {
  /** The pages of a letter before the CV. */
  letter: [from: number, to: number];
  /** The pages of the first CV. */
  cv: [from: number, to: number];
}

/** Finds the first CV in a file that may also contain a letter before it and other CVs after it. */
export function partsOfFile(pages: Cell[][], heights: number[]): PartsOfFile {
  const kinds = pages.map(kindsOf);
  const isUniform = new Set(pages.flat().map(({ look }) => look.size)).size === 1;
  const names = pages.map((cells, index) =>
    isUniform ? addressAtTop(cells) : largestAtTop(cells, heights[index] ?? 0),
  );
  const first = kinds.findIndex(({ size }) => size > 0);
  const start = isLetterBefore(pages, names, kinds, first) ? first : 0;
  const end = pages.findIndex(
    (_, index) =>
      index > start &&
      (names[index] ?? 0) >= asLargeAsName * Math.max(1, names[start] ?? 0) &&
      shared(kinds.slice(start, index), kinds.slice(index)).length >= fewestKinds,
  );
  return { letter: [0, start], cv: [start, end < 0 ? pages.length : end] };
}

function kindsOf(cells: Cell[]): Set<SectionKind> {
  return new Set(cells.flatMap(({ text, isBullet }) => (isBullet ? [] : (headingKind(text) ?? []))));
}

/** The main kinds of headings that two ranges of pages have in common. */
function shared(one: Set<SectionKind>[], other: Set<SectionKind>[]): SectionKind[] {
  const has = (pages: Set<SectionKind>[], kind: SectionKind) => pages.some((kinds) => kinds.has(kind));
  return mainKinds.filter((kind) => has(one, kind) && has(other, kind));
}

/** The size of the largest text at the top of a page if it stands out from the body text by its size; otherwise 0. */
function largestAtTop(cells: Cell[], height: number): number {
  const text = bodyLook(cells)?.size ?? 0;
  const sizes = cells
    .filter((cell) => baselineOf(cell) < topOfPage * height && headingKind(cell.text) === undefined)
    .map(({ look }) => look.size);
  const largest = Math.max(0, ...sizes);
  return largest > largerThanText * text ? largest : 0;
}

/**
 * In a file with a single text size, an e-mail address among the first lines marks the head of a CV: 1 if there is one.
 */
const addressAtTop = (cells: Cell[]) =>
  cells.slice(0, linesOfHead).some(({ text }) => text.includes('@')) ? 1 : 0;

/** Whether the pages before the first heading are prose, followed by a CV with its own name and address. */
function isLetterBefore(pages: Cell[][], names: number[], kinds: Set<SectionKind>[], first: number): boolean {
  const before = pages.slice(0, Math.max(0, first));
  const words = before.flat().reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const main = mainKinds.filter((kind) => kinds.some((each) => each.has(kind)));
  return (
    words >= fewestWordsOfLetter &&
    main.length >= fewestKinds &&
    (names[first] ?? 0) > 0 &&
    (pages[first] ?? []).some(({ text }) => text.includes('@'))
  );
}

/** The owner's warnings about the parts that were not read. */
export function warningsOfParts(pagesBefore: number, pagesAfter: number): string[] {
  return [
    ...(pagesBefore > 0
      ? ['A letter stands before the CV. Nothing was read from it; its text is listed.']
      : []),
    ...(pagesAfter > 0
      ? ['This file holds more than one CV. Only the first one was read; the text of the others is listed.']
      : []),
  ];
}
