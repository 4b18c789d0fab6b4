import type { PrivateKind } from '../../../contracts/cv-import';
import type { Cell, DocumentSection, LaidOutDocument, Row } from '../../layout-types';
import type { LeftOut } from '../../reading';
import type { ContactCell } from '../contacts/contacts';
import { contactsInText } from '../contacts/contacts-in-texts';
import { rightOf } from '../lines/cell-edges';
import {
  type DetailKind,
  isDetail,
  kindOfDetailLabel,
  type PrivateMention,
  privateDetailsIn,
} from './private-details';

/** How many rows below its label a value may be. */
const mostRowsBelow = 2;

const isHead = ({ kind }: DocumentSection) => kind === 'header' || kind === 'contact' || kind === 'other';

function leftOut(kind: PrivateKind, cells: readonly Cell[], text?: string): LeftOut {
  const printed = text ?? cells.map((cell) => cell.text.trim()).join(' ');
  return { kind, text: printed, page: cells[0]?.box.page ?? null, lines: cells.map(({ source }) => source) };
}

/** What stands beside or below the label of a detail. */
function detailOf(kind: DetailKind, label: Cell, rows: readonly Row[], at: number): Cell | undefined {
  const beside = rows[at]?.cells.find(({ box }) => box.x > label.box.x);
  if (beside !== undefined) return isDetail(kind, beside.text) ? beside : undefined;
  const below = rows
    .slice(at + 1, at + 1 + mostRowsBelow)
    .flatMap(({ cells }) => cells)
    .find(({ box }) => box.x < rightOf(label) && box.x + box.width > label.box.x);
  return below !== undefined && isDetail(kind, below.text) ? below : undefined;
}

/**
 * A cell without what is mentioned in its text; undefined if nothing is left of it.
 * @param gap what stands between the parts that are left: `|` parts the facts in a head, a space goes on with a sentence
 */
function withoutMentions(
  cell: Cell,
  mentions: readonly PrivateMention[],
  { found, gap }: { found: LeftOut[]; gap: '|' | ' ' },
): Cell | undefined {
  if (mentions.length === 0) return cell;
  let rest = '';
  let at = 0;
  for (const { kind, from, to } of mentions) {
    const text = cell.text.slice(from, to).replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '');
    found.push(leftOut(kind, [cell], text));
    rest += `${cell.text.slice(at, from).replace(/(?<![\s,])[\s,]+$/, '')} ${gap} `;
    at = to;
  }
  rest = `${rest}${cell.text.slice(at).replace(/^[\s,]+/, '')}`;
  const text = rest
    .replace(/(?<![\s|•·;,])[\s•·;,]*\|[\s|•·;,]*/g, ' | ')
    .replace(/\(\s*\)/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s|]+|(?<![\s|])[\s|]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const spans = cell.spans.filter((span) => text.includes(span.text.trim()));
  return { ...cell, text, spans: spans.length > 0 ? spans : [{ text, look: cell.look }] };
}

function sectionWithout(section: DocumentSection, found: LeftOut[]): DocumentSection | undefined {
  const { rows, title } = section;
  const isPossible = section.kind === 'other' && title !== undefined && rows.length === 1;
  const kindOfTitle = isPossible ? kindOfDetailLabel(title.text) : undefined;
  const [only] = rows[0]?.cells ?? [];
  if (
    title !== undefined &&
    only !== undefined &&
    kindOfTitle !== undefined &&
    isDetail(kindOfTitle, only.text)
  ) {
    found.push(leftOut(kindOfTitle, [title, only]));
    return undefined;
  }
  const known = found.length;
  const taken = new Set<Cell>();
  const left = rows.flatMap((row, at): Row[] => {
    const cells = row.cells.flatMap((cell) => {
      if (taken.has(cell)) return [];
      const kind = kindOfDetailLabel(cell.text);
      const value = kind === undefined ? undefined : detailOf(kind, cell, rows, at);
      if (kind === undefined || value === undefined) {
        return withoutMentions(cell, privateDetailsIn(cell.text, isHead(section)), { found, gap: '|' }) ?? [];
      }
      taken.add(value);
      found.push(leftOut(kind, [cell, value]));
      return [];
    });
    return cells.length === 0 ? [] : [{ ...row, cells }];
  });
  if (left.length > 0 || rows.length === 0) return { ...section, rows: left };
  // Nothing else stands under the title.
  if (title !== undefined) found[known]?.lines.unshift(title.source);
  return undefined;
}

/** Takes the details out of a document that are proposed nowhere, before anything is read in it. */
export function withoutDetails(document: LaidOutDocument): { rest: LaidOutDocument; found: LeftOut[] } {
  const found: LeftOut[] = [];
  const sections = document.sections.flatMap((section) => sectionWithout(section, found) ?? []);
  const aside = sectionWithout({ kind: 'other', title: undefined, rows: document.aside }, found)?.rows ?? [];
  return { rest: { ...document, sections, aside }, found };
}

/** The numbers of books, journals and certificates are like those of telephones. */
const isNumbered = ({ kind }: DocumentSection) => kind === 'publications' || kind === 'certifications';

/**
 * Takes the e-mail addresses and telephone numbers out of everything that is not the head of the document: they would
 * become public in the middle of a text, and nothing says whose they are.
 */
export function withoutContacts<Document extends LaidOutDocument>(
  document: Document,
  head: readonly ContactCell[],
): { rest: Document; found: LeftOut[] } {
  const found: LeftOut[] = [];
  const rowsOfHead = new Set(head.map(({ row }) => row));
  const sections = document.sections.map((section) => ({
    ...section,
    rows: isNumbered(section)
      ? section.rows
      : section.rows.flatMap((row): Row[] => {
          // At the foot of another section, it is not part of that.
          if (rowsOfHead.has(row)) return isHead(section) ? [row] : [];
          const cells = row.cells.flatMap(
            (cell) => withoutMentions(cell, contactsInText(cell.text), { found, gap: ' ' }) ?? [],
          );
          return cells.length === 0 ? [] : [{ ...row, cells }];
        }),
  }));
  return { rest: { ...document, sections }, found };
}
