import {
  type Cell,
  type DocumentLink,
  type LaidOutDocument,
  type LayoutAssumptions,
  type Row,
  usualAssumptions,
} from '../layout-types';
import { cellsOf } from './cells';
import { withoutFurniture } from './furniture';
import type { LinkArea, PageContents } from './item';
import { partsOfFile, warningsOfParts } from './parts-of-file';
import { rotatedRows } from './rotated';
import { sectionsOf } from './sections';
import { streamsOf } from './streams';
import { resolveUnknownGlyphs } from './unknown-glyphs';
import { visibleItems } from './visible';

/** Cuts the pages of a document into sections, in reading order. */
export function layOut(
  contents: PageContents[],
  pageCount: number,
  assumptions: LayoutAssumptions = usualAssumptions,
): LaidOutDocument {
  resolveUnknownGlyphs(contents);
  const pages = contents.map(cellsOf);
  const { letter, cv } = partsOfFile(
    pages,
    contents.map(({ height }) => height),
  );
  const ownContents = contents.slice(...cv);
  const { bodies, furniture } = withoutFurniture(ownContents, pages.slice(...cv));
  const sections = sectionsOf(streamsOf(bodies, assumptions.columns), assumptions);
  const rest = [...furniture, ...ownContents.flatMap(rotatedRows)];
  if (rest.length > 0) sections.push({ kind: 'other', title: undefined, rows: rest });
  return {
    sections,
    aside: [...contents.slice(...letter), ...contents.slice(cv[1])].flatMap(rowsInOrder),
    links: ownContents.flatMap((page, index) => linksOf(page, pages[cv[0] + index] ?? [])),
    pages: pageCount,
    warnings: [...warningsOf(contents, pageCount), ...warningsOfParts(letter[1], contents.length - cv[1])],
  };
}

/** All rows of a page, column by column. */
const rowsInOrder = (page: PageContents): Row[] => [
  ...streamsOf([cellsOf(page)]).flat(),
  ...rotatedRows(page),
];

function warningsOf(contents: PageContents[], pageCount: number): string[] {
  const warnings: string[] = [];
  if (pageCount > contents.length) {
    warnings.push(`Only the first ${contents.length} of ${pageCount} pages were read.`);
  }
  if (contents.some((page) => visibleItems(page).length < page.items.length)) {
    warnings.push(
      'Text that cannot be seen, because it has the colour of its background or lies under something else, was left out.',
    );
  }
  return warnings;
}

/** The links of a page whose text is empty or differs from their address. */
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
