import type { SourceLine } from '../../../contracts/cv-import';
import { linkedValue } from '../../../contracts/social-platforms';
import { breakGap } from '../../layout/rows';
import type { Box, Cell, DocumentSection, LaidOutDocument, Row, Span } from '../../layout-types';
import type { ReadContact } from '../../reading';
import { findDates } from '../dates/dates';
import { labelled } from '../text/labels';
import { lexicon, wordsOf } from '../text/lexicon';
import { addressIn, chunksOf, emailIn, isMap, siteNamed, siteOf } from './links';
import { nameIn } from './person-names';
import { findPhones } from './phones';
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
const present = lexicon('present');
const phoneLabels = lexicon('phone');
const websiteLabels = lexicon('website');
const addressLabels = lexicon('address', 'locationLabels');

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
  const before =
    text
      .slice(0, at)
      .split(separators)
      .at(-1)
      ?.replace(/^[\s,;]+/, '')
      .trim() ?? '';
  const label = before.endsWith(':') ? before.slice(0, -1).trim() : before;
  return label !== '' &&
    label.length <= 24 &&
    (phoneLabels.is(label) || emailLabels.is(label) || websiteLabels.is(label)) &&
    label.length > 2
    ? label
    : undefined;
}

/** Whether a text beside the name of a site is a handle there: `GitHub: @ada`; words with capitals are not. */
const isHandle = (site: string, text: string) =>
  /^\S{2,}$/.test(text) &&
  (text.startsWith('@') || text === text.toLowerCase()) &&
  linkedValue({ type: 'social', label: site, value: text }) !== text;

/** Minimum font size of a name that is a link, in points; smaller texts of two words may be `Personal Website`. */
const smallestLinkedName = 14;

const isLinkedName = ({ text, look }: Span) =>
  look.size >= smallestLinkedName && wordsOf(text).length > 1 && nameIn(text.trim()) !== undefined;

/** Minimum number of plain words that make a text part of a sentence. */
const fewestWords = 5;

/** Whether a text is part of a sentence, whose links lead to what it is about. */
const isSentence = (text: string) =>
  text.split(' ').filter((word) => /^\p{Ll}+[,.]?$/u.test(word)).length >= fewestWords;

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
    const isAbout = span.link?.startsWith('http') === true && isSentence(cell.text);
    const contact = span.link === undefined || isAbout ? undefined : linkContact(span.link, span.text, lines);
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
  for (const phone of findPhones(rest)) {
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
  for (const piece of rest.split(separators)) {
    const { label: site, value } = labelled(piece.trim()) ?? {
      label: label?.text ?? '',
      value: piece.trim(),
    };
    if (!isHandle(site, value)) continue;
    contacts.push({ type: 'social', value, label: siteNamed(site), confidence: 0.8, lines });
    rest = rest.replace(piece, ' | ');
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

/** Whether a text states a period or the end of one, other than from when on somebody is available: `from May 2030`. */
const hasPeriod = (text: string) =>
  present.is(text) ||
  findDates(text).some(
    ({ isRange, period, to }) => isRange && !(period.end === 'present' && /\d/.test(text.charAt(to - 1))),
  );

/** Whether a row holds a period and nothing by which somebody is reached, beside which a period is of their life. */
const isDated = ({ cells }: Row) =>
  cells.some(({ text }) => hasPeriod(text)) &&
  !cells.some(({ text }) => emailIn(text) !== undefined || findPhones(text).length > 0);

/**
 * The rows of a head from a period on, to the end of its column: a head whose headings are not known holds the entries
 * too.
 */
function rowsOfEntries({ rows }: DocumentSection): Row[] {
  let isEntry = false;
  return rows.filter((row) => {
    const isColumn = row.gapAbove >= breakGap && row.page === rows[0]?.page;
    isEntry = isDated(row) || (isEntry && !isColumn);
    return isEntry;
  });
}

/** The distance above a line at the foot of a document, as a multiple of the font size. */
const aboveFoot = 4;
const mostInFoot = 5;

/** The rows that stand apart at the foot of the last section; none if there are more than a foot has. */
function rowsOfFoot({ sections }: LaidOutDocument): Row[] {
  const rows =
    sections.findLast(({ kind, title }) => kind !== 'references' && title !== undefined)?.rows ?? [];
  const start = rows.findLastIndex(({ gapAbove }) => gapAbove > aboveFoot);
  return start < Math.max(1, rows.length - mostInFoot) ? [] : rows.slice(start);
}

/** The rows that several pages share, which are in no entry. */
const sharedRows = ({ sections }: LaidOutDocument): Row[] =>
  sections.filter(({ kind, title }) => kind === 'other' && title === undefined).flatMap(({ rows }) => rows);

/**
 * The cells of the head, of contact sections, and around the pages those in a row of contacts or, if there is no e-mail
 * address elsewhere, with one. In entries, addresses are those of employers, referees and projects.
 */
export function contactCellsOf(document: LaidOutDocument): ContactCell[] {
  const all = document.sections.flatMap((section) =>
    wholeCells(section.rows).map((cell) => readContactCell(cell, section)),
  );
  const zones = new Set(document.sections.filter(isZone));
  const zoneHasEmail = all.some(
    ({ section, contacts }) => zones.has(section) && contacts.some(({ type }) => type === 'email'),
  );
  const foot = new Set(rowsOfFoot(document));
  const around = new Set([...sharedRows(document), ...foot]);
  const entries = new Set(document.sections.filter(isZone).flatMap(rowsOfEntries));
  const byRow = groupedBy(all, ({ row }) => row);
  return all.filter(({ section, contacts, row, cell }) => {
    if (zones.has(section)) return !entries.has(row);
    const isAddress = foot.has(row) && addressLabels.is(labelled(cell.text)?.label ?? '');
    if (!around.has(row) || (contacts.length === 0 && !isAddress)) return false;
    const beside = foot.has(row)
      ? [...foot].flatMap((each) => byRow.get(each) ?? [])
      : (byRow.get(row) ?? []);
    const count = beside.reduce((sum, other) => sum + other.contacts.length, 0);
    const isOnlyContacts = count >= 2 && beside.every(({ rest }) => rest.join('').length < 30);
    const hasEmail = beside.some((other) => other.contacts.some(({ type }) => type === 'email'));
    return isOnlyContacts || (!zoneHasEmail && hasEmail);
  });
}

/** Maximum distance of a link without text from a contact, in points. */
const nearContact = 24;

/** How far apart two boxes are, in points; 0 if they overlap. */
function distanceOf(a: Box, { x = 0, y = 0, width = 0, height = 0 }: SourceLine): number {
  const across = Math.max(0, a.x - (x + width), x - (a.x + a.width));
  const down = Math.max(0, a.y - (y + height), y - (a.y + a.height));
  return Math.hypot(across, down);
}

/** Links without text near the head of the document, and no nearer to text of another part. */
function iconLinks(document: LaidOutDocument, cells: readonly ContactCell[]): ReadContact[] {
  const reaching = new Set(cells.map(({ cell }) => cell).filter(({ text }) => !isSentence(text)));
  const own = [...reaching].map(({ box }) => box);
  const others = document.sections
    .flatMap(({ rows, title }) => [...(title ? [title] : []), ...rows.flatMap((row) => row.cells)])
    .filter((cell) => !reaching.has(cell))
    .map(({ box }) => box);
  const nearest = (boxes: readonly Box[], source: SourceLine) =>
    Math.min(...boxes.filter(({ page }) => page === source.page).map((box) => distanceOf(box, source)));
  return document.links
    .filter(({ source }) => {
      const isBeside = own.some(
        (box) => box.page === source.page && Math.abs(box.y - (source.y ?? Number.NaN)) < nearContact,
      );
      return isBeside && nearest(own, source) <= nearest(others, source);
    })
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
