import { z } from 'zod';
import type { ContactTableChoices } from '../../contracts/contact-import';
import { day, instant } from '../../contracts/dates';
import {
  contactMethods,
  type EmployerContactStatus,
  employerContactStatus,
  employerContactStatuses,
} from '../../contracts/employer-contact';
import { plainHeader } from './propose-mapping';

export type DateOrder = NonNullable<ContactTableChoices['dateOrder']>;

/** Other names of statuses in the tables that people keep. */
const otherStatuses: Record<string, EmployerContactStatus> = {
  applied: 'contacted',
  sent: 'contacted',
  wishlist: 'interested',
  saved: 'interested',
  replied: 'responded',
  interviewing: 'interview',
  offered: 'offer',
  accepted: 'hired',
  withdrawn: 'declined',
  closed: 'archived',
};

const statuses = new Map<string, EmployerContactStatus>([
  ...Object.entries(otherStatuses),
  ...employerContactStatuses.flatMap(({ key, label }): [string, EmployerContactStatus][] => [
    [plainHeader(key), key],
    [plainHeader(label), key],
  ]),
]);

type ContactMethod = (typeof contactMethods)[number]['key'];

const otherMethods: Record<string, ContactMethod> = {
  mail: 'email',
  emailaddress: 'email',
  telephone: 'phone',
  call: 'phone',
  mobile: 'phone',
  inperson: 'direct',
  referred: 'referral',
};

const methods = new Map<string, ContactMethod>([
  ...Object.entries(otherMethods),
  ...contactMethods.map(({ key }): [string, ContactMethod] => [key, key]),
]);

/** Texts of a table are compared up to this length; longer ones are not names. */
const longestName = 60;

export const readStatus = (text: string) => statuses.get(plainHeader(text.slice(0, longestName)));
export const readMethod = (text: string) => methods.get(plainHeader(text.slice(0, longestName)));

const named = /^(\d{1,2})[-\s]([a-z]{3})[a-z]{0,6}[-\s](\d{4})$/i;
const numbered = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as tables write it, `YYYY-MM-DD`; undefined if it is none. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const written = text.slice(0, longestName).trim();
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]{5,12}Z?)?$/.exec(written)?.[1];
  const read = iso ?? readNamed(written) ?? readNumbered(written, order);
  return read !== undefined && day.safeParse(read).success ? read : undefined;
}

function readNamed(text: string): string | undefined {
  const [, date = '', name = '', year = ''] = named.exec(text) ?? [];
  const month = monthNames.indexOf(name.toLowerCase()) + 1;
  return month > 0 ? isoDay(year, month, Number(date)) : undefined;
}

function readNumbered(text: string, order: DateOrder): string | undefined {
  const [, first, mark, second, year] = numbered.exec(text) ?? [];
  if (!year) return undefined;
  const isDayFirst = mark === '.' || order === 'dmy';
  const [date, month] = isDayFirst ? [first, second] : [second, first];
  return isoDay(year, Number(month), Number(date));
}

const isoDay = (year: string, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The order of day and month in a table's dates with slashes, from the unambiguous ones; the day first without any. */
export function dateOrderOf(cells: string[]): DateOrder {
  for (const cell of cells) {
    const [, first, mark, second] = numbered.exec(cell.slice(0, longestName).trim()) ?? [];
    if (mark !== '/') continue;
    if (Number(first) > 12) return 'dmy';
    if (Number(second) > 12) return 'mdy';
  }
  return 'dmy';
}

/** A status and since when, as exports write them: `2026-01-31T09:00:00.000Z interested; …`. */
const historyEntry = z.object({ at: instant, status: employerContactStatus });

const mostStatuses = 500;
const longestHistory = 64 * 1024;

/**
 * A history without blanks around its entries: objects would take the thread that asked much longer to receive.
 * @returns undefined if it is not one, is not in order, or names a time in the future
 */
export function readHistory(text: string, now: Date): string | undefined {
  if (text.length > longestHistory) return undefined;
  const latest = now.toISOString();
  const entries: string[] = [];
  let last = '';
  for (const entry of text.split(';', mostStatuses)) {
    const [at, status] = entry.trim().split(' ', 2);
    const { data } = historyEntry.safeParse({ at, status });
    if (!data || data.at < last || data.at > latest) return undefined;
    last = data.at;
    entries.push(`${data.at} ${data.status}`);
  }
  return entries.join(';');
}

/** The instant of a day: noon, which is the same day nearly everywhere, but never later than now. */
export function readBeginning(text: string, order: DateOrder, now: Date): string | undefined {
  const begun = readDay(text, order);
  const latest = now.toISOString();
  if (begun === undefined || begun > latest.slice(0, begun.length)) return undefined;
  const noon = `${begun}T12:00:00.000Z`;
  return noon < latest ? noon : latest;
}
