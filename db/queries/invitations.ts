import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** The address that an invitation is for; undefined where it is used, withdrawn or out of date. */
export async function findInvitedAddress(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const invitation = await db
    .selectFrom('invitations')
    .select('email')
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
  return invitation?.email;
}

/** Gives an invitation the token that its mail carries; one that was mailed earlier opens nothing any more. */
export async function setInvitationToken(db: Kysely<DB>, id: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('invitations').set({ tokenHash }).where('id', '=', id).execute();
}
