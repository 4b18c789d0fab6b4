import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();

test.each([
  ['warn', 1],
  ['fatal', 0],
  ['silent', 0],
])('a page that fails is logged by a server that logs from %s on: %i times', async (logLevel, times) => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await app().newServer({ logLevel, logStream });
  server.app.stopping.isOn = true;
  expect((await server.app.inject('/profile/nobody')).statusCode).toBe(503);
  expect(lines).toHaveLength(times);
});
