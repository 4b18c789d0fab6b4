import { type Insertable, type Kysely, sql } from 'kysely';
import { lasting, retention } from '../retention';
import type { DB, MailState, Mails } from '../tables.gen';

type MailClaim = 'claimed' | 'busy' | 'settled';

// Longer than any conversation with a mail server.
const claimLasts = sql<string>`now() + interval '5 minutes'`;

/**
 * Claims a mail for an attempt to send it.
 * @returns `busy` if another process is sending it, `settled` if it was sent or refused already
 */
export async function claimMail(
  db: Kysely<DB>,
  mail: Pick<Insertable<Mails>, 'id' | 'accountId' | 'invitationId' | 'template'>,
): Promise<MailClaim> {
  const claimed = await db
    .insertInto('mails')
    .values({ ...mail, claimedUntil: claimLasts })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ claimedUntil: claimLasts })
        .where('mails.state', '=', 'pending')
        .where('mails.claimedUntil', '<', sql<string>`now()`),
    )
    .returning('id')
    .executeTakeFirst();
  if (claimed) return 'claimed';
  const found = await db.selectFrom('mails').select('state').where('id', '=', mail.id).executeTakeFirst();
  return found?.state === 'pending' ? 'busy' : 'settled';
}

/** Records the final result. */
export async function settleMail(
  db: Kysely<DB>,
  id: string,
  state: Exclude<MailState, 'pending'>,
): Promise<void> {
  await db.updateTable('mails').set({ state }).where('id', '=', id).execute();
}

/** Releases the claim for another attempt. */
export async function releaseMail(db: Kysely<DB>, id: string): Promise<void> {
  const past = sql<string>`now() - interval '1 second'`;
  await db
    .updateTable('mails')
    .set({ claimedUntil: past })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Deletes mails that were sent, refused or abandoned more than a week ago; no mail is retried for so long. */
export async function deleteOldMails(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('createdAt', '<', sql<string>`now() - ${lasting(retention.mailDays, 'days')}`)
    .execute();
}

/** Which of these mails have a row; those of a deleted account do not. */
export async function listKnownMails(db: Kysely<DB>, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('mails').select('id').where(sql<string>`id::text`, 'in', ids).execute();
  return rows.map(({ id }) => id);
}
