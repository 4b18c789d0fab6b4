import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';

const app = useTestApp();
const newAddress = () => `person-${Math.random().toString(36).slice(2)}@example.com`;
const register = (body: object) => app().rest('POST /auth/register', body);
const login = (email: string, secret = password) =>
  app().rest('POST /auth/login', { email, password: secret });

describe('registration', () => {
  test('creates an account with its own profile, which can sign in', async () => {
    const email = newAddress();
    const { status, body } = await register({
      email,
      password,
      firstName: 'Zoë',
      lastName: 'Çelik',
      company: 'A',
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email,
      firstName: 'Zoë',
      lastName: 'Çelik',
      company: 'A',
      role: 'user',
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|password/i);

    const signedIn = await login(email);
    expect(signedIn.status).toBe(200);
    const user = { ...(await app().newUser()), token: signedIn.body.session.token };
    expect((await app().rest('GET /auth/me', undefined, user)).body.user.email).toBe(email);
    const profile = (await app().rest('GET /profile', undefined, user)).body;
    expect(profile).toMatchObject({ displayName: 'Zoë Çelik', jobTitle: '', visibility: 'public' });
    expect(profile.profileSlug).toMatch(/^zoe-celik/);
  });

  test('requires only an address and a password', async () => {
    expect((await register({ email: newAddress(), password })).status).toBe(201);
    expect((await register({ email: newAddress(), password, firstName: null, company: '' })).status).toBe(
      201,
    );
  });

  test('accepts an address once, in any letter case, under parallel calls', async () => {
    const email = newAddress();
    const spellings = Array.from({ length: 30 }, (_, index) =>
      [...email].map((letter, place) => (place % (index + 1) ? letter : letter.toUpperCase())).join(''),
    );
    const answers = await Promise.all(spellings.map((spelling) => register({ email: spelling, password })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  });

  test.each([
    [{ email: 'nobody', password }, 'email'],
    [{ email: 'a@b.example', password: 'short 7' }, 'password'],
    [{ email: 'a@b.example', password: 'x'.repeat(257) }, 'password'],
    [{ email: 'a@b.example', password: 'Password123' }, 'password'],
    [{ email: 'a@b.example', password: 'nul \0 in the middle' }, 'password'],
    [{ email: 'a@b.example', password, firstName: 'two\nlines' }, 'firstName'],
    [{ email: ['a@b.example'], password }, 'email'],
    [{ password }, 'email'],
  ])('refuses %j', async (body, field) => {
    const { status, body: refusal } = await register(body);
    expect(status).toBe(400);
    expect(refusal.issues[0].path).toEqual([field]);
    expect(refusal.message).toBe(refusal.error);
  });

  test('counts the characters of a password and does not trim it', async () => {
    const email = newAddress();
    const secret = ' 🌍🎷✈🎓🚢💻 ';
    expect((await register({ email, password: secret })).status).toBe(201);
    expect((await login(email, secret)).status).toBe(200);
    expect((await login(email, secret.trim())).status).toBe(401);
  });

  test('accepts a password in any Unicode composition', async () => {
    const email = newAddress();
    const secret = 'passé à Besançon';
    expect((await register({ email, password: secret.normalize('NFD') })).status).toBe(201);
    expect((await login(email, secret.normalize('NFC'))).status).toBe(200);
  });
});

describe('sessions', () => {
  test('a wrong password, an unknown address and a deactivated one get the same answer', async () => {
    const user = await app().newUser();
    const deactivated = await app().newUser();
    await app()
      .db.updateTable('accounts')
      .set({ isActive: false })
      .where('id', '=', deactivated.accountId)
      .execute();
    const answers = await Promise.all([
      login(user.email, 'wrong'),
      login(newAddress()),
      login(deactivated.email),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
    expect((await app().rest('GET /auth/me', undefined, deactivated)).status).toBe(401);
  });

  test('the token is stored nowhere, and its session ends at logout', async () => {
    const user = await app().newUser();
    const stored = await app().db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(user.token);
    expect(stored.some(({ tokenHash }) => tokenHash.toString('base64url') === user.token)).toBe(false);
    expect((await app().rest('POST /auth/logout', undefined, user)).body).toEqual({ ok: true });
    expect((await app().rest('GET /auth/me', undefined, user)).status).toBe(401);
    expect((await app().rest('POST /auth/logout')).status).toBe(200);
  });

  test.each(['x', '', 'Bearer', 'a'.repeat(5000)])(
    'a made-up bearer token %# is anonymous',
    async (token) => {
      const user = { ...(await app().newUser()), token };
      expect((await app().rest('GET /auth/me', undefined, user)).status).toBe(401);
    },
  );
});

test('an ended session does not get the demo instead of its own profile', async () => {
  const user = await app().newUser();
  await app().rest('POST /auth/logout', undefined, user);
  for (const path of [
    '/profile',
    '/profile/demo-profile-1/facts',
    '/profile/demo-profile-1/video',
  ] as const) {
    expect((await app().rest(`GET ${path}`, undefined, user)).status).toBe(401);
  }
  const cookie = `storyfolio=${user.token}`;
  expect((await app().app.inject({ url: '/api/profile', headers: { cookie } })).statusCode).toBe(401);
});

describe('the cookie', () => {
  const signIn = async () => {
    const { email } = await app().newUser();
    const response = await app().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
    });
    const [cookie] = response.cookies;
    return { cookie, header: `${cookie?.name}=${cookie?.value}` };
  };
  const patch = (headers: Record<string, string>) =>
    app().app.inject({ method: 'PATCH', url: '/api/profile/demo-profile-1', payload: { bio: 'x' }, headers });

  test('is inaccessible to scripts and other sites', async () => {
    const { cookie } = await signIn();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  test('authorizes reads, and writes from our own pages only', async () => {
    const { header } = await signIn();
    const me = await app().app.inject({ url: '/api/auth/me', headers: { cookie: header } });
    expect(me.statusCode).toBe(200);
    expect((await patch({ cookie: header, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await patch({ cookie: header, origin: 'http://localhost' })).statusCode).toBe(200);
    expect((await patch({ cookie: header })).statusCode).toBe(403);
    expect((await patch({ cookie: header, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await patch({ cookie: header, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await patch({ cookie: header, origin: 'https://evil.example' })).statusCode).toBe(403);
    const trpc = await app().app.inject({
      method: 'POST',
      url: '/trpc/profile.update',
      payload: { profileId: 'demo-profile-1', bio: 'y' },
      headers: { cookie: header, origin: 'https://evil.example' },
    });
    expect(trpc.statusCode).toBe(403);
  });
});
