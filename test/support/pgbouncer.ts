import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';
import { runSql } from './test-databases';

/** Whether Debian's `pgbouncer` is installed. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

// It refuses to run as root.
const asOrdinaryUser =
  process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] : [];

/**
 * Starts PgBouncer before a server, with nothing configured but addresses, and in session mode room for two processes;
 * it ends with the test.
 * @returns the address of the same database behind it
 */
export async function startPgBouncer(
  connectionString: string,
  poolMode: 'transaction' | 'session',
): Promise<string> {
  const { host, port, user = '', database } = new Client({ connectionString });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pgbouncer-'));
  const listenPort = await findFreePort();
  const configuration = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    configuration,
    `[databases]
* = host=${host} port=${port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
${poolMode === 'session' ? 'default_pool_size = 60' : ''}
`,
  );
  const [program = '', ...args] = [...asOrdinaryUser, 'pgbouncer', '--quiet', configuration];
  const server = spawn(program, args, { stdio: 'ignore' });
  onTestFinished(async () => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true });
  });
  const address = `postgres://${user}@127.0.0.1:${listenPort}/${database}`;
  await vi.waitFor(() => runSql(address, 'select'), { timeout: 120_000, interval: 50 });
  return address;
}

async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
