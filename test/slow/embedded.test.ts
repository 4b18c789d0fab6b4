import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'vitest';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from '../../db/embedded';
import { isAlive } from '../../db/embedded-server';
import {
  connect,
  countNotes,
  insertUntilCut,
  makeHome,
  type Owner,
  query,
  readServer,
} from '../support/embedded';

// A refusal alone takes 4 s.

const inUseBy = (owner?: Owner) => `It is in use by pid ${owner?.process.pid}.`;

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe.concurrent('start and stop', () => {
  test('creates the database, keeps its data and leaves no process', async (context) => {
    const { expect } = context;
    const { folder, directory } = await makeHome(context);
    const first = await startEmbeddedDatabase({ directory });
    const server = await readServer(directory);
    await query(first.connectionString, 'create table note (id int)');
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(await query(first.connectionString, `select lower('ÉÜ')`)).toEqual(['éü']);
    await first.stop();
    await first.stop();
    expect(await isAlive(server)).toBe(false);

    const second = await startEmbeddedDatabase({ directory });
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, countNotes)).toEqual([0]);
    await second.stop();
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('supports a path that is too long for a socket', async (context) => {
    const { expect } = context;
    const { directory } = await makeHome(context, 'ö'.repeat(100));
    const { connectionString, stop } = await startEmbeddedDatabase({ directory });
    const { socketDirectory } = await readServer(directory);
    expect((await stat(socketDirectory)).mode & 0o777).toBe(0o700);
    expect(await query(connectionString, `select current_setting('data_directory')`)).toEqual([directory]);
    await stop();
    await expect(stat(socketDirectory)).rejects.toThrow('ENOENT');
  });
});

describe.concurrent('after kill -9', () => {
  test('of Node, the next start takes over the running server, and stops it', async (context) => {
    const { expect } = context;
    const { directory, startOwner } = await makeHome(context);
    const owner = await startOwner();
    await query(owner.connectionString, 'create table note (id int)');
    const server = await readServer(directory);
    await kill(owner.process);

    const next = await startEmbeddedDatabase({ directory });
    expect(next.connectionString).toBe(owner.connectionString);
    expect(await readServer(directory)).toEqual(server);
    expect(await query(next.connectionString, countNotes)).toEqual([0]);
    await next.stop();
    expect(await isAlive(server)).toBe(false);
  });

  test('of everything, every acknowledged insert survives', async (context) => {
    const { expect } = context;
    const { directory, startOwner } = await makeHome(context);
    const owner = await startOwner();
    await query(owner.connectionString, 'create table note (id serial primary key)');
    let progress = 0;
    const inserting = insertUntilCut(await connect(owner.connectionString), (acknowledged) => {
      progress = acknowledged;
    });
    await expect.poll(() => progress).toBeGreaterThan(20);
    process.kill((await readServer(directory)).pid, 'SIGKILL');
    await kill(owner.process);
    const acknowledged = await inserting;

    const next = await startEmbeddedDatabase({ directory });
    const [count] = await query(next.connectionString, countNotes);
    expect([acknowledged, acknowledged + 1]).toContain(count);
    await next.stop();
  });

  test('of the server, its pid may belong to another program by then', async (context) => {
    const { expect, onTestFinished } = context;
    const { directory } = await makeHome(context);
    const { stop } = await startEmbeddedDatabase({ directory });
    await stop();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    onTestFinished(() => void other.kill('SIGKILL'));
    const record = `${other.pid}\n${directory}\n1700000000\n5432\n${directory}\n\n`;
    await writeFile(path.join(directory, 'postmaster.pid'), record);
    await writeFile(path.join(directory, '.s.PGSQL.5432.lock'), record);

    const next = await startEmbeddedDatabase({ directory });
    expect(await query(next.connectionString, 'select 1')).toEqual([1]);
    await next.stop();
    expect(other.exitCode).toBeNull();
  });
});

describe.concurrent('one owner', () => {
  test("a second process is refused with the holder's name and does not disturb the first", async (context) => {
    const { expect } = context;
    const { directory, startOwner } = await makeHome(context);
    const owner = await startOwner();
    const client = await connect(owner.connectionString);
    const server = await readServer(directory);

    const second = startEmbeddedDatabase({ directory });
    await expect(second).rejects.toThrow(EmbeddedDatabaseError);
    await expect(second).rejects.toThrow(`${directory} did not start. ${inUseBy(owner)}`);
    expect((await client.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    expect(await readServer(directory)).toEqual(server);
    await client.end();
  });

  test('one of two simultaneous first starts wins', async (context) => {
    const { expect } = context;
    const { folder, startOwner } = await makeHome(context);
    const owners = await Promise.all([startOwner(), startOwner()]);
    const winner = owners.find((owner) => owner.connectionString);
    const loser = owners.find((owner) => owner.error);
    expect(loser?.error).toContain(inUseBy(winner));
    expect(await query(winner?.connectionString, 'select 1')).toEqual([1]);
    expect(await readdir(folder)).toEqual(['postgres']);
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
