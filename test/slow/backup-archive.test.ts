import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lastOfSet } from '../../db/earlier-migrations';
import { listRecordedMigrations } from '../../db/migrate';
import { examineFiles } from '../../src/routers/files/examine-files';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import type { FileStore } from '../../src/routers/ports';
import { BackupError } from '../../src/server/backup/manifest';
import { writeBackup } from '../../src/server/backup/write-backup';
import type { TestApp } from '../support/app';
import { move, newRichUser, rowsOf, upload, viewOf } from '../support/backups';
import { makePdf } from '../support/documents';
import { earlierMigrations, olderMigrations, recordMigrations } from '../support/earlier-migrations';
import { password } from '../support/factories';
import { type TestInstallation, useInstallations } from '../support/installations';
import { codeOf, enableTwoFactor } from '../support/two-factor';
import { makeMp4Of } from '../support/videos';

// Each restore recreates all tables.

const { newInstallation, newMigrated, serve } = useInstallations();
const well = { orphans: [], damaged: [], leftovers: [], waiting: [] };
const archiveIn = ({ folder }: TestInstallation) => path.join(folder, 'backup.tar');

async function fill(app: TestApp) {
  const [user, admin, visitor] = [await newRichUser(app), await app.newAdmin(), await app.newUser()];
  const { secret } = await enableTwoFactor(app, user);
  await upload(app, user, 'cv', makePdf(['A second CV']));
  await app.rest(`POST /profile/${user.profileId}/view`, { source: 'direct' });
  const settings = 'PUT /auth/admin/settings/registration';
  expect((await app.rest(settings, { mode: 'invitation' }, admin)).status).toBe(200);
  await app.rest('POST /auth/admin/invitations', { email: 'guest@example.com' }, admin);
  await app.runJobs();
  await app.rest('POST /auth/forgot-password', { email: visitor.email });
  return { user, visitor, secret };
}

test('everything moves to another database and another file store, and back', async () => {
  const source = await newMigrated();
  const before = await serve(source);
  const { user, visitor, secret } = await fill(before);
  const rows = await rowsOf(source);
  const view = await viewOf(before, user);

  const away = await newInstallation({ embedded: true, s3: true });
  const manifest = await move(source, away);
  expect(await rowsOf(away)).toEqual(rows);
  const counts = manifest.tables.map(({ name, rows: count }) => [name, count]);
  expect(counts).toEqual(Object.entries(rows).map(([name, found]) => [name, found.length]));
  const back = await newInstallation();
  await move(away, back);
  expect(await rowsOf(back)).toEqual(rows);

  for (const target of [away, back]) {
    const after = await serve(target);
    expect(await viewOf(after, user)).toEqual(view);
    expect(await examineFiles(after)).toEqual(well);
    const login = { email: user.email, password, code: codeOf(secret, 1) };
    expect((await after.rest('POST /auth/login', login)).status).toBe(200);
    // The queued mail is sent, and the one already sent is not.
    await after.runJobs();
    expect((await after.mails()).map(({ to }) => to?.[0]?.address)).toEqual([visitor.email]);
    // Triggers and foreign keys are back in place.
    await upload(after, user, 'cv', makePdf(['A third CV']));
    await expect(sql`delete from audit_log`.execute(after.db)).rejects.toThrow('only ever added to');
    const elsewhere = sql`update profiles set account_id = gen_random_uuid()`.execute(after.db);
    await expect(elsewhere).rejects.toThrow('foreign key');
    expect(await examineFiles(after)).toEqual(well);
  }
});

test('queued mails are left out on request', async () => {
  const source = await newMigrated();
  const before = await serve(source);
  const { email } = await before.newUser();
  await before.rest('POST /auth/forgot-password', { email });
  const target = await newInstallation();
  await move(source, target, { withMails: false });
  const after = await serve(target);
  await after.runJobs();
  expect(await after.mails()).toEqual([]);
});

test('new tables, and anything else that holds data, are included in the backup', async () => {
  const { database } = await newMigrated();
  const { rows } = await sql<{ kind: string }>`
    select distinct relkind as kind from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = current_schema() and relkind not in ('r', 'p', 'i', 'I', 'S', 'v', 'c')
    union all select 'large object' from pg_largeobject_metadata`.execute(database.db);
  expect(rows).toEqual([]);
});

/** A store that does something before its first file is read. */
function withPause(files: FileStore, onFirst: () => Promise<void>): FileStore {
  let pause: Promise<void> | undefined;
  return {
    ...files,
    open: async (key, range) => {
      pause ??= onFirst();
      await pause;
      return files.open(key, range);
    },
  };
}

test('files deleted during a backup are in the archive, and gone afterwards', async () => {
  const source = await newMigrated();
  const app = await serve(source);
  const user = await newRichUser(app);
  const view = await viewOf(app, user);
  const files = withPause(source.files, async () => {
    await app.db.deleteFrom('profiles').where('id', '=', user.profileId).execute();
    await sweepFiles(app);
    await upload(app, await app.newUser(), 'cv', makePdf(['Too late']));
  });
  const target = await newInstallation();
  const { damagedFiles } = await move({ ...source, files }, target);
  expect(damagedFiles).toEqual([]);
  const after = await serve(target);
  expect(await viewOf(after, user)).toEqual(view);
  expect(await examineFiles(after)).toEqual(well);

  expect((await examineFiles(app)).waiting).not.toEqual([]);
  await sweepFiles(app);
  expect(await examineFiles(app)).toEqual(well);
});

test('a backup taken during writes contains each transaction whole or not at all', async () => {
  const source = await newMigrated();
  const app = await serve(source);
  const [user, other] = [await app.newUser(), await app.newUser()];
  const uploadAndDelete = async () => {
    await upload(app, user, 'cv', makePdf(['x']));
    const { id } = await upload(app, user, 'video', makeMp4Of(50_000));
    await app.rest(`DELETE /profile/${user.profileId}/video/${id}`, undefined, user);
  };
  let count = 0;
  const writeTwice = () =>
    app.db.transaction().execute(async (tx) => {
      count += 1;
      const { accountId } = other;
      await tx
        .updateTable('accounts')
        .set({ company: `${count}` })
        .where('id', '=', accountId)
        .execute();
      await tx
        .updateTable('profiles')
        .set({ jobTitle: `${count}` })
        .where('accountId', '=', accountId)
        .execute();
    });
  for (let turn = 0; turn < 2; turn += 1) {
    const target = await newInstallation();
    const moved = move(source, target);
    const { damagedFiles } = await amid([uploadAndDelete, writeTwice], moved);
    expect(damagedFiles).toEqual([]);
    const { db } = target.database;
    const row = await db
      .selectFrom('accounts')
      .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
      .select(['company', 'jobTitle'])
      .where('accounts.id', '=', other.accountId)
      .executeTakeFirstOrThrow();
    expect(row.company).toBe(row.jobTitle);
    expect(await examineFiles({ db, files: target.files })).toEqual(well);
  }
});

/** Repeats the one until the other is done. */
async function amid<T>(writes: (() => Promise<void>)[], work: Promise<T>): Promise<T> {
  let isOver = false;
  const writers = writes.map(async (write) => {
    while (!isOver) await write();
  });
  const end = work.finally(() => {
    isOver = true;
  });
  await Promise.all([end, ...writers]);
  return end;
}

test('a missing file is reported, and does not stop the rest of the backup', async () => {
  const source = await newMigrated();
  const app = await serve(source);
  const user = await newRichUser(app);
  const [lost] = await app.db.selectFrom('cvs').select('fileKey').execute();
  await source.files.remove(lost?.fileKey ?? '');
  const target = await newInstallation();
  expect((await move(source, target)).damagedFiles).toEqual([lost?.fileKey]);
  const { damaged, ...others } = await examineFiles({ db: target.database.db, files: target.files });
  expect(damaged.map(({ key }) => key)).toEqual([lost?.fileKey]);
  expect(others).toEqual({ orphans: [], leftovers: [], waiting: [] });
  const after = await serve(target);
  expect((await after.app.inject(`/profile/${user.slug}`)).statusCode).toBe(200);
});

test('an archive is readable only by its owner, complete or absent, and never overwrites another', async () => {
  const source = await newMigrated();
  await writeBackup(source, archiveIn(source));
  expect((await stat(archiveIn(source))).mode & 0o777).toBe(0o600);
  const before = await readFile(archiveIn(source));
  await expect(writeBackup(source, archiveIn(source))).rejects.toThrow('exists already');
  expect((await readFile(archiveIn(source))).equals(before)).toBe(true);
  await expect(writeBackup(source, '/nowhere/backup.tar')).rejects.toThrow(BackupError);

  await rm(archiveIn(source));
  const stop = new AbortController();
  await serve(source).then(newRichUser);
  const files = withPause(source.files, async () => stop.abort());
  await expect(writeBackup({ ...source, files }, archiveIn(source), stop.signal)).rejects.toThrow('abort');
  expect((await readdir(source.folder)).filter((name) => name.startsWith('backup'))).toEqual([]);
});

test('two backups of one database run one after the other', async () => {
  const source = await newMigrated();
  await serve(source).then(newRichUser);
  const files = withPause(source.files, async () => {
    const other = writeBackup(source, path.join(source.folder, 'other.tar'), undefined, 50);
    await expect(other).rejects.toThrow('Another backup');
  });
  await writeBackup({ ...source, files }, archiveIn(source));
});

test('a database that was never started, or belongs to a newer version, is refused', async () => {
  const empty = await newInstallation();
  await expect(writeBackup(empty, archiveIn(empty))).rejects.toThrow('nothing to back up');
  const newer = await newMigrated();
  await sql`insert into kysely_migration (name, timestamp) values ('99990101000000_later', 'x')`.execute(
    newer.database.db,
  );
  await expect(writeBackup(newer, archiveIn(newer))).rejects.toThrow('newer version than this program');
});

test('a database of an older version is refused, and one that the last of them made is written as this version', async () => {
  const source = await newMigrated();
  const { db } = source.database;
  const own = await listRecordedMigrations(db);
  await recordMigrations(db, olderMigrations);
  await expect(writeBackup(source, archiveIn(source))).rejects.toThrow(
    'Write the backup with the version of',
  );
  await recordMigrations(db, earlierMigrations);
  expect((await writeBackup(source, archiveIn(source))).manifest.migrations).toEqual(
    own.filter((name) => name <= lastOfSet),
  );
});
