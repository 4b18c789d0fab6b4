import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { Client } from 'pg';
import { describe, type TestContext, test } from 'vitest';
import {
  type EmbeddedDatabase,
  EmbeddedDatabaseError,
  findRunningDatabase,
  startEmbeddedDatabase,
} from '../../db/embedded-postgres';
import { connect, listServers, makeHome, query, readServerPid } from '../support/embedded';

// A refusal alone takes 4 s, so they wait together.

const createNotes = 'create table note (id serial primary key)';
const addNote = 'insert into note default values returning id';
const countNotes = 'select count(*)::int from note';

/** What the owner is told, in order. */
function observe(database: EmbeddedDatabase): string[] {
  const events: string[] = [];
  database.keepRunning({
    onLost: () => void events.push('lost'),
    onBack: () => void events.push('back'),
    onGivenUp: (error) => void events.push(error.message),
  });
  return events;
}

describe.concurrent('start and stop', () => {
  test('creates the database, keeps its data and leaves no process', async (context) => {
    const { expect } = context;
    const { folder, directory, start } = await makeHome(context);
    const first = await start(directory);
    await query(first.connectionString, createNotes);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(await query(first.connectionString, `select lower('ÉÜ')`)).toEqual(['éü']);
    await first.stop();
    await first.stop();
    expect(listServers(folder)).toEqual([]);

    const second = await start(directory);
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, countNotes)).toEqual([0]);
    await second.stop();
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('supports a path that is too long for a socket, which is then in a private folder', async (context) => {
    const { expect } = context;
    const { directory, start } = await makeHome(context, 'ö'.repeat(100));
    const { connectionString, stop } = await start(directory);
    const socketDirectory = new URLSearchParams(connectionString.split('?')[1]).get('host') ?? '';
    expect((await stat(socketDirectory)).mode & 0o777).toBe(0o700);
    expect(await query(connectionString, `select current_setting('data_directory')`)).toEqual([directory]);
    expect(await findRunningDatabase(directory)).toBe(connectionString);
    await stop();
    await expect(stat(socketDirectory)).rejects.toThrow('ENOENT');

    await mkdir(socketDirectory, { mode: 0o755 });
    await expect(start(directory)).rejects.toThrow('belongs to somebody else');
    await rmdir(socketDirectory);
  });

  test('ends with its process, even by kill -9, and the next start finds everything', async (context) => {
    const { expect } = context;
    const { folder, directory, start, startOwner } = await makeHome(context);
    const owner = await startOwner();
    await query(owner.connectionString, createNotes);
    const [id] = await query(owner.connectionString, addNote);
    owner.process.kill('SIGKILL');
    await expect.poll(() => listServers(folder)).toEqual([]);
    expect(await findRunningDatabase(directory)).toBeUndefined();
    const next = await start(directory);
    expect(await query(next.connectionString, 'select id from note')).toEqual([id]);
  });
});

describe.concurrent('one owner', () => {
  test('a server that is just stopping is waited for, longer than one that stays', async (context) => {
    const { expect } = context;
    const { directory, start } = await makeHome(context);
    const { connectionString, stop } = await start(directory);
    await stop();
    const end = Date.now() + 6_000;
    const stopping = net.createServer((socket) => {
      socket.destroy();
      if (Date.now() > end) stopping.close();
    });
    await once(stopping.listen(path.join(directory, '.s.PGSQL.5432')), 'listening');
    await start(directory);
    expect(await query(connectionString, 'select 1')).toEqual([1]);
  });

  // What another container runs has a pid that says nothing here.
  test('a second process is refused with the name of the first, even if its server is invisible', async (context) => {
    const { expect } = context;
    const { directory, startOwner } = await makeHome(context);
    const owner = await startOwner();
    const client = await connect(owner.connectionString);
    expect(await findRunningDatabase(directory)).toBe(owner.connectionString);
    const lock = path.join(directory, 'postmaster.pid');
    await writeFile(lock, (await readFile(lock, 'utf8')).replace(/^\d+/, '4194304'));

    const second = startEmbeddedDatabase({ directory });
    await expect(second).rejects.toThrow(EmbeddedDatabaseError);
    await expect(second).rejects.toThrow(
      `${directory} did not start. It is in use by pid ${owner.process.pid} on `,
    );
    expect((await client.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await client.end();
  });

  test('a server that nobody reaches keeps its directory, because PostgreSQL finds its memory', async (context) => {
    const { expect } = context;
    const { directory, start } = await makeHome(context);
    await start(directory);
    await rm(path.join(directory, '.s.PGSQL.5432'));
    await expect(startEmbeddedDatabase({ directory })).rejects.toThrow('pre-existing shared memory block');
    expect(listServers(directory)).toHaveLength(1);
  });

  test('one of two simultaneous first starts wins', async (context) => {
    const { expect } = context;
    const { folder, startOwner } = await makeHome(context);
    const owners = await Promise.all([startOwner(), startOwner()]);
    const winner = owners.find((owner) => owner.connectionString);
    const loser = owners.find((owner) => owner.error);
    expect(loser?.error).toContain(`It is in use by pid ${winner?.process.pid} on `);
    expect(await query(winner?.connectionString, 'select 1')).toEqual([1]);
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('a copy that was made while the server runs is a database of its own', async (context) => {
    const { expect } = context;
    const { directory, start } = await makeHome(context);
    const original = await start(directory);
    await query(original.connectionString, createNotes);
    await query(original.connectionString, 'checkpoint');
    const copied = `${directory}-copy`;
    execFileSync('cp', ['-a', directory, copied]);
    expect(await findRunningDatabase(copied)).toBeUndefined();

    const copy = await start(copied);
    expect(await query(copy.connectionString, `select current_setting('data_directory')`)).toEqual([copied]);
    await query(copy.connectionString, addNote);
    expect(await query(copy.connectionString, countNotes)).toEqual([1]);
    await copy.stop();
    expect(await query(original.connectionString, countNotes)).toEqual([0]);
  });
});

describe.concurrent('a lost server', () => {
  test('is restarted at the same address and with all that it acknowledged', async (context) => {
    const { expect } = context;
    const { folder, directory, start } = await makeHome(context);
    const database = await start(directory);
    const events = observe(database);
    const client = await connect(database.connectionString);
    await client.query(createNotes);
    await client.query(addNote);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(Number(rows[0]?.pid), 'SIGKILL');
    await expect.poll(() => events).toEqual(['lost', 'back']);
    await query(database.connectionString, addNote);
    process.kill(await readServerPid(directory), 'SIGKILL');
    await expect.poll(() => events).toEqual(['lost', 'back', 'lost', 'back']);
    expect(await query(database.connectionString, countNotes)).toEqual([2]);
    await database.stop();
    expect(events).toHaveLength(4);
    expect(listServers(folder)).toEqual([]);
  });

  test('is not restarted while the process stops', async (context) => {
    const { expect } = context;
    const { folder, directory, start } = await makeHome(context);
    const database = await start(directory);
    const events = observe(database);
    process.kill(await readServerPid(directory), 'SIGKILL');
    await expect.poll(() => events).toEqual(['lost']);
    await database.stop();
    expect(events).toEqual(['lost']);
    expect(listServers(folder)).toEqual([]);
  });

  /** A small separate disk below the folder; undefined if this user may not create one. */
  async function mountDisk(folder: string, { onTestFinished }: TestContext): Promise<string | undefined> {
    const disk = path.join(folder, 'disk');
    await mkdir(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      return undefined;
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    return disk;
  }

  function fillDisk(file: string): void {
    const [handle, piece] = [openSync(file, 'w'), Buffer.alloc(1024 * 1024)];
    try {
      for (;;) writeSync(handle, piece);
    } catch {
      closeSync(handle);
    }
  }

  async function addUntilCut(client: Client): Promise<void> {
    try {
      for (;;) await client.query(addNote);
    } catch {
      // The server has ended.
    }
  }

  test('is given up where the disk is full, in a sentence', async (context) => {
    const { expect } = context;
    const { folder, start } = await makeHome(context);
    const disk = await mountDisk(folder, context);
    if (!disk) return context.skip('this user may not mount a disk');
    const database = await start(path.join(disk, 'postgres'));
    const events = observe(database);
    const client = await connect(database.connectionString);
    await client.query(createNotes);
    await client.query(addNote);
    fillDisk(path.join(disk, 'filler'));
    // PostgreSQL ends at once if it cannot start a new log file; a table that cannot grow fails only one statement.
    await client.query(addNote);
    await client.query('select pg_switch_wal()');
    await addUntilCut(client);
    await expect.poll(() => events).toHaveLength(2);
    expect(events[1]).toContain('ended and did not come back. Its disk is full: PostgreSQL needs 32 MB');
    expect(listServers(folder)).toEqual([]);
  });
});

describe.concurrent('an unsuitable directory', () => {
  test('made by another major version', async (context) => {
    const { directory } = await makeHome(context);
    await mkdir(directory);
    await writeFile(path.join(directory, 'PG_VERSION'), '17\n');
    await context
      .expect(startEmbeddedDatabase({ directory }))
      .rejects.toThrow(/were made by PostgreSQL 17, .*npm run backup .*npm run restore/);
  });

  test('full of something else', async (context) => {
    const { directory } = await makeHome(context);
    await mkdir(directory);
    await writeFile(path.join(directory, 'letter.txt'), 'Dear Ada');
    await context.expect(startEmbeddedDatabase({ directory })).rejects.toThrow('is not empty');
    context.expect(await readdir(directory)).toEqual(['letter.txt']);
  });

  test('that cannot be created', async (context) => {
    const { directory } = await makeHome(context);
    await writeFile(directory, '');
    await context.expect(startEmbeddedDatabase({ directory })).rejects.toThrow('cannot be used: ENOTDIR');
  });
});
