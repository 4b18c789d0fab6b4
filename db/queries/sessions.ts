import { type Kysely, type Selectable, sql } from 'kysely';
import { lasting, retention } from '../retention';
import type { AccountRole, DB, Sessions } from '../tables.gen';
import { isNotDue } from './accounts';

// Uses only the database's clock, because those of the processes may differ.
const idleLimit = lasting(retention.idleSessionDays, 'days');
const absoluteLimit = lasting(retention.sessionDays, 'days');
const expiresAt = sql<string>`least(last_used_at + ${idleLimit}, sessions.created_at + ${absoluteLimit})`;

export interface NewSession {
  id: string;
  accountId: string;
  /** SHA-256 of the token, which is not stored. */
  tokenHash: Buffer;
  userAgent: string;
  /** The /24 or /48 network it was opened from; an empty string if unknown. */
  network: string;
}

/** @returns when the session expires unless it is used */
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
  /** When the account will be deleted, if its owner has requested that. */
  deletionDueAt: string | null;
  /** Whether its last use was recorded more than a minute ago. */
  isDueForTouch: boolean;
}

/** The live sessions of accounts that are active and not yet due for deletion. */
const liveSessions = (db: Kysely<DB>) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .where('accounts.isActive', '=', true)
    .where(isNotDue)
    .where(expiresAt, '>', sql<string>`now()`);

/** The session of a token, if it is live. */
export async function findLiveSession(db: Kysely<DB>, tokenHash: Buffer): Promise<LiveSession | undefined> {
  return liveSessions(db)
    .select([
      'sessions.id',
      'sessions.accountId',
      'accounts.currentProfileId',
      'accounts.role',
      'accounts.deletionDueAt',
      sql<boolean>`last_used_at < now() - interval '1 minute'`.as('isDueForTouch'),
    ])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Whether the session is live. */
export async function isLiveSession(db: Kysely<DB>, id: string): Promise<boolean> {
  const session = await liveSessions(db)
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  return session !== undefined;
}

/** Records the session's use, which extends its idle timeout. */
export async function touchSession(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt: sql`now()` }).where('id', '=', id).execute();
}

export async function deleteSession(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** A session as its owner sees it. */
export type SessionRow = Pick<
  Selectable<Sessions>,
  'id' | 'userAgent' | 'network' | 'createdAt' | 'lastUsedAt'
>;

/** The account's live sessions, the most recently used first. */
export async function listSessions(db: Kysely<DB>, accountId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'network', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .where(expiresAt, '>', sql<string>`now()`)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a session of this account. @returns whether there was one */
export async function deleteOwnSession(db: Kysely<DB>, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of the account except the given one. @returns how many */
export async function deleteSessionsOf(
  db: Kysely<DB>,
  accountId: string,
  exceptFor?: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .$if(exceptFor !== undefined, (query) => query.where('id', '<>', exceptFor ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes ended sessions. */
export async function deleteEndedSessions(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('sessions').where(expiresAt, '<=', sql<string>`now()`).execute();
}
