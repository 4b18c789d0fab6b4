import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { FileStoreError } from '../../src/routers/ports';
import { startFailure } from '../../src/server/process/start-failure';
import { useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';

const app = useTestApp();

test('a connection that the database cuts during use fails only its own request', async () => {
  const user = await app().newUser();
  const requests = Array.from({ length: 60 }, async (_, index) => {
    if (index % 10 === 5) {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(app().db)
        .catch(() => undefined);
    }
    const { status } = await app().rest('GET /profile/demo-profile-1/skills', undefined, user);
    const page = await app().app.inject(`/profile/${user.slug}`);
    return [status, page.statusCode];
  });
  for (const status of (await Promise.all(requests)).flat()) expect([200, 503]).toContain(status);
  expect((await app().rest('GET /auth/me', undefined, user)).status).toBe(200);
});

test('long names at registration make a display name that can be read and saved again', async () => {
  const email = 'long-names@example.com';
  const names = { firstName: '🎷'.repeat(50), lastName: 'L'.repeat(100) };
  expect((await app().rest('POST /auth/register', { email, password, ...names })).status).toBe(201);
  const { body } = await app().rest('POST /auth/login', { email, password });
  const user = { ...(await app().newUser()), token: body.session.token };
  const profile = await app().rest('GET /profile', undefined, user);
  expect(profile.status).toBe(200);
  const { displayName } = profile.body;
  expect((await app().rest('PATCH /profile/demo-profile-1', { displayName }, user)).status).toBe(200);
});

test('the order of a fact is bounded, given or not, and the list stays readable', async () => {
  const user = await app().newUser();
  const add = (fact: object) => app().rest('POST /profile/demo-profile-1/facts', fact, user);
  expect((await add({ fact: 'x', order: '100001' })).status).toBe(400);
  expect((await add({ fact: 'x', order: '100000' })).status).toBe(201);
  expect((await add({ fact: 'y' })).body.order).toBe('100000');
  const { status, body } = await app().rest('GET /profile/demo-profile-1/facts', undefined, user);
  expect(status).toBe(200);
  expect((await app().rest(`PATCH /facts/${body[1].id}`, { fact: 'z' }, user)).status).toBe(200);
});

test('an address with NUL is refused at sign-in', async () => {
  const { status } = await app().rest('POST /auth/login', { email: 'a\0b@example.com', password });
  expect(status).toBe(400);
});

test.each(['cv', 'video', 'gallery/upload'])(
  'a form for %s that ends inside its file is refused',
  async (path) => {
    const user = await app().newUser();
    const head = `--edge\r\nContent-Disposition: form-data; name="${path === 'gallery/upload' ? 'images' : path}"; filename="x"\r\n\r\n`;
    const response = await app().app.inject({
      method: 'POST',
      url: `/api/profile/demo-profile-1/${path}`,
      payload: Buffer.concat([Buffer.from(head), makePdf(['x'])]),
      headers: {
        'content-type': 'multipart/form-data; boundary=edge',
        authorization: `Bearer ${user.token}`,
      },
    });
    expect(response.statusCode, response.body).toBe(400);
  },
);

test('an encoded body is refused at once', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const response = await app().app.inject({ method: 'POST', url: '/api/auth/login', payload: 'x', headers });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test.each(['/api/%zz', '/api/%ff', '/profile/%ff'])(
  '%s is refused in the form of every refusal',
  async (url) => {
    const response = await app().app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(response.json().message);
  },
);

test('a known failure at start is explained, an unknown one is shown as it is', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(startFailure(taken)).toContain('PORT');
  const cause = new Error('connect ECONNREFUSED');
  const store = new FileStoreError('The S3 service cannot be reached.', { cause });
  expect(startFailure(store)).toMatch(/S3_.*ECONNREFUSED/);
  expect(startFailure(new Error('something else'))).toBeUndefined();
});
