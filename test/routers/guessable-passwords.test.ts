import { describe, expect, test } from 'vitest';
import { insertAccountToken } from '../../db/queries/account-tokens';
import { hashToken } from '../../src/routers/auth/tokens';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';

const app = useTestApp();
const newLocal = () => `grace-${crypto.randomUUID().replaceAll('-', '')}`;

/** Passwords that are refused for the owner of the address, and the message that says why. */
const refused: [string, (local: string) => string, RegExp][] = [
  ['a common one', () => 'Password123', /first that attackers try/],
  ['one letter repeated', () => 'ZzzzzzzzzzzZ', /repeats a character/],
  ['a short piece repeated', () => 'xyxyxyxyxyxy', /repeats a character/],
  ['a row of letters', () => 'fghijklmnop', /repeats a character, or is a row/],
  ['a row backwards', () => '98765432', /first that attackers try|is a row/],
  ['the name of the product', () => 'Storyfolio', /name of this product/],
  ['the name of the product and a year', () => 'story-FOLIO 2026!', /name of this product/],
  ['the name of the product twice', () => 'storyfoliostoryfolio', /name of this product/],
  ['the own address', (local) => `${local}@Example.com`, /your own e-mail address/],
  ['the first part of it', (local) => local.toUpperCase(), /your own e-mail address/],
  [
    'the first part without its hyphen, and digits',
    (local) => `${local.replace('-', '')}99`,
    /your own e-mail address/,
  ],
];

const taken = ['storyfolio carries my story', 'aaaaaaab1c', 'grace-hopper-was-here'];

describe.each(refused)('%s', (_, passwordFor, why) => {
  const expectRefused = (
    { status, body }: { status: number; body: { message: string; issues: object[] } },
    field: string,
  ) => {
    expect(status).toBe(400);
    expect(body.message).toMatch(why);
    expect(body.issues).toMatchObject([{ path: [field] }]);
  };

  test('is refused at registration', async () => {
    const local = newLocal();
    const account = { email: `${local}@example.com`, password: passwordFor(local) };
    expectRefused(await app().rest('POST /auth/register', account), 'password');
    expectRefused(
      await app().rest('POST /auth/register', { ...account, invitation: 'x'.repeat(43) }),
      'password',
    );
    const person = { firstName: 'Grace', lastName: 'Hopper', company: 'Navy' };
    expectRefused(await app().rest('POST /auth/setup-admin', { ...account, ...person }), 'password');
  });

  test('is refused at a change and at a reset', async () => {
    const user = await app().newUser();
    const [local = ''] = user.email.split('@');
    const guess = passwordFor(local);
    const change = { currentPassword: password, newPassword: guess };
    expectRefused(await app().rest('PUT /auth/change-password', change, user), 'newPassword');
    const token = crypto.randomUUID();
    const { accountId } = user;
    const mailId = crypto.randomUUID();
    await insertAccountToken(app().db, {
      tokenHash: hashToken(token),
      accountId,
      purpose: 'reset-password',
      mailId,
    });
    expectRefused(await app().rest('POST /auth/reset-password', { token, password: guess }), 'password');
    const reset = await app().rest('POST /auth/reset-password', { token, password: 'a phrase of my own' });
    expect(reset.status, 'the link still works').toBe(200);
  });
});

test.each(taken)('%j is accepted as a password', async (chosen) => {
  const account = { email: `${newLocal()}@example.com`, password: chosen };
  expect((await app().rest('POST /auth/register', account)).status).toBe(201);
});
