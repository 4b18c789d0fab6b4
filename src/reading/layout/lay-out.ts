import type { Cell, DocumentLink, LaidOutDocument } from '../layout-types';
import { cellsOf } from './cells';
import { withoutFurniture } from './furniture';
import type { LinkArea, PageContents } from './item';
import { rotatedRows } from './rotated';
import { sectionsOf } from './sections';
import { streamsOf } from './streams';
import { resolveUnknownGlyphs } from './unknown-glyphs';
import { visibleItems } from './visible';

/** Cuts the pages of a document into sections, in reading order. */
export function layOut(contents: PageContents[], pageCount: number): LaidOutDocument {
  resolveUnknownGlyphs(contents);
  const pages = contents.map(cellsOf);
  const { bodies, furniture } = withoutFurniture(contents, pages);
  const sections = sectionsOf(streamsOf(bodies));
  const rest = [...furniture, ...contents.flatMap(rotatedRows)];
  if (rest.length > 0) sections.push({ kind: 'other', title: undefined, rows: rest });
  return {
    sections,
    links: contents.flatMap((page, index) => linksOf(page, pages[index] ?? [])),
    pages: pageCount,
    warnings: warningsOf(contents, pageCount),
  };
}

function warningsOf(contents: PageContents[], pageCount: number): string[] {
  const warnings: string[] = [];
  if (pageCount > contents.length) {
    warnings.push(`Only the first ${contents.length} of ${pageCount} pages were read.`);
  }
  if (contents.some((page) => visibleItems(page).length < page.items.length)) {
    warnings.push('Text that cannot be seen, because it has the colour of its background, was left out.');
  }
  return warnings;
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
