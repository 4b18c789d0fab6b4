import type { InjectOptions } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { appRouter } from '../../src/routers/app-router';
import { worksInMaintenance } from '../../src/server/http/maintenance';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { form } from '../support/gallery-uploads';
import { askFor, requestOf } from '../support/testimonials';

const app = useTestApp();
const path = 'PUT /auth/admin/settings/maintenance';
const message = 'We are moving house. Back at noon.';
const switchOn = (by: TestUser) => app().rest(path, { isOn: true, message }, by);

afterEach(async () => {
  await app().rest(path, { isOn: false }, await app().newAdmin());
});

const upload = (user: TestUser, url: string): InjectOptions => ({
  method: 'POST',
  url,
  payload: form([{ name: 'cv.pdf', content: makePdf(['Ada King']) }], 'cv'),
  headers: {
    'content-type': 'multipart/form-data; boundary=edge',
    authorization: `Bearer ${user.token}`,
  },
});

/** The statuses of one write by each interface. */
async function writes(server: TestApp, user: TestUser): Promise<number[]> {
  const profile = `/profile/${user.profileId}`;
  const inject = async (options: InjectOptions) => (await server.app.inject(options)).statusCode;
  return [
    (await server.rest(`PATCH ${profile}`, { bio: 'x' }, user)).status,
    (await server.rest(`POST ${profile}/facts`, { fact: 'x', emoji: '🌍' }, user)).status,
    (await server.trpc('mutation profile.update', { profileId: user.profileId, bio: 'x' }, user)).status,
    (await server.rest(`POST ${profile}/view`, { source: 'direct' })).status,
    (await server.rest('POST /auth/register', { email: 'new@example.com', password })).status,
    await inject(upload(user, `/api${profile}/cv`)),
    await inject(upload(user, `/api${profile}/video`)),
    await inject(upload(user, `/api${profile}/gallery/upload`)),
  ];
}

test('nothing changes by any route, on any server, until the admin ends it', async () => {
  const [admin, user, other] = [await app().newAdmin(), await app().newUser(), await app().newServer()];
  expect((await app().rest(path, { isOn: true }, user)).status).toBe(403);
  expect((await switchOn(admin)).status).toBe(200);
  for (const server of [app(), other]) {
    expect(new Set(await writes(server, user))).toEqual(new Set([503]));
    expect(new Set(await writes(server, admin)), 'of an admin as well').toEqual(new Set([503]));
  }
  const { body } = await other.rest('GET /system/status');
  expect(body.maintenance).toEqual({ isOn: true, message });

  expect((await other.rest(path, { isOn: false }, admin)).status).toBe(200);
  expect(await writes(app(), user)).not.toContain(503);
  expect((await other.rest('GET /system/status')).body.maintenance.isOn).toBe(false);
});

test('the refusal says why and when to retry, in the format of each interface', async () => {
  const [admin, user] = [await app().newAdmin(), await app().newUser()];
  await switchOn(admin);
  const call = { profileId: user.profileId, bio: 'x' };
  const rest = await app().rest(`PATCH /profile/${user.profileId}`, { bio: 'x' }, user);
  expect(rest.body).toEqual({ message, error: message, code: 'SERVICE_UNAVAILABLE' });
  expect((await app().trpc('mutation profile.update', call, user)).body.message).toBe(message);
  const video = await app().app.inject(upload(user, `/api/profile/${user.profileId}/video`));
  expect(video.body).toBe(message);
  for (const url of [`/api/profile/${user.profileId}/facts`, '/trpc/profile.update']) {
    const { headers, statusCode } = await app().app.inject({
      method: 'POST',
      url,
      payload: '{}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    });
    expect([statusCode, headers['retry-after']]).toEqual([503, '120']);
  }
  await app().rest(path, { isOn: true, message: '' }, admin);
  expect((await app().rest('GET /system/status')).body.maintenance.message).toContain(
    'nothing can be changed',
  );
});

test('the log has no errors for intended refusals, and one for each that is not', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await app().newServer({ logLevel: 'warn', logStream });
  const user = await app().newUser();
  await switchOn(await app().newAdmin());
  expect(new Set(await writes(server, user))).toEqual(new Set([503]));
  expect(lines).toEqual([]);
  await server.db.destroy();
  expect((await server.rest(`PATCH /profile/${user.profileId}`, { bio: 'x' }, user)).status).toBe(500);
  expect(lines.join()).toContain('request failed');
});

test('reading, signing in and signing out go on', async () => {
  const [admin, user] = [await app().newAdmin(), await app().newUser()];
  await switchOn(admin);
  expect((await app().rest(`GET /profile/${user.profileId}/facts`)).status).toBe(200);
  expect((await app().trpc('query dashboard.get', { profileId: user.profileId }, user)).status).toBe(200);
  expect((await app().app.inject(`/profile/${user.slug}`)).statusCode).toBe(200);
  const contact = { method: 'POST', url: `/profile/${user.slug}/contact` } as const;
  expect((await app().app.inject(contact)).statusCode).toBe(200);
  expect((await app().rest('GET /auth/admin/users', undefined, admin)).status).toBe(200);
  const login = await app().rest('POST /auth/login', { email: user.email, password });
  expect(login.status).toBe(200);
  const session = { ...user, token: login.body.session.token };
  expect((await app().trpc('mutation auth.logout', undefined, session)).status).toBe(200);
  expect((await app().rest('GET /auth/me', undefined, session)).status).toBe(401);
});

test("an account's deletion can be cancelled, and the sweeper runs", async () => {
  const [admin, user] = [await app().newAdmin(), await app().newUser()];
  const deletionDueAt = new Date(Date.now() + 86_400_000).toISOString();
  await app().db.updateTable('accounts').set({ deletionDueAt }).where('id', '=', user.accountId).execute();
  await switchOn(admin);
  expect((await app().rest('DELETE /auth/account/deletion', undefined, user)).status).toBe(200);
  expect((await app().rest('DELETE /auth/account', undefined, user)).status).toBe(503);
  expect((await app().trpc('mutation admin.operations.sweepFiles', undefined, admin)).status).toBe(200);
});

test("a testimonial's request can be read, without being recorded as opened", async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  await switchOn(await app().newAdmin());
  const { statusCode } = await app().app.inject({
    url: new URL(request.url).pathname,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  expect(statusCode).toBe(200);
  expect((await requestOf(app(), owner, request)).openedAt).toBeNull();
});

test('a batch passes only if all of its calls do', async () => {
  const user = await app().newUser();
  await switchOn(await app().newAdmin());
  const post = async (calls: string) =>
    (
      await app().app.inject({
        method: 'POST',
        url: `/trpc/${calls}?batch=1`,
        payload: '{}',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      })
    ).statusCode;
  expect(await post('admin.settings.setMaintenance,profile.update')).toBe(503);
});

test('everything that still works is an existing procedure', () => {
  expect(Object.keys(appRouter._def.procedures)).toEqual(expect.arrayContaining([...worksInMaintenance]));
});
