import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { useTestApp } from '../support/app';

// Those of start.sh.
vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '131072');
vi.stubEnv('MALLOC_TRIM_THRESHOLD_', '131072');
vi.stubEnv('MALLOC_ARENA_MAX', '2');
afterAll(() => void vi.unstubAllEnvs());

const app = useTestApp();

/** What the kernel knows of the processes that this one has started. */
function children(): { command: string; environment: string[] }[] {
  const read = (pid: string, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const parent = read(pid, 'stat').split(') ')[1]?.split(' ')[1];
      if (parent !== String(process.pid)) return [];
      return [{ command: read(pid, 'cmdline'), environment: read(pid, 'environ').split('\0') }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

test.skipIf(process.platform !== 'linux')(
  'the typesetter keeps memory for its next document, which the server gives back',
  async () => {
    const { slug } = await app().newUser();
    expect((await app().app.inject(`/profile/${slug}.pdf`)).statusCode).toBe(200);
    const [typesetter] = children().filter(({ command }) => command.includes('/typesetter.'));
    expect(typesetter?.environment).toContain('MALLOC_ARENA_MAX=2');
    expect(typesetter?.environment.join()).not.toContain('_THRESHOLD_');
  },
);
