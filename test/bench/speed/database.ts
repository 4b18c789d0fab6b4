import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '../../../db/embedded-postgres';

interface BenchDatabase {
  name: string;
  connectionString: string;
  stop(): void | Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** `TEST_DATABASE_URL`, which must be empty; else one of Debian's PostgreSQL in a folder of its own; else the embedded one. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { name: 'the one in TEST_DATABASE_URL', connectionString: given, stop: () => {} };
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pg-'));
  if (versions[0]) return startDebian(path.join(debianFolder, versions[0], 'bin'), folder);
  const { connectionString, stop } = await startEmbeddedDatabase({ directory: folder });
  return { name: 'the embedded one', connectionString, stop: () => stop().then(() => remove(folder)) };
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

function startDebian(binaries: string, folder: string): BenchDatabase {
  const data = path.join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(binaries, program), '-D', data, ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  mkdirSync(data);
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  chmodSync(folder, 0o755);
  run('initdb', '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  run('pg_ctl', '-w', '-l', path.join(folder, 'log'), '-o', `-c listen_addresses='' -k ${folder}`, 'start');
  return {
    name: `PostgreSQL in ${binaries}`,
    connectionString: `postgres://bench@/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', '-m', 'fast', 'stop');
      remove(folder);
    },
  };
}
