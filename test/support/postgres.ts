import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type Binaries, binariesEnv, findBinaries, prepareDataDirectory } from '../../db/embedded-binaries';
import { runSql } from './test-databases';

/** A PostgreSQL server of a test's own, which it may kill. */
export interface OwnPostgres {
  connectionString: string;
  /** As `pg_ctl restart -m immediate`: it cuts every connection, and repairs itself when it starts. */
  restart(): Promise<void>;
}

/** Starts one that leaves what it writes to the system, which outlives it; it ends with the test. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  // Short, as the path of a socket has to be.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pg-'));
  const directory = path.join(folder, 'data');
  const binaries = await findBinaries();
  await prepareDataDirectory(directory, binaries, false);
  const connectionString = `postgres://storyfolio@/postgres?host=${encodeURIComponent(folder)}`;
  let server = launch(binaries, directory, folder);
  onTestFinished(async () => {
    await end();
    await rm(folder, { recursive: true });
  });
  await vi.waitFor(() => runSql(connectionString, 'select'), { timeout: 20_000, interval: 50 });

  async function end(): Promise<void> {
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  }
  return {
    connectionString,
    async restart() {
      await end();
      server = launch(binaries, directory, folder);
    },
  };
}

function launch(
  { postgres: [program, ...args] }: Binaries,
  directory: string,
  socketFolder: string,
): ChildProcess {
  const settings = [
    '-c',
    'fsync=off',
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${socketFolder}`,
  ];
  return spawn(program, [...args, '-D', directory, ...settings], { stdio: 'ignore', env: binariesEnv });
}
