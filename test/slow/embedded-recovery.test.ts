import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, onTestFinished, type TestContext, test } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../db/embedded';
import {
  connect,
  countNotes,
  insertUntilCut,
  listServers,
  makeHome,
  query,
  readServer,
} from '../support/embedded';

const createNotes = 'create table note (id serial primary key)';

/** What the owner is told, in order; `expect.poll` awaits the last entry. */
function observe(database: EmbeddedDatabase, patienceMs?: number) {
  const events: string[] = [];
  const observer = {
    onLost: () => void events.push('lost'),
    onDiskFull: () => void events.push('full'),
    onBack: () => void events.push('back'),
    onGivenUp: (error: Error) => void events.push(error.message),
  };
  database.keepRunning(observer, patienceMs);
  return events;
}

describe.concurrent('the embedded database recovers by itself', () => {
  test.for(['postgres', 'ö'.repeat(100)])(
    'after kill -9 and after it was stopped, below %s, at the same address and with all that it acknowledged',
    async (name, context) => {
      const { expect } = context;
      const { directory } = await makeHome(context, name);
      const database = await startEmbeddedDatabase({ directory });
      const events = observe(database);
      await query(database.connectionString, createNotes);
      let sum = 0;
      for (const signal of ['SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
        let progress = 0;
        const inserting = insertUntilCut(await connect(database.connectionString), (count) => {
          progress = count;
        });
        await expect.poll(() => progress).toBeGreaterThan(20);
        process.kill((await readServer(directory)).pid, signal);
        sum += await inserting;
        await expect.poll(() => events.splice(0)).toEqual(['lost']);
        await expect.poll(() => events.splice(0)).toEqual(['back']);
        const [count] = await query(database.connectionString, countNotes);
        expect([sum, sum + 1]).toContain(count);
        sum = Number(count);
      }
      await database.stop();
      expect(events).toEqual([]);
      expect(listServers(directory)).toEqual([]);
    },
  );

  test('after the connection of its lock was cut, without a restart', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context);
    const database = await startEmbeddedDatabase({ directory });
    const events = observe(database);
    const server = await readServer(directory);
    const cut = 'select count(pg_terminate_backend(pid)) from pg_locks where locktype =';
    await query(database.connectionString, `${cut} 'advisory'`);
    await expect.poll(() => events).toEqual(['lost', 'back']);
    expect(await readServer(directory)).toEqual(server);
    await expect(startEmbeddedDatabase({ directory })).rejects.toThrow(`It is in use by pid ${process.pid}.`);
    await database.stop();
  });

  test('after one of its processes crashed, as a new server', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context);
    const database = await startEmbeddedDatabase({ directory });
    const events = observe(database);
    await query(database.connectionString, createNotes);
    const client = await connect(database.connectionString);
    await client.query('insert into note default values');
    const { pid } = await readServer(directory);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(Number(rows[0]?.pid), 'SIGKILL');
    await expect.poll(() => events).toEqual(['lost', 'back']);
    expect((await readServer(directory)).pid).not.toBe(pid);
    expect(await query(database.connectionString, countNotes)).toEqual([1]);
    await database.stop();
  });

  test('unless it cannot be started: that is reported once, and nothing is left', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context);
    const database = await startEmbeddedDatabase({ directory });
    const events = observe(database, 2_000);
    await rename(path.join(directory, 'global'), path.join(directory, 'gone'));
    process.kill((await readServer(directory)).pid, 'SIGKILL');
    await expect.poll(() => events).toHaveLength(2);
    expect(events[1]).toContain(`${directory} ended and did not come back. PostgreSQL does not run on it: `);
    await database.stop();
    expect(listServers(directory)).toEqual([]);
  });

  test('unless it is stopping: then it does not restart', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context);
    const database = await startEmbeddedDatabase({ directory });
    const events = observe(database);
    process.kill((await readServer(directory)).pid, 'SIGKILL');
    await expect.poll(() => events).toEqual(['lost']);
    await database.stop();
    expect(events).toEqual(['lost']);
    expect(listServers(directory)).toEqual([]);
  });
});

describe('a disk that is full', () => {
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });

  /** A small separate disk below the folder; undefined if this user may not create one. */
  async function mountDisk(folder: string): Promise<string | undefined> {
    const disk = path.join(folder, 'disk');
    await mkdir(disk);
    try {
      mount('-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk);
    } catch {
      return undefined;
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    return disk;
  }

  /** Fills up the disk. */
  function fill(file: string): void {
    const [handle, piece] = [openSync(file, 'w'), Buffer.alloc(1024 * 1024)];
    try {
      for (;;) writeSync(handle, piece);
    } catch {
      closeSync(handle);
    }
  }

  test('stops it, and it is back once there is room, with all acknowledged writes', async (context: TestContext) => {
    const { expect } = context;
    const { folder } = await makeHome(context);
    const disk = await mountDisk(folder);
    if (!disk) return context.skip('this user may not mount a disk');
    const directory = path.join(disk, 'postgres');
    const database = await startEmbeddedDatabase({ directory });
    onTestFinished(() => database.stop());
    const patienceMs = 3_000;
    const events = observe(database, patienceMs);
    await query(database.connectionString, createNotes);
    const client = await connect(database.connectionString);
    await client.query('insert into note default values');
    fill(path.join(disk, 'filler'));
    // PostgreSQL ends at once if it cannot start a new log file; a table that cannot grow fails only one statement.
    await client.query('insert into note default values');
    await client.query('select pg_switch_wal()');
    const acknowledged = 2 + (await insertUntilCut(client, () => {}));
    await expect.poll(() => events).toEqual(['lost', 'full']);
    // Time in which the disk is full does not count.
    await delay(1.5 * patienceMs);
    expect(events).toEqual(['lost', 'full']);
    await rm(path.join(disk, 'filler'));
    await expect.poll(() => events).toEqual(['lost', 'full', 'back']);
    const [count] = await query(database.connectionString, countNotes);
    expect([acknowledged, acknowledged + 1]).toContain(count);
  });
});

describe.concurrent('an interrupted start', () => {
  test.for([0, 30, 100, 300, 600, 1_000, 1_500])('after %i ms leaves nothing', async (ms, context) => {
    const { expect } = context;
    const { folder, directory } = await makeHome(context);
    const breaking = new AbortController();
    const starting = startEmbeddedDatabase({ directory, signal: breaking.signal }).catch((error) => error);
    await delay(ms);
    breaking.abort(new Error('enough'));
    const outcome = await starting;
    if (outcome instanceof Error) expect(outcome.message).toBe('enough');
    else await outcome.stop();
    expect(listServers(folder)).toEqual([]);
    expect((await readdir(folder)).filter((entry) => entry !== 'postgres')).toEqual([]);
  });
});
