import type { Cell, Row } from '../layout-types';
import { languages, wordsIn } from '../words/languages';
import type { PageContents } from './item';
import { baselineOf, rowsOf } from './rows';

/** Headers and footers stand within this share of a page's height. */
const margin = 0.1;
/** Repeated text stands at the same height, within so many points. */
const tolerance = 4;

/** Numbers of pages stand still nearer to the edge. */
const marginOfNumbers = 0.08;

const pageWords = new Set(languages.flatMap(({ page }) => wordsIn(page)));
const number = /^\d{1,3}(?:\s*(?:[/|–-]|of|von|sur|de|di|van)\s*\d{1,3})?(?:\s*[-–—])?$/iu;
const numberAtEnd = /\s\d{1,2}\s*(?:\/|of|von|sur|de|di|van)\s*\d{1,2}$/iu;

/** `3`, `- 3 -`, `Page 3 of 4`, `Ada Lovelace 3/4`. */
function isNumberOfPage(text: string): boolean {
  const [first = '', ...rest] = text.replace(/^[-–—]\s*/, '').split(' ');
  const isWord = pageWords.has(first.toLowerCase().replace(/\.$/, ''));
  return number.test(isWord ? rest.join(' ').trim() : [first, ...rest].join(' ')) || numberAtEnd.test(text);
}

/** The cells of pages without what is repeated around them. */
interface Unfurnished {
  bodies: Cell[][];
  /** Headers, footers and numbers of pages. */
  furniture: Row[];
}

/** Takes headers and footers that pages share, and numbers of pages, out of the text. */
export function withoutFurniture(contents: PageContents[], pages: Cell[][]): Unfurnished {
  const footers = repeatedTexts(
    pages.map((cells, index) => cells.filter((cell) => isAtBottom(cell, contents[index]))),
  );
  const headers = repeatedTexts(
    pages.map((cells, index) => cells.filter((cell) => isAtTop(cell, contents[index]))),
  );
  const isFurniture = (cell: Cell, index: number) => {
    const key = keyOf(cell);
    if (isAtBottom(cell, contents[index])) return footers.has(key) || isPageNumber(cell, contents[index]);
    // What the first page says at its top is the head of the document.
    return (
      index > 0 && isAtTop(cell, contents[index]) && (headers.has(key) || isPageNumber(cell, contents[index]))
    );
  };
  const bodies = pages.map((cells, index) => cells.filter((cell) => !isFurniture(cell, index)));
  const furniture = pages.flatMap((cells, index) => rowsOf(cells.filter((cell) => isFurniture(cell, index))));
  return { bodies, furniture };
}

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

/** Texts that stand at the same height of several pages, whatever their figures. */
function repeatedTexts(pages: Cell[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const cells of pages) {
    for (const key of new Set(cells.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

const keyOf = (cell: Cell) => `${Math.round(baselineOf(cell) / tolerance)} ${cell.text.replace(/\d+/g, '#')}`;
