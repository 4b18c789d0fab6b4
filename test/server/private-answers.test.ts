import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();

test('no cache keeps the answers of calls', async () => {
  const { token } = await app().newUser();
  const headers = { authorization: `Bearer ${token}` };
  const profile = '/api/profile/demo-profile-1';
  for (const url of [
    '/api/auth/me',
    '/trpc/auth.me',
    '/api/nothing',
    `${profile}/facts`,
    `${profile}/analytics/export?format=csv&period=7d`,
    `${profile}/employer-contacts/export?format=csv`,
  ]) {
    const answer = await app().app.inject({ url, headers });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  expect((await app().app.inject({ url: '/docs' })).headers['cache-control']).not.toBe('private, no-store');
});

test('the log contains paths without their queries', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await app().newServer({ logLevel: 'info', logStream });
  await server.app.inject({ url: '/api/auth/admin/users?search=canary' });
  expect(lines.join('')).toContain('"/api/auth/admin/users"');
  expect(lines.join('')).not.toContain('canary');
});
