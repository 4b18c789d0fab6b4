import type { Cell, Row } from '../layout-types';
import { languages, wordsIn } from '../words/languages';
import { headingKind } from './headings';
import type { PageContents } from './item';
import { baselineOf, rowsOf } from './rows';

/** Headers and footers are within this share of the page height from its edge. */
const margin = 0.1;
/** Maximum difference in height between repetitions of a text on several pages, in points. */
const tolerance = 4;

/** Page numbers are even closer to the edge. */
const marginOfNumbers = 0.08;

const pageWords = new Set(languages.flatMap(({ page }) => wordsIn(page)));
const number = /^\d{1,3}(?:\s*(?:[/|–-]|of|von|sur|de|di|van|af|av|z)\s*\d{1,3})?(?:\s*[-–—])?$/iu;

/** `3`, `- 3 -`, `Page 3 of 4`. */
export function isNumberOfPage(text: string): boolean {
  const [first = '', ...rest] = text.replace(/^[-–—]\s*/, '').split(' ');
  const isWord = pageWords.has(first.toLowerCase().replace(/\.$/, ''));
  return number.test(isWord ? rest.join(' ').trim() : [first, ...rest].join(' '));
}

/** The cells of pages without the text that is repeated around them. */
interface Unfurnished {
  bodies: Cell[][];
  /** Headers and footers that may hold a contact; the others, and page numbers, are nobody's text. */
  furniture: Row[];
}

/** Removes headers and footers that pages share, and page numbers, from the text. */
export function withoutFurniture(contents: PageContents[], pages: Cell[][]): Unfurnished {
  const footers = repeatedTexts(
    pages.map((cells, index) => cells.filter((cell) => isAtBottom(cell, contents[index]))),
  );
  const headers = repeatedTexts(
    pages.map((cells, index) => cells.filter((cell) => isAtTop(cell, contents[index]))),
  );
  // The heading of a section that fills several pages may stand above each of them.
  const isFurniture = (cell: Cell, index: number) => {
    const key = keyOf(cell);
    if (isAtBottom(cell, contents[index])) return footers.has(key) || isPageNumber(cell, contents[index]);
    // Text at the top of the first page is the head of the document.
    if (index === 0 || !isAtTop(cell, contents[index])) return false;
    return (headers.has(key) && headingKind(cell.text) === undefined) || isPageNumber(cell, contents[index]);
  };
  const bodies = pages.map((cells, index) => cells.filter((cell) => !isFurniture(cell, index)));
  const furniture = pages.flatMap((cells, index) =>
    rowsOf(cells.filter((cell) => isFurniture(cell, index) && mayHoldContact(cell, contents[index]))),
  );
  return { bodies, furniture };
}

const mayHoldContact = (cell: Cell, page: PageContents | undefined) =>
  /[\d@]/.test(cell.text) && !isPageNumber(cell, page);

function isAtBottom(cell: Cell, page: PageContents | undefined): boolean {
  return page !== undefined && baselineOf(cell) > page.height * (1 - margin);
}

function isAtTop(cell: Cell, page: PageContents | undefined): boolean {
  return page !== undefined && baselineOf(cell) < page.height * margin;
}

function isPageNumber(cell: Cell, page: PageContents | undefined): boolean {
  const height = page?.height ?? 0;
  const fromEdge = Math.min(baselineOf(cell), height - baselineOf(cell));
  return fromEdge < marginOfNumbers * height && isNumberOfPage(cell.text);
}

/** Texts at the same height on several pages; their digits may differ. */
function repeatedTexts(pages: Cell[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const cells of pages) {
    for (const key of new Set(cells.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

const keyOf = (cell: Cell) => `${Math.round(baselineOf(cell) / tolerance)} ${cell.text.replace(/\d+/g, '#')}`;
