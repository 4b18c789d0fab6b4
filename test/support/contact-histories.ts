import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { recordContactEvents } from '../../db/contacts/record-events';
import { sectionQueries } from '../../db/sections';
import type { DB, EmployerContactStatus } from '../../db/tables.gen';
import { addPartition, monthOf } from '../../db/views/partitions';
import { newViewId } from '../../db/views/view-id';

/** What happened with a contact at a time. */
export type Step =
  | [at: string, status: EmployerContactStatus]
  | [at: string, event: 'note' | 'message' | 'mail']
  | [at: string, opened: { downloads?: string[]; seconds?: number }];

/** Adds a contact with its history, as if all of it had happened then. @returns its id */
export async function addContactHistory(
  db: Kysely<DB>,
  profileId: string,
  steps: [[at: string, status: EmployerContactStatus], ...Step[]],
  fields: object = {},
): Promise<string> {
  const id = uuid();
  await db.transaction().execute(async (tx) => {
    const queries = sectionQueries('employerContacts');
    const { next } = await queries.measure(tx, profileId);
    const [[createdAt, first], ...later] = steps;
    await queries.insert(tx, profileId, {
      id,
      sortOrder: next,
      createdAt,
      employerName: 'Ada King',
      status: first,
      statusSince: createdAt,
      ...fields,
    });
    await recordContactEvents(tx, [
      { contactId: id, at: new Date(createdAt), kind: 'status', status: first },
    ]);
    let status = first;
    for (const [time, what] of later) {
      const at = new Date(time);
      if (typeof what === 'object') await addOpen(tx, { profileId, contactId: id, at, ...what });
      else if (what === 'note' || what === 'message' || what === 'mail') {
        await recordContactEvents(tx, [{ contactId: id, at, kind: what, text: 'Hello' }]);
      } else {
        await recordContactEvents(tx, [
          { contactId: id, at, kind: 'status', statusBefore: status, status: what },
        ]);
        status = what;
        await tx
          .updateTable('employerContacts')
          .set({ status, statusSince: time })
          .where('id', '=', id)
          .execute();
      }
    }
  });
  return id;
}

interface Open {
  profileId: string;
  contactId: string;
  at: Date;
  downloads?: string[];
  seconds?: number;
}

async function addOpen(
  tx: Parameters<typeof recordContactEvents>[0],
  { profileId, contactId, at, downloads = [], seconds = 60 }: Open,
): Promise<void> {
  const [linkId, openId, viewId] = [uuid(), uuid(), newViewId(at)];
  await tx
    .insertInto('links')
    .values({ id: linkId, profileId, employerContactId: contactId, label: 'For Ada', token: linkId })
    .execute();
  await addPartition(tx, monthOf(at));
  const time = at.toISOString();
  await tx
    .insertInto('views')
    .values({
      id: viewId,
      profileId,
      viewedAt: time,
      day: time.slice(0, 10),
      kind: 'person',
      source: 'direct',
      device: 'desktop',
      country: 'GB',
      isReturning: false,
      seconds,
      sections: { workExperience: seconds, skills: 5 },
      downloads: JSON.stringify(downloads) as never,
    })
    .execute();
  await tx
    .insertInto('linkOpens')
    .values({
      id: openId,
      linkId,
      openedAt: time,
      isMeasured: true,
      readerNumber: 1,
      device: 'desktop',
      country: 'GB',
      city: 'London',
      version: 1,
      viewId,
    })
    .execute();
  await recordContactEvents(tx, [{ contactId, at, kind: 'link-opened', linkId, openId }]);
}
