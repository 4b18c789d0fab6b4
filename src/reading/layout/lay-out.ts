import type { Cell, DocumentLink, LaidOutDocument } from '../layout-types';
import { cellsOf } from './cells';
import type { LinkArea, PageContents } from './item';
import { sectionsOf } from './sections';
import { streamsOf } from './streams';

/** Cuts the pages of a document into sections, in reading order. */
export function layOut(contents: PageContents[], pageCount: number): LaidOutDocument {
  const pages = contents.map((page) => cellsOf(page));
  return {
    sections: sectionsOf(streamsOf(pages)),
    links: contents.flatMap((page, index) => linksOf(page, pages[index] ?? [])),
    pages: pageCount,
    warnings:
      pageCount > contents.length
        ? [`Only the first ${contents.length} of ${pageCount} pages were read.`]
        : [],
  };
}

/** The links of a page whose text says something else, or nothing. */
function linksOf({ links, page }: PageContents, cells: Cell[]): DocumentLink[] {
  return links.flatMap((area) => {
    const text = textIn(area, cells);
    if (text.includes(withoutScheme(area.address))) return [];
    const { address, x, y, width, height } = area;
    return [{ address, text, source: { page, x, y, width, height, text: text || address } }];
  });
}

function textIn(area: LinkArea, cells: Cell[]): string {
  const spans = cells
    .filter(
      ({ box }) =>
        box.y < area.y + area.height &&
        box.y + box.height > area.y &&
        box.x < area.x + area.width &&
        box.x + box.width > area.x,
    )
    .flatMap((cell) => cell.spans.filter(({ link }) => link === area.address));
  return spans.map(({ text }) => text.trim()).join(' ');
}

const withoutScheme = (address: string) =>
  address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
