import { type Kysely, sql } from 'kysely';
import type { AccountRole, DB } from '../tables.gen';

// All by the database's clock: processes may disagree about the time, the database does not with itself.
const idleLimit = sql<string>`interval '7 days'`;
const absoluteLimit = sql<string>`interval '30 days'`;
const expiresAt = sql<string>`least(last_used_at + ${idleLimit}, sessions.created_at + ${absoluteLimit})`;

export interface NewSession {
  id: string;
  accountId: string;
  /** SHA-256 of the token; the token itself is kept nowhere. */
  tokenHash: Buffer;
  userAgent: string;
}

/** @returns when the session ends unless it is used meanwhile */
export async function insertSession(db: Kysely<DB>, session: NewSession): Promise<{ expiresAt: string }> {
  return db
    .insertInto('sessions')
    .values(session)
    .returning(expiresAt.as('expiresAt'))
    .executeTakeFirstOrThrow();
}

export interface LiveSession {
  id: string;
  accountId: string;
  currentProfileId: string | null;
  role: AccountRole;
  /** Whether its last use was written down more than a minute ago. */
  isDueForTouch: boolean;
}

/** The session of a token, where it has not ended and its account is active. */
export async function findLiveSession(db: Kysely<DB>, tokenHash: Buffer): Promise<LiveSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select([
      'sessions.id',
      'sessions.accountId',
      'accounts.currentProfileId',
      'accounts.role',
      sql<boolean>`last_used_at < now() - interval '1 minute'`.as('isDueForTouch'),
    ])
    .where('tokenHash', '=', tokenHash)
    .where('accounts.isActive', '=', true)
    .where(expiresAt, '>', sql<string>`now()`)
    .executeTakeFirst();
}

/** Writes the session's last use down, which moves its idle limit. */
export async function touchSession(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt: sql`now()` }).where('id', '=', id).execute();
}

export async function deleteSession(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Deletes the sessions that have ended. */
export async function deleteEndedSessions(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('sessions').where(expiresAt, '<=', sql<string>`now()`).execute();
}
