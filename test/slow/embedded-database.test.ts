import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { listServers, readServerPid } from '../support/embedded';
import { newDataDirectory, startProduct, stopProductsAfterEach } from '../support/product';

vi.setConfig({ testTimeout: 150_000 });

const within = { timeout: 120_000, interval: 50 };

stopProductsAfterEach();

test('the embedded database is restarted after kill -9, and the process ends if that fails', async () => {
  const folder = await newDataDirectory();
  const directory = path.join(folder, 'postgres');
  const { child, origin, output } = await startProduct(folder, { SEED_DEMO: 'false' });
  process.kill(await readServerPid(directory), 'SIGKILL');
  await vi.waitFor(() => expect(output()).toContain('the embedded database is running again'), within);
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), within);

  await rename(path.join(directory, 'global'), path.join(directory, 'gone'));
  process.kill(await readServerPid(directory), 'SIGKILL');
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toContain('ended and did not come back. PostgreSQL does not run on it: ');
  expect(listServers(directory)).toEqual([]);
});
