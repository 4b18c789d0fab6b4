import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'vitest';
import { findRunningDatabase, startEmbeddedDatabase } from '../../db/embedded';
import { isAlive, stopServer } from '../../db/embedded-server';
import { countNotes, makeHome, query, readServer, startWithoutOwner } from '../support/embedded';

const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

async function startWithNote(directory: string) {
  const database = await startEmbeddedDatabase({ directory });
  await query(database.connectionString, 'create table note (id serial primary key)');
  await query(database.connectionString, 'insert into note default values');
  await query(database.connectionString, 'checkpoint');
  return database;
}

describe.concurrent('a copy of a data directory', () => {
  // The socket of a path that is too long is elsewhere, where the original's record points.
  test.for(['postgres', 'ö'.repeat(100)])(
    'that was made while its server runs, below %s, is a database of its own',
    async (name, context) => {
      const { expect } = context;
      const { directory } = await makeHome(context, name);
      const copied = `${directory}-copy`;
      const original = await startWithNote(directory);
      copy(directory, copied);
      expect(await findRunningDatabase(copied)).toBeUndefined();
      expect(await findRunningDatabase(directory)).toBe(original.connectionString);

      const other = await startEmbeddedDatabase({ directory: copied });
      expect(other.connectionString).not.toBe(original.connectionString);
      const where = `select current_setting('data_directory')`;
      expect(await query(other.connectionString, where)).toEqual([copied]);
      await query(other.connectionString, 'insert into note values (default), (default)');
      expect(await query(original.connectionString, countNotes)).toEqual([1]);
      expect(await query(other.connectionString, countNotes)).toEqual([3]);
      await other.stop();
      expect(await query(original.connectionString, countNotes)).toEqual([1]);
      await original.stop();
    },
  );

  // Only Linux shows a process's working directory.
  test.skipIf(process.platform !== 'linux')(
    'at the place from which the original was moved',
    async (context) => {
      const { expect } = context;
      const { directory } = await makeHome(context);
      const moved = `${directory}-moved`;
      const server = await startWithoutOwner(directory);
      await rename(directory, moved);
      copy(moved, directory);

      const other = await startEmbeddedDatabase({ directory });
      expect(await readServer(directory)).not.toMatchObject({ pid: server.pid });
      await other.stop();
      expect(await isAlive(server)).toBe(true);
      expect(await readServer(moved)).toMatchObject({ pid: server.pid });
    },
  );

  test('whose original has ended since', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context);
    const original = await startWithNote(directory);
    copy(directory, `${directory}-copy`);
    await original.stop();
    const other = await startEmbeddedDatabase({ directory: `${directory}-copy` });
    expect(await query(other.connectionString, countNotes)).toEqual([1]);
    await other.stop();
    expect(existsSync(path.join(directory, 'postmaster.pid'))).toBe(false);
  });
});

describe.concurrent('a server that has lost its owner is taken over', () => {
  test('through another name of its directory', async (context) => {
    const { expect } = context;
    const { folder, directory } = await makeHome(context);
    const server = await startWithoutOwner(directory);
    const link = path.join(folder, 'link');
    await symlink(directory, link);
    const next = await startEmbeddedDatabase({ directory: link });
    expect(await readServer(directory)).toMatchObject({ pid: server.pid });
    expect(await query(next.connectionString, 'select 1')).toEqual([1]);
    await next.stop();
    expect(await isAlive(server)).toBe(false);
  });

  test.skipIf(process.platform !== 'linux')('where its directory has been renamed', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context);
    const server = await startWithoutOwner(directory);
    await rename(directory, `${directory}-moved`);
    const next = await startEmbeddedDatabase({ directory: `${directory}-moved` });
    expect(await readServer(`${directory}-moved`)).toMatchObject({ pid: server.pid });
    expect(await query(next.connectionString, 'select 1')).toEqual([1]);
    await next.stop();
    expect(await isAlive(server)).toBe(false);
  });

  test('unless it is gone and its directory renamed: then it is restarted', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context);
    const { connectionString } = await startWithNote(directory);
    const server = await readServer(directory);
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => isAlive(server)).toBe(false);
    await rename(directory, `${directory}-moved`);
    const next = await startEmbeddedDatabase({ directory: `${directory}-moved` });
    expect(next.connectionString).not.toBe(connectionString);
    expect(await query(next.connectionString, countNotes)).toEqual([1]);
    await next.stop();
  });
});

test('a server whose process is invisible, as in another container, keeps its directory', async (context) => {
  const { expect } = context;
  const { directory } = await makeHome(context);
  const server = await startWithoutOwner(directory);
  const record = path.join(directory, 'postmaster.pid');
  const text = await readFile(record, 'utf8');
  // The pid of a process of another container says nothing here, and the directory may have another name there.
  await writeFile(record, text.replace(/^\d+\n.*\n/, '4194304\n/elsewhere/postgres\n'));
  await expect(startEmbeddedDatabase({ directory })).rejects.toThrow(
    'It is in use by a process that is not to be seen',
  );
  expect(await isAlive(server)).toBe(true);
  await stopServer(server);
});
