import {
  type Cell,
  type DocumentSection,
  type LayoutAssumptions,
  type Row,
  type SectionKind,
  usualAssumptions,
} from '../layout-types';
import { type HeadingLooks, headingLooks } from './heading-looks';
import { broadHeadingKind, couldBeHeading, headingKind } from './headings';
import { withJoinedHeadings } from './joined-headings';
import { keyOf } from './looks';
import { takeRowsBeside } from './margin-headings';

/** A column on the first page that begins within this distance of its top, in points, begins with the head. */
const headOfDocument = 250;
/** Unknown words in the first rows of a document are never a heading, because a name may look like one. */
const rowsOfName = 2;

/** An e-mail address this many lines below a heading of contacts is one of them. */
const nearContacts = 3;
/** Sections without names of others, whose contacts are not those of the document's owner. */
const ownSections = new Set<SectionKind>(['skills', 'languages', 'interests', 'summary']);

/** Cuts the rows of a document, in reading order, into sections; a stream is a column that may span several pages. */
export function sectionsOf(
  printed: Row[][],
  { headingsByLook }: LayoutAssumptions = usualAssumptions,
): DocumentSection[] {
  const streams = withJoinedHeadings(printed);
  const header: DocumentSection = { kind: 'header', title: undefined, rows: [] };
  const sections = [header];
  const looks = headingLooks(streams, headingsByLook);
  for (const stream of streams) {
    const isInPlace = placesOfHeadings(stream, looks);
    const below = (index: number) => stream.slice(index + 1, index + 1 + nearContacts);
    const last = sections.at(-1) ?? header;
    let current = sections.length === 1 || beginsDocument(stream) ? header : last;
    for (const [index, row] of stream.entries()) {
      const [first, ...rest] = row.cells;
      const kind =
        first &&
        (kindOf(first, rest, { looks, isInPlace }, current) ?? kindOfContacts(row, below(index), current));
      if (!kind) {
        current.rows.push(row);
        continue;
      }
      const next = rest.length > 0 ? row : stream[index + 1];
      const claimed = looks.isInMargin(first.look) ? takeRowsBeside(first, current, next) : [];
      current = { kind, title: first, rows: claimed };
      sections.push(current);
      if (rest.length > 0) current.rows.push({ ...row, cells: rest });
    }
  }
  return sections;
}

function beginsDocument(stream: Row[]): boolean {
  return stream[0]?.page === 1 && stream[0].y < headOfDocument;
}

interface Context {
  looks: HeadingLooks;
  isInPlace: (cell: Cell) => boolean;
}

/** The kind of section that begins with a cell; `rest` contains the cells beside it. */
function kindOf(
  cell: Cell,
  rest: Cell[],
  { looks, isInPlace }: Context,
  current: DocumentSection,
): SectionKind | undefined {
  const isOwn = looks.isOwn(cell.look) && (rest.length === 0 || looks.isInMargin(cell.look));
  const known = looks.kindOf(cell);
  const isApart = looks.isOwn(cell.look) && rest.every(({ look }) => keyOf(look) !== keyOf(cell.look));
  if (known && (isOwn || isApart || (rest.length === 0 && looks.suits(cell.look)))) return known;
  const isName = current.kind === 'header' && current.rows.length < rowsOfName;
  if (!isOwn || !looks.areHeadings || isName || cell.isBullet) return undefined;
  if (!couldBeHeading(cell.text)) return undefined;
  const kind = broadHeadingKind(cell.text);
  return kind ?? (isInPlace(cell) ? 'other' : undefined);
}

/** Contacts may be below a heading in any look: they must not become part of the section above it. */
function kindOfContacts(
  { cells: [first, ...rest] }: Row,
  below: readonly Row[],
  { kind }: DocumentSection,
): SectionKind | undefined {
  if (!first || rest.length > 0 || !ownSections.has(kind) || headingKind(first.text) !== 'contact')
    return undefined;
  return below.some(({ cells }) => cells.some(({ text }) => text.includes('@'))) ? 'contact' : undefined;
}

/** Minimum number of known headings in a column that show where its headings stand, and how far they may differ. */
const fewestInPlace = 3;
const sameEdge = 12;

/** Whether a cell begins, ends or is centred where known headings of its column are. */
function placesOfHeadings(stream: Row[], looks: HeadingLooks): (cell: Cell) => boolean {
  const known = stream.flatMap(({ cells: [first] }) =>
    first && looks.isOwn(first.look) && looks.kindOf(first) ? [first] : [],
  );
  const edgesOf = ({ box }: Cell) => [box.x, box.x + box.width, box.x + box.width / 2];
  const edges = known.map(edgesOf);
  return (cell) =>
    known.length < fewestInPlace ||
    edgesOf(cell).some((edge, side) => edges.some((each) => Math.abs((each[side] ?? 0) - edge) < sameEdge));
}
