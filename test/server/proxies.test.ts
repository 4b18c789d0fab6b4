import { expect, test } from 'vitest';
import { trustedProxies } from '../../src/server/http/proxies';
import { useTestApp } from '../support/app';

const app = useTestApp();

/** The warnings of a server after such requests. */
async function warningsAfter(trustProxy: string[] | undefined, ...peers: string[]): Promise<string[]> {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await app().newServer({ trustProxy, logLevel: 'warn', logStream });
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  for (const remoteAddress of peers) await server.app.inject({ url: '/healthz', remoteAddress, headers });
  for (const line of lines) expect(line).not.toContain('198.51.100.7');
  return lines.map((line) => JSON.parse(line).msg);
}

test.each([
  ['127.0.0.1', 'TRUST_PROXY=127.0.0.1'],
  ['::1', 'TRUST_PROXY=::1'],
  ['::ffff:172.18.0.3', 'TRUST_PROXY=172.18.0.3'],
  ['fd00::7', 'TRUST_PROXY=fd00::7'],
])('an undeclared proxy at %s causes one warning, with what to set', async (peer, setting) => {
  const warnings = await warningsAfter(undefined, peer, peer, '10.9.8.7');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(`Set ${setting}, or`);
});

test('a possible visitor causes one warning too, without their address', async () => {
  const warnings = await warningsAfter(['10.0.0.0/8'], '203.0.113.5', '203.0.113.6', '127.0.0.1');
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('Set TRUST_PROXY to its address.');
  expect(warnings[0]).not.toContain('203.0.113');
  expect(warnings[1]).toContain('TRUST_PROXY=127.0.0.1');
});

test('a declared proxy causes no warning', async () => {
  expect(await warningsAfter(['10.0.0.0/8', 'fd00::/8'], '10.1.2.3', '::ffff:10.1.2.3', 'fd00::1')).toEqual(
    [],
  );
});

test.each([
  ['10.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['10.0.0.2', false],
  ['172.16.255.1', true],
  ['172.32.0.1', false],
  ['2001:db8::9', true],
  ['2001:db9::9', false],
  ['', false],
  ['unknown', false],
  ['10.0.0.1:4711', false],
])('the peer %j is a local proxy: %s', (peer, isTrusted) => {
  expect(trustedProxies(['10.0.0.1', '172.16.0.0/12', '2001:db8::/32'])(peer)).toBe(isTrusted);
});
