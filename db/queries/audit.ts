import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AuditLog, DB } from '../tables.gen';

export type AuditRow = Selectable<AuditLog>;

/** Adds a row to the audit log, which is never changed afterwards. */
export async function insertAuditRow(db: Kysely<DB>, row: Insertable<AuditLog>): Promise<void> {
  await db.insertInto('auditLog').values(row).execute();
}
