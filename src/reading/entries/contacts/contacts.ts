import type { SourceLine } from '../../../contracts/cv-import';
import type { Cell, DocumentSection, LaidOutDocument, Row, Span } from '../../layout-types';
import type { ReadContact } from '../../reading';
import { lexicon, wordsOf } from '../text/lexicon';
import { addressIn, chunksOf, emailIn, isMap, siteNamed, siteOf } from './links';
import { nameIn } from './person-names';
import { announcesIdentity, findPhones } from './phones';
import { type WholeCell, wholeCells } from './wrapped-contacts';

/** A cell in the head of a document: its contacts, and the text that is left without them. */
export interface ContactCell {
  cell: Cell;
  row: Row;
  section: DocumentSection;
  contacts: ReadContact[];
  rest: string[];
}

const emailLabels = lexicon('email');
const phoneLabels = lexicon('phone');
const websiteLabels = lexicon('website');

const separators = /[|•·●◦⋄♦■;]| [–—\p{So}] |\s{3,}/u;

const plainAddress = (address: string) => {
  const lower = address.toLowerCase();
  const rest = lower.includes('://') ? lower.slice(lower.indexOf('://') + 3) : lower;
  const host = rest.startsWith('www.') ? rest.slice(4) : rest;
  return host.endsWith('/') ? host.slice(0, -1) : host;
};

function linkContact(address: string, text: string, lines: SourceLine[]): ReadContact | undefined {
  const lower = address.toLowerCase();
  if (lower.startsWith('mailto:')) {
    const printed = chunksOf(text).flatMap((chunk) => emailIn(chunk) ?? [])[0];
    const email = printed !== undefined && !address.includes(printed) ? printed : emailIn(address);
    return email === undefined ? undefined : { type: 'email', value: email, confidence: 0.95, lines };
  }
  if (lower.startsWith('tel:')) {
    const value = findPhones(text)[0]?.value ?? address.slice(4).replaceAll('%20', ' ');
    return { type: 'phone', value, confidence: 0.95, lines };
  }
  if (!lower.startsWith('http') || isMap(address)) {
    return undefined;
  }
  const site = siteOf(address);
  return {
    type: site === undefined ? 'website' : 'social',
    value: address,
    label: site,
    confidence: 0.95,
    lines,
  };
}

/** The label before a value in its cell: `Mobile: …`. */
function labelBefore(text: string, at: number): string | undefined {
  const before = text.slice(0, at).split(separators).at(-1)?.trim() ?? '';
  const label = before.endsWith(':') ? before.slice(0, -1).trim() : before;
  return label !== '' &&
    label.length <= 24 &&
    (phoneLabels.is(label) || emailLabels.is(label) || websiteLabels.is(label)) &&
    label.length > 2
    ? label
    : undefined;
}

/** Minimum font size of a name that is a link, in points; smaller texts of two words may be `Personal Website`. */
const smallestLinkedName = 14;

const isLinkedName = ({ text, look }: Span) =>
  look.size >= smallestLinkedName && wordsOf(text).length > 1 && nameIn(text.trim()) !== undefined;

/** Reads the contacts in a cell. Link annotations take precedence over the text. */
function readContactCell({ cell, row, more }: WholeCell, section: DocumentSection): ContactCell {
  const contacts: ReadContact[] = [];
  const lines = [cell, ...more].map(({ source }) => source);
  let rest = cell.text.slice(0, 1000);
  let at = 0;
  for (const span of cell.spans) {
    const text = span.text.trim();
    const found = rest.indexOf(text, at);
    at = found < 0 ? at : found + text.length;
    const contact = span.link === undefined ? undefined : linkContact(span.link, span.text, lines);
    if (
      contact !== undefined &&
      !contacts.some((known) => plainAddress(known.value) === plainAddress(contact.value))
    ) {
      contacts.push(contact);
    }
    if (contact !== undefined && found >= 0 && !isLinkedName(span)) {
      rest = `${rest.slice(0, found)} | ${rest.slice(found + text.length)}`;
      at = found + 3;
    }
  }
  for (const chunk of chunksOf(rest)) {
    const email = emailIn(chunk);
    const address = email === undefined ? addressIn(chunk) : undefined;
    if (email !== undefined) {
      contacts.push({ type: 'email', value: email, confidence: 0.95, lines });
    } else if (address !== undefined) {
      const site = siteOf(address);
      const type = site === undefined ? 'website' : 'social';
      contacts.push({ type, value: address, label: site, confidence: 0.9, lines });
    }
    if (email !== undefined || address !== undefined) {
      rest = rest.replace(chunk, ' | ');
    }
  }
  const label = row.cells.findLast(({ box }) => box.x < cell.box.x);
  for (const phone of announcesIdentity(label?.text ?? '') ? [] : findPhones(rest)) {
    contacts.push({
      type: 'phone',
      value: phone.value,
      label: labelBefore(rest, phone.from),
      confidence: 0.9,
      lines,
    });
  }
  for (const contact of contacts) {
    rest = contact.type === 'phone' ? rest.replace(contact.value, ' | ') : rest;
  }
  return { cell, row, section, contacts, rest: piecesOf(rest, contacts.length > 0) };
}

/** The remaining text, split at separators, without contact labels and single characters. */
function piecesOf(rest: string, hasContacts: boolean): string[] {
  return rest
    .split(separators)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .filter((piece) => {
      const label = piece.endsWith(':') ? piece.slice(0, -1) : piece;
      const isLabel =
        emailLabels.is(label) ||
        phoneLabels.is(label) ||
        websiteLabels.is(label) ||
        siteNamed(label) !== undefined;
      return !(isLabel && (hasContacts || piece.endsWith(':'))) && !(hasContacts && piece.length === 1);
    });
}

const isZone = ({ kind }: DocumentSection) => kind === 'header' || kind === 'contact';

/** Whether a section of another kind consists almost entirely of contacts: "Profiles", "Links". */
function isContactLike(section: DocumentSection, own: readonly ContactCell[]): boolean {
  const withContacts = own.filter(
    ({ contacts, rest, cell }) =>
      contacts.length > 0 || rest.length === 0 || siteNamed(cell.text) !== undefined,
  );
  return (
    section.kind === 'other' &&
    own.length > 0 &&
    withContacts.length >= own.length * 0.7 &&
    own.some(({ contacts }) => contacts.length > 0)
  );
}

function groupedBy<K>(cells: readonly ContactCell[], key: (cell: ContactCell) => K): Map<K, ContactCell[]> {
  const groups = new Map<K, ContactCell[]>();
  for (const cell of cells) {
    const group = groups.get(key(cell));
    if (group === undefined) {
      groups.set(key(cell), [cell]);
    } else {
      group.push(cell);
    }
  }
  return groups;
}

/** The cells of the head, of contact sections, and of rows elsewhere that contain only contacts. */
export function contactCellsOf(document: LaidOutDocument): ContactCell[] {
  const all = document.sections.flatMap((section) =>
    section.kind === 'references'
      ? []
      : wholeCells(section.rows).map((cell) => readContactCell(cell, section)),
  );
  const bySection = groupedBy(all, ({ section }) => section);
  const zones = new Set(
    document.sections.filter(
      (section) => isZone(section) || isContactLike(section, bySection.get(section) ?? []),
    ),
  );
  const zoneHasEmail = all.some(
    ({ section, contacts }) => zones.has(section) && contacts.some(({ type }) => type === 'email'),
  );
  const byRow = groupedBy(all, ({ row }) => row);
  return all.filter(({ section, contacts, row }) => {
    if (zones.has(section)) {
      return true;
    }
    const beside = byRow.get(row) ?? [];
    const count = beside.reduce((sum, other) => sum + other.contacts.length, 0);
    const isFooter = count >= 2 && beside.every(({ rest }) => rest.join('').length < 30);
    return (
      contacts.length > 0 && (isFooter || (!zoneHasEmail && contacts.some(({ type }) => type === 'email')))
    );
  });
}

/** Links without text near the head of the document. */
function iconLinks(document: LaidOutDocument, cells: readonly ContactCell[]): ReadContact[] {
  const boxes = cells.map(({ cell }) => cell.box);
  return document.links
    .filter(({ source }) =>
      boxes.some((box) => box.page === source.page && Math.abs(box.y - (source.y ?? Number.NaN)) < 24),
    )
    .flatMap((link) => linkContact(link.address, link.text, [link.source]) ?? []);
}

/** The contacts without duplicates. */
export function readContacts(document: LaidOutDocument, cells: readonly ContactCell[]): ReadContact[] {
  const known = new Set<string>();
  return [...cells.flatMap(({ contacts }) => contacts), ...iconLinks(document, cells)].filter(
    ({ type, value }) => {
      const key = type === 'phone' ? value.replace(/\D/g, '') : plainAddress(value.replace('mailto:', ''));
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    },
  );
}
