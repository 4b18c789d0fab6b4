import {
  type Box,
  type Cell,
  type DocumentSection,
  type LayoutAssumptions,
  type Row,
  type SectionKind,
  usualAssumptions,
} from '../layout-types';
import { continuesColumn } from './continued-columns';
import { type HeadingLooks, headingLooks } from './heading-looks';
import { broadHeadingKind, couldBeHeading, headingKindInAnyCase } from './headings';
import { keyOf } from './looks';
import { takeRowsBeside } from './margin-headings';
import { withJoinedNumbers } from './numbered-headings';

/** A column on the first page that begins within this distance of its top, in points, begins with the head. */
const headOfDocument = 250;
/** Unknown words in the first rows of a document are never a heading, because a name may look like one. */
const rowsOfName = 2;
/** Maximum space between the lines of one heading, as a multiple of its font size. */
const roomInHeading = 0.45;

/** Cuts the rows of a document, in reading order, into sections; a stream is a column that may span several pages. */
export function sectionsOf(
  printed: Row[][],
  { headingsByLook }: LayoutAssumptions = usualAssumptions,
): DocumentSection[] {
  const streams = withJoinedNumbers(printed);
  const header: DocumentSection = { kind: 'header', title: undefined, rows: [] };
  const sections = [header];
  const looks = headingLooks(streams, headingsByLook);
  for (const [at, stream] of streams.entries()) {
    const isInPlace = placesOfHeadings(stream, looks);
    const last = sections.at(-1) ?? header;
    const isHead = beginsDocument(stream) && !continuesColumn(stream, streams[at - 1], last);
    let current = sections.length === 1 || isHead ? header : last;
    for (const [index, row] of stream.entries()) {
      const [first, ...rest] = row.cells;
      if (first && isNextLine(first, current, looks)) {
        extendTitle(current, first);
      } else {
        const kind = first && kindOf(first, rest, { looks, isInPlace }, current);
        if (!kind) {
          current.rows.push(row);
          continue;
        }
        const next = rest.length > 0 ? row : stream[index + 1];
        const claimed = looks.isInMargin(first.look) ? takeRowsBeside(first, current, next) : [];
        current = { kind, title: first, rows: claimed };
        sections.push(current);
      }
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
  const isTop = looks.isOwn(cell.look) && isBesideLabel(cell, rest);
  if (known && (isOwn || isTop || (rest.length === 0 && looks.suits(cell.look)))) return known;
  const isName = current.kind === 'header' && current.rows.length < rowsOfName;
  if (!isOwn || !looks.areHeadings || isName || cell.isBullet) return undefined;
  if (!isUniform(cell) || !couldBeHeading(cell.text)) return undefined;
  const kind = broadHeadingKind(cell.text);
  return kind ?? (isInPlace(cell) ? 'other' : undefined);
}

/** Whether there is only a word beside a heading, which names a column below it: `Expires`. */
const isBesideLabel = ({ look }: Cell, [label, ...others]: Cell[]) =>
  label !== undefined &&
  others.length === 0 &&
  /^\p{Lu}\p{L}{2,14}$/u.test(label.text) &&
  (keyOf(label.look) !== keyOf(look) || label.look.isBold !== look.isBold);

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

/**
 * Whether all of a cell's text looks alike, unlike a company and a position in one line. The first letters of a heading
 * may have a colour of their own.
 */
const isUniform = ({ spans, text }: Cell) => {
  const isOneWord = spans[1] && !/\s$/.test(spans[0]?.text ?? '') && /^\p{Ll}/u.test(spans[1].text);
  if (spans.length === 2 && isOneWord && couldBeHeading(text)) return true;
  const texts = spans.filter(({ text }) => /\p{L}{2}/u.test(text));
  return new Set(texts.map(({ look }) => `${look.font} ${look.isBold} ${look.color}`)).size < 2;
};

/** Whether a cell is the next line of the heading above it. */
function isNextLine(
  { box, look, isBullet, text }: Cell,
  { title, rows }: DocumentSection,
  looks: HeadingLooks,
): boolean {
  if (!title || isBullet || keyOf(title.look) !== keyOf(look)) return false;
  if (!(looks.areHeadings && looks.isOwn(look)) && !headingKindInAnyCase(`${title.text} ${text}`))
    return false;
  if (title.box.page !== box.page || box.y <= title.box.y || /[@\d]/.test(text)) return false;
  if (rows.length > 0 && areTwoHeadings(title.text, text)) return false;
  // A complete heading may stand directly above a company in the same look.
  const isComplete = [`${title.text} ${text}`, text].every((each) => !headingKindInAnyCase(each));
  if (isComplete && /^\P{Ll}/u.test(text) && headingKindInAnyCase(title.text)) return false;
  return box.y - title.box.y - title.box.height < roomInHeading * look.size;
}

/** Whether two lines are headings of their own, as those of short sections in a margin are. */
function areTwoHeadings(upper: string, lower: string): boolean {
  const [first, second, both] = [upper, lower, `${upper} ${lower}`].map(headingKindInAnyCase);
  return first !== undefined && second !== undefined && first !== second && !both;
}

function extendTitle(section: DocumentSection, cell: Cell): void {
  const { title } = section;
  if (!title) return;
  const text = `${title.text} ${cell.text}`;
  const box = around(title.box, cell.box);
  section.title = {
    ...title,
    text,
    spans: [...title.spans, ...cell.spans],
    box,
    source: { ...title.source, ...box, text },
  };
  const ofLastLine = headingKindInAnyCase(cell.text);
  section.kind = headingKindInAnyCase(text) ?? ofLastLine ?? broadHeadingKind(text) ?? section.kind;
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { page: a.page, x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
