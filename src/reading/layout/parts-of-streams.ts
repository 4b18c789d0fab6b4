import type { Cell, Row } from '../layout-types';
import { partsOfFile, warningsOfParts } from './parts-of-file';
import { rowsOf } from './rows';

/** The streams of the first CV in a file without pages, where only explicit breaks begin new ones. */
interface PartsOfStreams {
  streams: Cell[][];
  /** The rows of a letter before it and of other CVs after it. */
  aside: Row[];
  warnings: string[];
}

/** The assumed height of a page whose end is unknown, in points. */
const heightOfPage = 842;

/** Finds the first CV in streams of cells that continue from page to page. */
export function partsOfStreams(streams: Cell[][]): PartsOfStreams {
  const cells = streams.flat();
  const pages = pagesOf(cells);
  const { letter, cv } = partsOfFile(
    pages,
    pages.map(() => heightOfPage),
  );
  const isInCv = ({ box }: Cell) => box.page > cv[0] && box.page <= cv[1];
  const others = streams.map((stream) => stream.filter((cell) => !isInCv(cell)));
  return {
    streams: streams.map((stream) => stream.filter(isInCv)).filter(({ length }) => length > 0),
    aside: others.flatMap(rowsOf),
    warnings: warningsOfParts(letter[1], pages.length - cv[1]),
  };
}

/** The cells of each page, moved up so that every page begins at 0. */
function pagesOf(cells: Cell[]): Cell[][] {
  const pages: Cell[][] = [];
  for (const cell of cells) {
    while (pages.length < cell.box.page) pages.push([]);
    pages[cell.box.page - 1]?.push(cell);
  }
  return pages.map((page) => {
    const top = page.reduce((least, { box }) => Math.min(least, box.y), Number.POSITIVE_INFINITY);
    return page.map((cell) => ({ ...cell, box: { ...cell.box, y: cell.box.y - top } }));
  });
}
