import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/client';
import { startEmbeddedDatabase } from '../../db/embedded-postgres';
import { deleteDueAccounts } from '../../src/routers/account/delete-due-accounts';
import { openJobQueue } from '../../src/server/adapters/job-queue';
import { setUpTables } from '../../src/server/database/set-up-database';
import { newAccount } from '../support/factories';

const run = promisify(execFile);

/** The files below the folder that contain the text. */
const filesWith = async (text: string, folder: string) =>
  (
    await run('grep', ['--recursive', '--files-with-matches', '--text', '--', text, folder]).catch(
      () => undefined,
    )
  )?.stdout ?? '';

test('no file of the embedded database contains a deleted account', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-erasure-'));
  const embedded = await startEmbeddedDatabase({ directory: path.join(folder, 'postgres') });
  const { db, longWork, close } = openDatabase(embedded.connectionString);
  await longWork(setUpTables);
  const jobs = await openJobQueue({ db });

  const [gone, stays] = [
    await newAccount(db, 'canary-gone@example.com'),
    await newAccount(db, 'canary-stays@example.com'),
  ];
  for (const { profile } of [gone, stays]) {
    const bio = profile.id === gone.profile.id ? 'canary-gone' : 'canary-stays';
    await db.updateTable('profiles').set({ bio }).where('id', '=', profile.id).execute();
  }
  const [invitationId, email] = [randomUUID(), 'canary-gone@example.com'];
  await db.insertInto('invitations').values({ id: invitationId, email, canonicalEmail: email }).execute();
  await db.transaction().execute(async (tx) => {
    await jobs.add(tx, 'send-mail', { template: 'reset-password', accountId: gone.id });
    await jobs.add(tx, 'send-mail', { template: 'invitation', invitationId });
    await jobs.add(tx, 'prepare-video', { accountId: gone.id, videoId: 'canary-gone' });
    await jobs.add(tx, 'prepare-video', { accountId: stays.id, videoId: 'canary-stays' });
  });
  await sql`checkpoint`.execute(db);
  expect(await filesWith('canary-gone', folder)).not.toBe('');

  await sql`update accounts set deletion_due_at = now() - interval '1 second' where id = ${gone.id}`.execute(
    db,
  );
  await deleteDueAccounts({ db, longWork, jobs, ownsDatabase: true });
  for (const text of ['canary-gone', gone.id, invitationId]) expect(await filesWith(text, folder)).toBe('');
  const { rows } = await sql`select data ->> 'videoId' as video from pgboss.job`.execute(db);
  expect(rows).toEqual([{ video: 'canary-stays' }]);
  expect(await filesWith('canary-stays', folder)).not.toBe('');

  await jobs.stop();
  await close();
  await embedded.stop();
  await rm(folder, { recursive: true });
});
