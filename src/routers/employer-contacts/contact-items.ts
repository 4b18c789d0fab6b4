import type { z } from 'zod';
import type { EmployerContactRow } from '../../../db/contacts/list-contacts';
import { type NewContactEvent, recordContactEvents } from '../../../db/contacts/record-events';
import { employerContact } from '../../contracts/employer-contact';
import { type SectionHooks, sectionItems } from '../sections/section-items';
import { queueForMove } from './queue-sent-document';

type ContactFields = Omit<z.output<typeof employerContact.draft>, 'isPublic'>;

/** What follows from a write to an employer contact by its owner: since when it has its status, and its history. */
export const contactHooks: SectionHooks<ContactFields, 'employerContacts'> = {
  beforeWrite: (changes, { status, employerEmail }, { before, at }) => ({
    ...changes,
    isPublic: false,
    ...(!before && { createdAt: at.toISOString() }),
    ...((!before || before.status !== status) && {
      statusSince: at.toISOString(),
      archivedFrom: (status === 'archived' && before?.status) || null,
    }),
    // The owner wrote the address.
    ...(before?.employerEmail !== employerEmail && { isEmailConfirmed: Boolean(employerEmail) }),
  }),
  afterWrite: async (tx, { before, after, at }) => {
    await recordContactEvents(tx, eventsOf(before, after, at));
  },
  afterCall: queueForMove,
};

function eventsOf(before: EmployerContactRow | undefined, after: EmployerContactRow, at: Date) {
  const { id: contactId, status, nextAction, nextActionOn } = after;
  const events: NewContactEvent[] = [];
  if (before?.status !== status) {
    events.push({ contactId, at, kind: 'status', statusBefore: before?.status ?? null, status });
  }
  if ((before?.nextAction ?? null) !== nextAction || (before?.nextActionOn ?? null) !== nextActionOn) {
    events.push({ contactId, at, kind: 'next-action', text: nextAction, dueOn: nextActionOn });
  }
  return events;
}

/** Checks and writes employer contacts. */
export const contactItems = sectionItems(employerContact, 'employerContacts', contactHooks);
