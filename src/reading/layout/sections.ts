import type { Cell, DocumentSection, Look, Row, SectionKind } from '../layout-types';
import { headingKind } from './headings';

/** Cuts the rows of a document, in reading order, into sections; each stream is a column with its later pages. */
export function sectionsOf(streams: Row[][]): DocumentSection[] {
  const header: DocumentSection = { kind: 'header', title: undefined, rows: [] };
  const sections = [header];
  const looks = headingLooks(streams.flat());
  for (const stream of streams) {
    let current = sections.length === 1 || startsDocument(stream) ? header : (sections.at(-1) ?? header);
    for (const row of stream) {
      const heading = headingOf(row, looks);
      if (heading) {
        current = { kind: heading.kind, title: heading.title, rows: [] };
        sections.push(current);
        if (heading.rest.length > 0) current.rows.push({ ...row, cells: heading.rest });
      } else {
        current.rows.push(row);
      }
    }
  }
  return sections;
}

/** Whether a column begins at the top of the first page. */
function startsDocument(stream: Row[]): boolean {
  return stream[0]?.page === 1 && stream[0].y < 250;
}

interface Heading {
  kind: SectionKind;
  title: Cell;
  /** The cells beside it. */
  rest: Cell[];
}

function headingOf(row: Row, looks: Set<string>): Heading | undefined {
  const [title, ...rest] = row.cells;
  if (!title || title.isBullet) return undefined;
  const kind = headingKind(title.text);
  if (kind && looks.has(keyOf(title.look))) return { kind, title, rest };
  if (rest.length === 0 && looks.has(keyOf(title.look)) && couldBeHeading(title.text))
    return { kind: 'other', title, rest };
  return undefined;
}

const couldBeHeading = (text: string) => text.length < 50 && !/[@\d]/.test(text) && /^\P{Ll}/u.test(text);

const keyOf = ({ font, size, isCapitals, color }: Look) => `${font} ${size} ${isCapitals} ${color}`;

/** The looks in which the headings of most kinds stand. */
function headingLooks(rows: Row[]): Set<string> {
  const found = new Map<string, Set<SectionKind>>();
  for (const { cells } of rows) {
    const [first] = cells;
    const kind = first && !first.isBullet && headingKind(first.text);
    if (!first || !kind) continue;
    const key = keyOf(first.look);
    found.set(key, (found.get(key) ?? new Set()).add(kind));
  }
  const most = Math.max(0, ...[...found.values()].map(({ size }) => size));
  return new Set([...found].filter(([, { size }]) => size >= Math.min(most, 2)).map(([key]) => key));
}
