import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Binaries, binariesEnv, findBinaries, prepareDataDirectory } from '../../db/embedded-binaries';
import { runSql } from './test-databases';
import { until } from './until';

/** A PostgreSQL server of one test, which may kill it. */
export interface OwnPostgres {
  connectionString: string;
  /** Like `pg_ctl restart -m immediate`: cuts every connection, and recovers at start. */
  restart(): Promise<void>;
}

/** Starts one without fsync; it ends with the test. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  // Short, because the path of a socket must be.
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
  await until(() => runSql(connectionString, 'select'));

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
