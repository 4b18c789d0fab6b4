import { employerContactStatuses, type ListedContact } from '../../../contracts/employer-contact';
import type { ContactOrder, ContactsSearch } from './contacts-search';

/** 'In Progress'. */
export const statusLabel = (status: ListedContact['status']) =>
  employerContactStatuses.find(({ key }) => key === status)?.label ?? status;

const accents = /\p{Diacritic}/gu;
const plain = (text: string) => text.normalize('NFKD').replace(accents, '').toLowerCase();

const texts = new WeakMap<ListedContact, string>();

/** The searchable text of a contact; cached, as it is needed with each letter that is typed. */
function searchText(contact: ListedContact): string {
  const known = texts.get(contact);
  if (known !== undefined) return known;
  const { employerName, employerCompany, employerRole, employerEmail, employerPhone } = contact;
  const { employerLocation, position, notes, nextAction } = contact;
  const people = [employerName, employerCompany, employerRole, employerEmail, employerPhone];
  const text = plain([...people, employerLocation, position, notes, nextAction].filter(Boolean).join('\n'));
  texts.set(contact, text);
  return text;
}

/** The contacts that have every word that is searched for. */
export function found(contacts: ListedContact[], search = ''): ListedContact[] {
  const words = plain(search).split(/\s/).filter(Boolean);
  if (words.length === 0) return contacts;
  return contacts.filter((contact) => words.every((word) => searchText(contact).includes(word)));
}

const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** Sorts after every day. */
const noDay = '9999';

type Compare = (one: ListedContact, other: ListedContact) => number;
const newestFirst: Compare = (one, other) => latestFirst(one.createdAt, other.createdAt);
const latestFirst = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);

/** Without a company last. */
const byCompany: Compare = (one, other) =>
  Number(!one.employerCompany) - Number(!other.employerCompany) ||
  byText.compare(one.employerCompany ?? '', other.employerCompany ?? '');

const comparisons: Record<ContactOrder, Compare> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  name: (one, other) => byText.compare(one.employerName, other.employerName),
  company: byCompany,
  moved: (one, other) => latestFirst(one.statusSince, other.statusSince),
  due: (one, other) => latestFirst(other.nextActionOn ?? noDay, one.nextActionOn ?? noDay),
  deadline: (one, other) => latestFirst(other.deadline ?? noDay, one.deadline ?? noDay),
};

/** The contacts in an order; equal ones newest first. */
const ordered = (contacts: ListedContact[], order: ContactOrder = 'newest') =>
  contacts.toSorted(
    (one, other) =>
      comparisons[order](one, other) || newestFirst(one, other) || latestFirst(one.id, other.id),
  );

/** The contacts that the screen shows, in their order. */
export function shownContacts(contacts: ListedContact[], { q, status, order }: ContactsSearch) {
  const matching = found(contacts, q);
  return ordered(status ? matching.filter((contact) => contact.status === status) : matching, order);
}

/** How many contacts have each status. */
export function countByStatus(contacts: ListedContact[]): Map<ListedContact['status'], number> {
  const counts = new Map<ListedContact['status'], number>();
  for (const { status } of contacts) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
