import type { Insertable, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type NewContactEvent, recordContactEvents } from '../contacts/record-events';
import type { ContactRounds, DB, EmployerContactStatus } from '../tables.gen';
import { contactHistories } from './demo-contact-histories';
import { employerContacts } from './demo-employer-contacts';

const dayMs = 86_400_000;

/** Of a day: what happened on the day of a contact's beginning comes after it. */
const dawn = 0.3;

/** Adds the demo's employers with their histories, counted back from now. */
export async function insertEmployers(
  tx: Transaction<DB>,
  profileId: string,
  now = new Date(),
): Promise<void> {
  const ago: Ago = (days) => new Date(now.getTime() - days * dayMs);
  const histories = employerContacts.map((employer, index) => historyOf(employer, index + 1, ago));
  const contacts = histories.map(({ contact }) => ({ ...contact, profileId }));
  await tx.insertInto('employerContacts').values(contacts).execute();
  await tx
    .insertInto('contactRounds')
    .values(histories.flatMap(({ rounds }) => rounds))
    .execute();
  await recordContactEvents(
    tx,
    histories.flatMap(({ events }) => events),
  );
}

type Status = EmployerContactStatus;
type Ago = (days: number) => Date;
const dayOf = (at: Date) => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** A contact with its history, as rows. */
function historyOf({ daysAgo, ...employer }: (typeof employerContacts)[number], sortOrder: number, ago: Ago) {
  const contactId = uuid();
  const { begins, happened = [], due } = contactHistories[employer.employerEmail] ?? { begins: 'new' };
  const createdAt = ago(daysAgo + dawn);
  const events: NewContactEvent[] = [{ contactId, at: createdAt, kind: 'status', status: begins }];
  const rounds: Insertable<ContactRounds>[] = [];
  let last: { status: Status; since: Date; before: Status | null } = {
    status: begins,
    since: createdAt,
    before: null,
  };
  for (const event of happened) {
    const at = ago(event.daysAgo);
    const shared = { contactId, at };
    if ('status' in event) {
      events.push({ ...shared, kind: 'status', statusBefore: last.status, status: event.status });
      last = { status: event.status, since: at, before: last.status };
    } else if ('note' in event) events.push({ ...shared, kind: 'note', text: event.note });
    else if ('mail' in event) events.push({ ...shared, kind: 'mail' });
    else if ('message' in event) {
      const { employerName: name, employerCompany, employerRole, employerEmail: email } = employer;
      const sender = { name, company: employerCompany ?? null, role: employerRole ?? null, email };
      events.push({ ...shared, kind: 'message', text: event.message, sender });
    } else {
      const id = uuid();
      rounds.push({ id, contactId, date: dayOf(at), ...event.round });
      events.push({ ...shared, kind: 'round', roundId: id });
    }
  }
  const next = { text: due?.nextAction ?? null, dueOn: due ? dayOf(ago(-due.dueIn)) : null };
  if (due) events.push({ contactId, at: last.since, kind: 'next-action', ...next });
  const contact = {
    ...employer,
    id: contactId,
    sortOrder,
    isPublic: false,
    isEmailConfirmed: true,
    status: last.status,
    statusSince: last.since.toISOString(),
    archivedFrom: last.status === 'archived' ? last.before : null,
    nextAction: next.text,
    nextActionOn: next.dueOn,
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  };
  return { contact, rounds, events };
}
