import type { DocumentSection, Row } from '../../layout-types';
import { addressIn, chunksOf, emailIn } from '../contacts/links';
import { findPhones } from '../contacts/phones';
import { textOf } from '../lines/text-blocks';
import { placeOf } from '../places/places';
import { wordsOf } from '../text/lexicon';

/** Maximum number of words in a row of contacts; a longer one is prose. */
const longestRow = 5;

const isShort = (row: Row) => wordsOf(textOf(row)).length <= longestRow;
const hasEmail = (row: Row) => chunksOf(textOf(row)).some((chunk) => emailIn(chunk) !== undefined);
const hasContact = (row: Row) =>
  hasEmail(row) ||
  findPhones(textOf(row)).length > 0 ||
  chunksOf(textOf(row)).some((chunk) => addressIn(chunk) !== undefined);

const isAddress = (row: Row) => placeOf(textOf(row)).postalCode !== undefined;
const isBullet = ({ cells }: Row) => cells[0]?.isBullet === true;

/** Whether a row belongs to a contact beside it: the next bullet of their list, or an address, however long. */
const isBeside = (row: Row | undefined, contact: Row | undefined): boolean =>
  row !== undefined && contact !== undefined && ((isBullet(row) && isBullet(contact)) || isAddress(row));

/** The rows by which the owner is reached: all, if none is prose, else from the first to the last contact and what is beside them. */
function rowsOfContacts({ rows }: DocumentSection): Row[] {
  if (rows.every(isShort)) return rows;
  let from = rows.findIndex((row) => isShort(row) && hasContact(row));
  let to = rows.findLastIndex((row) => isShort(row) && hasContact(row));
  if (from < 0 || !rows.slice(from, to + 1).every((row) => isShort(row) || isAddress(row))) return [];
  while (isBeside(rows[from - 1], rows[from])) from--;
  while (isBeside(rows[to + 1], rows[to])) to++;
  return rows.slice(from, to + 1);
}

/** Takes contacts out of what people say about themselves, where neither the head nor a section of contacts has an e-mail address. */
export function contactsApart(sections: readonly DocumentSection[]): DocumentSection[] {
  const isElsewhere = sections.some(
    ({ kind, rows }) => (kind === 'header' || kind === 'contact') && rows.some(hasEmail),
  );
  return sections.flatMap((section): DocumentSection[] => {
    const rows = isElsewhere || section.kind !== 'summary' ? [] : rowsOfContacts(section);
    if (!rows.some(hasEmail)) return [section];
    const found = new Set(rows);
    const rest = section.rows.filter((row) => !found.has(row));
    const contact: DocumentSection = { ...section, kind: 'contact', rows };
    return rest.length === 0
      ? [contact]
      : [
          { ...section, rows: rest },
          { ...contact, title: undefined },
        ];
  });
}
