import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { testConfig } from '../support/test-config';

const app = useTestApp(undefined, 1);
const admin = (email = `${crypto.randomUUID()}@example.com`) => ({
  email,
  password: 'a long enough phrase',
  firstName: 'Ada',
  lastName: 'King',
  company: 'Engines',
});
const setUp = (body: unknown) => app().rest('POST /auth/setup-admin', body);

test.each([
  ['firstName', { firstName: ' ' }, 'Please fill in all required fields'],
  ['company', { company: undefined }, 'Please fill in all required fields'],
  ['email', { email: '' }, 'Please fill in all required fields'],
  ['email', { email: 'ada' }, 'Please enter a valid email address'],
  ['password', { password: 'short' }, 'Password must be at least 8 characters long'],
  ['password', { password: '' }, 'Please fill in all required fields'],
])("a wrong %s is refused with the form's message: %j", async (field, change, message) => {
  const { status, body } = await setUp({ ...admin(), ...change });
  expect(status).toBe(400);
  expect(body.issues[0]).toEqual({ path: [field], message });
});

test('if a setup token is configured, only those who know it can set up the admin', async () => {
  const guarded = await app().newServer({ config: { ...testConfig, adminSetupToken: 'the operator knows' } });
  const status = await guarded.rest('GET /system/status');
  expect(status.body.adminSetup).toEqual({ isOpen: true, needsToken: true });
  for (const setupToken of [undefined, '', 'somebody guesses', 'the operator know']) {
    const refused = await guarded.rest('POST /auth/setup-admin', { ...admin(), setupToken });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('setup token');
  }
});

test('fifty parallel calls on two servers create one admin, and later calls none', async () => {
  const other = await app().newServer({ config: { ...testConfig, adminSetupToken: 'the operator knows' } });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2
        ? setUp(admin())
        : other.rest('POST /auth/setup-admin', { ...admin(), setupToken: 'the operator knows' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
  const admins = await app().db.selectFrom('accounts').selectAll().where('role', '=', 'admin').execute();
  expect(admins).toHaveLength(1);
  expect(answers.find(({ status }) => status === 201)?.body.user).toMatchObject({
    id: admins[0]?.id,
    role: 'admin',
    isActive: true,
    firstName: 'Ada',
  });
  expect(await app().db.selectFrom('profiles').selectAll().execute()).toHaveLength(1);
  await app().runJobs();
  const mails = await app().mails();
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([admins[0]?.email]);
  expect(mails[0]?.link).toContain('/verify-email#token=');

  for (const body of [admin(), {}]) expect((await setUp(body)).status).toBe(404);
  expect((await app().rest('GET /system/status')).body.adminSetup.isOpen).toBe(false);
  const login = { email: admins[0]?.email, password: admin().password };
  expect((await app().rest('POST /auth/login', login)).body.user.role).toBe('admin');
  const events = await app().db.selectFrom('auditLog').selectAll().execute();
  expect(events.filter(({ event }) => event === 'admin-created')).toMatchObject([
    { accountId: admins[0]?.id, actorId: admins[0]?.id },
  ]);
});
