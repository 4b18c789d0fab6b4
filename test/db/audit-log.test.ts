import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordEvent } from '../../src/routers/audit/record-event';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';

const database = useTestDatabase();
const visitor = { ip: '203.0.113.7', userAgent: 'test', optsOutOfTracking: false };

test('a row of the audit log cannot be changed or removed', async () => {
  const { db } = database().database;
  const { id } = await newAccount(db);
  await recordEvent(db, { visitor }, 'signed-in', { accountId: id });
  const refusal = 'The audit log is only ever added to.';
  await expect(db.updateTable('auditLog').set({ event: 'signed-out' }).execute()).rejects.toThrow(refusal);
  await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(refusal);
  const rows = await db.selectFrom('auditLog').selectAll().execute();
  expect(rows).toMatchObject([{ event: 'signed-in', accountId: id, actorId: id, network: '203.0.113.0/24' }]);
});

test('the rows of an account are deleted with it; those that it caused elsewhere stay without its name', async () => {
  const { db } = database().database;
  const [admin, person] = [await newAccount(db), await newAccount(db)];
  await recordEvent(db, { visitor }, 'role-changed', { accountId: person.id, actorId: admin.id });
  await recordEvent(db, { visitor }, 'signed-in', { accountId: admin.id });
  await db.deleteFrom('accounts').where('id', '=', admin.id).execute();
  const rows = await db.selectFrom('auditLog').selectAll().where('event', '<>', 'signed-in').execute();
  expect(rows).toMatchObject([{ event: 'role-changed', accountId: person.id, actorId: null }]);
  const own = db.selectFrom('auditLog').selectAll().where('accountId', '=', admin.id);
  expect(await own.execute()).toEqual([]);
});
