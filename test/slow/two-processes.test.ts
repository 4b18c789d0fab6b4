import { expect, test, vi } from 'vitest';
import { useTestDatabase } from '../support/database';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { readOutbox } from '../support/mails';
import {
  newDataDirectory,
  post,
  type ReadyProduct,
  startProduct,
  stopProductsAfterEach,
} from '../support/product';

// Servers in one process might agree only because they share memory.
const database = useTestDatabase();
const env = { SEED_DEMO: 'false', RATE_LIMIT_MULTIPLIER: '100' };
const next = 'a password that is new';

stopProductsAfterEach();

async function startTwo() {
  const dataDirectory = await newDataDirectory();
  const both = { ...env, DATABASE_URL: database().connectionString };
  const products = await Promise.all([startProduct(dataDirectory, both), startProduct(dataDirectory, both)]);
  return { dataDirectory, products };
}

const send = (method: string, url: string, token: string, body?: object) =>
  fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  });

interface Person {
  id: string;
  email: string;
  token: string;
}

async function signIn({ origin }: ReadyProduct, email: string): Promise<Person> {
  const response = await post(`${origin}/api/auth/login`, { email, password });
  expect(response.status).toBe(200);
  const { user, session } = await response.json();
  return { id: user.id, email, token: session.token };
}

async function register(product: ReadyProduct) {
  const email = `${crypto.randomUUID()}@example.com`;
  expect((await post(`${product.origin}/api/auth/register`, { email, password })).status).toBe(201);
  return signIn(product, email);
}

/** The answers to the session by REST, tRPC and an upload, on each process. */
async function answersTo(products: ReadyProduct[], token: string): Promise<number[]> {
  const ask = ({ origin }: ReadyProduct) => {
    const form = new FormData();
    form.set('cv', new Blob([new Uint8Array(makePdf(['A page']))]), 'cv.pdf');
    const headers = { authorization: `Bearer ${token}` };
    return [
      fetch(`${origin}/api/auth/me`, { headers }),
      fetch(`${origin}/trpc/auth.me`, { headers }),
      fetch(`${origin}/api/profile/demo-profile-1/cv`, { method: 'POST', body: form, headers }),
    ];
  };
  const answers = await Promise.all(products.flatMap(ask));
  return answers.map(({ status }) => status);
}
const [open, closed] = [
  [200, 200, 201, 200, 200, 201],
  [401, 401, 401, 401, 401, 401],
];

test('fifty calls create one first admin, and admins who demote each other leave one', async () => {
  const { products } = await startTwo();
  const at = (index: number) => products[index % 2] as ReadyProduct;
  const person = { password, firstName: 'Ada', lastName: 'King', company: 'Engines' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post(`${at(index).origin}/api/auth/setup-admin`, { ...person, email: `admin-${index}@example.com` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(49).fill(404)]);
  const { user } = await (answers.find(({ status }) => status === 201) as Response).json();

  const [one, two] = [await signIn(at(0), user.email), await register(at(1))];
  const { db } = database().database;
  const admins = db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true);
  const users = '/api/auth/admin/users';
  const acts: ((origin: string, by: Person, other: Person) => Promise<Response>)[] = [
    (origin, by, other) => send('PUT', `${origin}${users}/${other.id}/role`, by.token, { role: 'user' }),
    (origin, by) => send('PUT', `${origin}${users}/${by.id}/role`, by.token, { role: 'user' }),
  ];
  for (let round = 0; round < 100; round += 1) {
    await db.updateTable('accounts').set({ role: 'admin' }).where('id', 'in', [one.id, two.id]).execute();
    const act = acts[round % acts.length];
    const both = await Promise.all([act?.(at(0).origin, one, two), act?.(at(1).origin, two, one)]);
    expect(await admins.execute(), `round ${round}`).toHaveLength(1);
    expect(both.map((response) => response?.status)).toContain(200);
  }
});

test('whatever ends sessions on one process ends them on the other at once, in every interface', async () => {
  const { products, dataDirectory } = await startTwo();
  const [here, there] = products;

  const changer = await register(here);
  const elsewhere = await signIn(there, changer.email);
  expect(await answersTo(products, elsewhere.token)).toEqual(open);
  const passwords = { currentPassword: password, newPassword: next };
  expect(
    (await send('PUT', `${here.origin}/api/auth/change-password`, changer.token, passwords)).status,
  ).toBe(200);
  expect(await answersTo(products, elsewhere.token), 'the password was changed').toEqual(closed);
  expect(await answersTo(products, changer.token), 'by this session').toEqual(open);

  await post(`${there.origin}/api/auth/forgot-password`, { email: changer.email });
  const link = await vi.waitFor(
    async () => {
      const mail = (await readOutbox(dataDirectory)).find((each) =>
        each.link.includes('/reset-password#token='),
      );
      expect(mail).toBeDefined();
      return mail?.link ?? '';
    },
    { timeout: 120_000 },
  );
  const token = link.split('#token=')[1];
  expect((await post(`${there.origin}/api/auth/reset-password`, { token, password })).status).toBe(200);
  expect(await answersTo(products, changer.token), 'the password was reset').toEqual(closed);

  const leaver = await register(there);
  expect((await send('DELETE', `${here.origin}/api/auth/account`, leaver.token)).status).toBe(200);
  expect(await answersTo(products, leaver.token), 'the account was deactivated').toEqual(closed);
});
