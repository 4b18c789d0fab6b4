import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { AuditLog, DB } from '../tables.gen';

export type AuditRow = Selectable<AuditLog>;

/** Adds a row to the audit log, which is append-only. */
export async function insertAuditRow(db: Kysely<DB>, row: Insertable<AuditLog>): Promise<void> {
  await db.insertInto('auditLog').values(row).execute();
}

/** Adds a row, unless an identical one was added within the last ten minutes. */
export async function insertRecurringAuditRow(
  db: Kysely<DB>,
  { id, event, accountId, actorId, network, details }: Omit<AuditRow, 'at'>,
): Promise<void> {
  const json = JSON.stringify(details);
  await sql`
    insert into audit_log (id, event, account_id, actor_id, network, details)
    select ${id}::uuid, ${event}, ${accountId}::uuid, ${actorId}::uuid, ${network}, ${json}::jsonb
    where not exists (
      select from audit_log
      where actor_id = ${actorId}::uuid and at > clock_timestamp() - interval '10 minutes'
        and event = ${event} and account_id is not distinct from ${accountId}::uuid
        and network = ${network} and details = ${json}::jsonb
    )`.execute(db);
}

/** An audit event as the account's owner sees it. */
export interface OwnEvent {
  id: string;
  at: string;
  event: string;
  /** The owner's network; an empty string if somebody else did it. */
  network: string;
  details: AuditRow['details'];
  /** Whether the owner did it. */
  isOwn: boolean;
}

/**
 * The account's events, newest first.
 * @param page.before only events older than this one
 */
export async function listOwnEvents(
  db: Kysely<DB>,
  accountId: string,
  page: { before?: string | undefined; limit?: number } = {},
): Promise<OwnEvent[]> {
  const { before, limit } = page;
  return db
    .selectFrom('auditLog')
    .select([
      'id',
      'at',
      'event',
      'details',
      sql<boolean>`actor_id is not distinct from account_id`.as('isOwn'),
    ])
    .select(sql<string>`case when actor_id = account_id then network else '' end`.as('network'))
    .where('accountId', '=', accountId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(at, id) < (select at, id from audit_log where id = ${before} and account_id = ${accountId})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

export interface LoggedEvent extends AuditRow {
  accountEmail: string | null;
  actorEmail: string | null;
  /** The invited address, while the invitation exists. */
  invited: string | null;
}

/** The audit log, newest first, optionally of one event, or about or by one account. */
export async function listLoggedEvents(
  db: Kysely<DB>,
  {
    event,
    accountId,
    before,
    limit,
  }: {
    event?: string | undefined;
    accountId?: string | undefined;
    /** Only events older than this one. */
    before?: string | undefined;
    limit: number;
  },
): Promise<LoggedEvent[]> {
  return db
    .selectFrom('auditLog')
    .leftJoin('accounts as account', 'account.id', 'auditLog.accountId')
    .leftJoin('accounts as actor', 'actor.id', 'auditLog.actorId')
    .selectAll('auditLog')
    .select(['account.email as accountEmail', 'actor.email as actorEmail'])
    .select(
      sql<
        string | null
      >`(select email from invitations where id = (audit_log.details ->> 'invitation')::uuid)`.as('invited'),
    )
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? ''))
    .$if(accountId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('accountId', '=', accountId ?? ''), eb('actorId', '=', accountId ?? '')]),
      ),
    )
    .$if(before !== undefined, (query) =>
      query.where(sql<SqlBool>`(at, audit_log.id) < (select at, id from audit_log where id = ${before})`),
    )
    .orderBy('at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .execute();
}
