import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, open, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { listTables } from '../../db/catalog';
import { lastOfSet } from '../../db/earlier-migrations';
import { listOwnMigrations, listPendingMigrations, migrateTo } from '../../db/migrate';
import { isRestoreUnfinished } from '../../db/restore-mark';
import { examineFiles } from '../../src/routers/files/examine-files';
import { type FileStore, FileStoreError, newFileKey } from '../../src/routers/ports';
import { verifyArchive } from '../../src/server/backup/archive-reader';
import { BackupError, entryNames, type Manifest, toSumLine } from '../../src/server/backup/manifest';
import { restoreBackup } from '../../src/server/backup/restore-backup';
import { refuseUnfinishedRestore } from '../../src/server/backup/unfinished-restore';
import { writeBackup } from '../../src/server/backup/write-backup';
import { setUpAlone, setUpTables } from '../../src/server/database/set-up-database';
import { migrationsFolder } from '../../src/server/process/project-root';
import { move, newRichUser, rowsOf } from '../support/backups';
import { earlierMigrations, olderMigrations } from '../support/earlier-migrations';
import { type TestInstallation, useInstallations } from '../support/installations';
import { untilBlocked } from '../support/locks';

// Each restore recreates all tables.

const { newInstallation, newMigrated, serve } = useInstallations();
const withMails = { withMails: true };
let source: TestInstallation;
let archive = '';

beforeAll(async () => {
  source = await newMigrated();
  await serve(source).then(newRichUser);
  archive = path.join(source.folder, 'backup.tar');
  await writeBackup(source, archive);
});

const isEmpty = async ({ database, files }: TestInstallation) => {
  const tables = await database.pool.query(
    `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const kept = await files.list()[Symbol.asyncIterator]().next();
  return tables.rowCount === 0 && kept.done === true;
};

/** An archive with other entries; its checksums are correct unless it keeps the old ones. */
async function rewrite(
  change: (name: string, content: Buffer) => Buffer | undefined,
  sumsOf: (old: string, fresh: string) => string = (_, fresh) => fresh,
  more: Record<string, Buffer> = {},
): Promise<string> {
  const file = path.join(source.folder, `${newFileKey()}.tar`);
  const to = pack();
  const written = pipeline(to, createWriteStream(file));
  let sums = '';
  const add = (name: string, content: Buffer) => {
    to.entry({ name }, content);
    sums += toSumLine([name, createHash('sha256').update(content).digest('hex')]);
  };
  const from = extract();
  const read = pipeline(createReadStream(archive), from);
  for await (const entry of from) {
    const { name } = entry.header;
    const content = await buffer(entry);
    if (name === entryNames.sums) {
      for (const [extra, bytes] of Object.entries(more)) add(extra, bytes);
      to.entry({ name }, sumsOf(content.toString(), sums));
      break;
    }
    const changed = change(name, content);
    if (changed) add(name, changed);
  }
  to.finalize();
  await Promise.all([read.catch(() => {}), written]);
  return file;
}

/** Rows as they are backed up, with these of their columns; undefined without any. */
function withColumns(rows: Buffer, columns: string[], kept: string[] | undefined): Buffer | undefined {
  const places = kept?.map((column) => columns.indexOf(column));
  const lines = gunzipSync(rows).toString().split('\n');
  const cut = lines.map((line) => line && places?.map((at) => line.split('\t')[at]).join('\t'));
  return places && gzipSync(cut.join('\n'));
}

const keepSums = (old: string) => old;

const withManifest = (change: (manifest: Manifest) => object) =>
  rewrite((name, content) =>
    name === entryNames.manifest
      ? Buffer.from(JSON.stringify(change(JSON.parse(content.toString()))))
      : content,
  );

async function hashesOf(file: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name, content } of (await verifyArchive(file)).entries()) {
    found[name] = createHash('sha256')
      .update(await buffer(content))
      .digest('hex');
  }
  return found;
}

describe('an archive', () => {
  const copyOf = async () => {
    const file = path.join(source.folder, `${newFileKey()}.tar`);
    await copyFile(archive, file);
    return file;
  };

  test('with any byte changed is refused, or its content is unaffected', async () => {
    const { size } = await stat(archive);
    const expected = await hashesOf(archive);
    const file = await copyOf();
    const handle = await open(file, 'r+');
    let refused = 0;
    for (let part = 0; part < 60; part += 1) {
      const at = Math.floor(((part + 0.5) * size) / 60);
      const { buffer: original } = await handle.read(Buffer.alloc(1), 0, 1, at);
      await handle.write(Buffer.from([(original[0] ?? 0) ^ 1]), 0, 1, at);
      const found = await hashesOf(file).catch((error: unknown) => error);
      if (found instanceof BackupError) refused += 1;
      // The padding of a block belongs to no entry.
      else expect(found, String(at)).toEqual(expected);
      await handle.write(original, 0, 1, at);
    }
    await handle.close();
    expect(refused).toBeGreaterThan(50);
    expect(await hashesOf(file)).toEqual(expected);
  });

  test.each([0, 1, 511, 512, 1024, 10_240, 0.3, 0.5, 0.9, -600, -1500])(
    'truncated at %d is refused',
    async (at) => {
      const { size } = await stat(archive);
      const file = await copyOf();
      await truncate(file, at < 0 ? size + at : at < 1 ? Math.floor(size * at) : at);
      await expect(verifyArchive(file)).rejects.toThrow(BackupError);
    },
  );

  test('with an entry missing or added is refused', async () => {
    const [first] = Object.keys(await hashesOf(archive)).filter((name) => name.startsWith('files/'));
    const without = await rewrite((name, content) => (name === first ? undefined : content), keepSums);
    await expect(verifyArchive(without)).rejects.toThrow(`${first} is not what was written`);
    const extra = { 'files/more': Buffer.from('x') };
    await expect(verifyArchive(await rewrite((_, content) => content, keepSums, extra))).rejects.toThrow(
      'files/more is not what was written',
    );
  });

  test('that changes after its check is not restored', async () => {
    const [first] = Object.keys(await hashesOf(archive)).filter((name) => name.startsWith('files/'));
    const changed = await rewrite((name, content) => {
      if (name === first) content.writeUInt8(content.readUInt8() ^ 1);
      return content;
    }, keepSums);
    const file = await copyOf();
    const verified = await verifyArchive(file);
    await copyFile(changed, file);
    const target = await newInstallation();
    await expect(restoreBackup(verified, target, withMails)).rejects.toThrow(
      `${file} has changed while it was read: ${first}.`,
    );
    expect((await target.database.pool.query('select from accounts')).rowCount).toBe(0);
  });

  test('of a newer version says which one', async () => {
    const newFormat = await withManifest((manifest) => ({ ...manifest, formatVersion: 2, version: '9.1' }));
    await expect(verifyArchive(newFormat)).rejects.toThrow('newer Storyfolio (9.1)');
    const migrated = await withManifest((manifest) => ({
      ...manifest,
      version: '9.1',
      migrations: [...manifest.migrations, '99990101000000_later'],
    }));
    const target = await newInstallation();
    const restored = restoreBackup(await verifyArchive(migrated), target, withMails);
    await expect(restored).rejects.toThrow('newer Storyfolio (9.1)');
    expect(await isEmpty(target)).toBe(true);
  });

  test('with an unknown entry, such as one outside the folder, is refused', async () => {
    const strange = await rewrite((_, content) => content, undefined, { 'files/../../x': Buffer.from('x') });
    await expect(verifyArchive(strange)).rejects.toThrow('files/../../x, which this version');
  });

  test('of an older version is migrated', async () => {
    const [older, target] = [await newInstallation(), await newInstallation()];
    const before = (await listOwnMigrations(migrationsFolder)).at(-2) ?? '';
    await migrateTo(older.database.db, migrationsFolder, before);
    await older.database.pool.query(
      "insert into accounts (id, email, canonical_email, password_hash) values (gen_random_uuid(), 'a', 'a', 'x')",
    );
    await move(older, target);
    const { db, pool } = target.database;
    expect(await listPendingMigrations(db, migrationsFolder)).toEqual([]);
    expect((await pool.query('select email from accounts')).rows).toEqual([{ email: 'a' }]);
  });

  test('with the migrations that one set has replaced is restored, unless it lacks some of them', async () => {
    const [earlier, target] = [await newInstallation(), await newInstallation()];
    const other = await newInstallation();
    await migrateTo(earlier.database.db, migrationsFolder, lastOfSet);
    const client = await earlier.database.pool.connect();
    const known = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
    client.release();
    const { manifest } = await verifyArchive(archive);
    const ofLater = new Set(manifest.tables.flatMap(({ name }) => (known.has(name) ? [] : name)));
    const byEntry = new Map(manifest.tables.map((table) => [entryNames.table(table.name), table]));
    const last = await rewrite((name, content) => {
      if (name === entryNames.manifest) {
        const tables = manifest.tables.flatMap((table) => {
          const columns = known.get(table.name);
          return columns ? [{ ...table, columns }] : [];
        });
        return Buffer.from(JSON.stringify({ ...manifest, migrations: earlierMigrations, tables }));
      }
      const table = byEntry.get(name);
      return table ? withColumns(content, table.columns, known.get(table.name)) : content;
    });
    await restoreBackup(await verifyArchive(last), target, withMails);
    // Texts in other languages came later, so an archive of that time has none.
    const inOneLanguage = (row: string) => row.replace(/"\{""de"": \{.*?\}\}"/, '{}');
    const rows = Object.entries(await rowsOf(source));
    expect(await rowsOf(target)).toEqual(
      Object.fromEntries(
        rows.map(([table, all]) => [table, ofLater.has(table) ? [] : all.map(inOneLanguage)]),
      ),
    );
    expect(await listPendingMigrations(target.database.db, migrationsFolder)).toEqual([]);

    const tooOld = await withManifest((manifest) => ({ ...manifest, migrations: olderMigrations }));
    const refused = restoreBackup(await verifyArchive(tooOld), other, withMails);
    await expect(refused).rejects.toThrow(
      'Restore it with the version of 28 November 2026 (commit 1ffa6dca)',
    );
    expect(await isEmpty(other)).toBe(true);
  });
});

describe('the target', () => {
  const restore = async (target: TestInstallation, files = target.files) =>
    restoreBackup(await verifyArchive(archive), { ...target, files }, withMails);

  test('is refused if the database is not empty, and stays unchanged', async () => {
    const used = await newMigrated();
    await used.database.pool.query("update settings set maintenance_message = 'mine'");
    await expect(restore(used)).rejects.toThrow('The database is not empty');
    const { rows } = await used.database.pool.query('select maintenance_message from settings');
    expect(rows).toEqual([{ maintenance_message: 'mine' }]);
    expect(await isRestoreUnfinished(used.database.db)).toBe(false);

    const foreign = await newInstallation();
    await foreign.database.pool.query('create table somebody_elses (id integer)');
    await expect(restore(foreign)).rejects.toThrow('The database is not empty');
  });

  test('is refused if it has files that are not from the archive', async () => {
    const target = await newInstallation();
    const staged = await target.files.stage(Readable.from([Buffer.from('mine')]), 4);
    const key = newFileKey();
    await target.files.keep(staged, key);
    await expect(restore(target)).rejects.toThrow('there are 1 that are not from this archive');
    await target.files.remove(key);
    expect(await isEmpty(target)).toBe(true);
  });

  test('accepts nothing else after an interrupted restore until one completes', async () => {
    const target = await newInstallation();
    let count = 0;
    const keep: FileStore['keep'] = async (file, key) => {
      count += 1;
      if (count === 3) throw new FileStoreError('The service is gone.');
      return target.files.keep(file, key);
    };
    await expect(restore(target, { ...target.files, keep })).rejects.toThrow('The service is gone.');
    const { db, pool } = target.database;
    await expect(refuseUnfinishedRestore(db)).rejects.toThrow('Run "npm run restore -- file" again');
    await expect(writeBackup(target, path.join(target.folder, 'b.tar'))).rejects.toThrow('cut off');
    const { rows } = await pool.query('select count(*)::int as count from accounts');
    expect(rows).toEqual([{ count: 0 }]);

    await restore(target);
    await refuseUnfinishedRestore(db);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await examineFiles({ db, files: target.files })).toMatchObject({ orphans: [], damaged: [] });
  });

  test('accepts one restore at a time', async () => {
    const target = await newInstallation();
    let second: Promise<void> | undefined;
    const keep: FileStore['keep'] = async (file, key) => {
      second ??= restore(target);
      await expect(second).rejects.toThrow('another restore');
      return target.files.keep(file, key);
    };
    await restore(target, { ...target.files, keep });
    expect(second).toBeDefined();
  });

  test('refuses a database that a server is just setting up', async () => {
    const target = await newInstallation();
    const { db, longWork } = target.database;
    const restoring = await longWork((own) =>
      setUpAlone(own, async (alone) => {
        const waiting = restore(target).then(
          () => 'restored',
          (error: Error) => error.message,
        );
        await untilBlocked(db);
        await setUpTables(alone);
        return { waiting };
      }),
    );
    expect(await restoring.waiting).toContain('is not empty');
    expect(await isRestoreUnfinished(db)).toBe(false);
  });
});
