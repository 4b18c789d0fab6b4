import { z } from 'zod';
import { parseJson } from '../../api/refusal-text';

/** The details of the test accounts; the address includes the time of the run. */
export const testData = {
  email: 'storyfolio.test.{timestamp}@example.com',
  firstName: 'Test',
  lastName: 'Person',
  company: 'Test Company',
  password: 'first test passphrase',
  newPassword: 'second test passphrase',
} as const;

/** The account that a test run works on; each test creates what it needs and does not find. */
export interface TestAccount {
  email: string;
  password: string;
  /** The password before the change. */
  formerPassword?: string;
  token: string | undefined;
}

/** The parts of an answer that the tests check. */
const answerBody = z
  .object({
    message: z.string(),
    user: z.object({ email: z.string(), company: z.string() }).partial(),
    session: z.object({ token: z.string() }),
  })
  .partial()
  .catch({});

interface Answer {
  status: number;
  /** A proxy's HTML page is not JSON. */
  isJson: boolean;
  body: z.infer<typeof answerBody>;
}

/** A call as any program would make it: without the cookie, so that this page's session is not affected. */
async function call(route: string, token?: string, body?: object): Promise<Answer> {
  const [method, path] = route.split(' ');
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'omit',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const json = parseJson(await response.text());
  return { status: response.status, isJson: json !== undefined, body: answerBody.parse(json) };
}

function expectStatus({ status, isJson, body }: Answer, expected: number) {
  if (!isJson) {
    throw new Error(`Expected ${expected} with JSON, got ${status} with something else. Did a proxy answer?`);
  }
  if (status !== expected) {
    throw new Error(`Expected ${expected}, got ${status}: ${body.message ?? 'no message'}`);
  }
}

function expectEqual(actual: unknown, expected: unknown) {
  if (actual !== expected) throw new Error(`Expected ${expected}, got ${actual}`);
}

/** Registers a new account. @throws what the server refuses */
export async function createTestAccount(): Promise<TestAccount> {
  const { firstName, lastName, company, password } = testData;
  const email = testData.email.replace('{timestamp}', String(Date.now()));
  expectStatus(
    await call('POST /auth/register', undefined, { email, password, firstName, lastName, company }),
    201,
  );
  return { email, password, token: undefined };
}

async function signIn(account: TestAccount): Promise<string> {
  const { email, password } = account;
  const answer = await call('POST /auth/login', undefined, { email, password });
  expectStatus(answer, 200);
  expectEqual(answer.body.user?.email, email);
  const token = answer.body.session?.token;
  if (!token) throw new Error('Expected a session, got none');
  account.token = token;
  return token;
}

const tokenOf = async (account: TestAccount) => account.token ?? (await signIn(account));

async function changePassword(account: TestAccount, currentPassword: string, newPassword: string) {
  return call('PUT /auth/change-password', await tokenOf(account), { currentPassword, newPassword });
}

/** The tests that need no input; each returns what it found. */
export const accountTests = {
  async registration(account: TestAccount) {
    Object.assign(account, await createTestAccount());
    return `Created ${account.email}.`;
  },
  async login(account: TestAccount) {
    await signIn(account);
    return 'Signed in and got a token.';
  },
  async profileUpdate(account: TestAccount) {
    const company = `${testData.company} ${Date.now()}`;
    const names = { firstName: testData.firstName, lastName: testData.lastName };
    const answer = await call('PUT /auth/profile', await tokenOf(account), { ...names, company });
    expectStatus(answer, 200);
    expectEqual(answer.body.user?.company, company);
    return `The company is now ${company}.`;
  },
  async passwordChange(account: TestAccount) {
    const next = account.password === testData.password ? testData.newPassword : testData.password;
    expectStatus(await changePassword(account, account.password, next), 200);
    account.formerPassword = account.password;
    account.password = next;
    return 'The password was changed.';
  },
  async newPasswordLogin(account: TestAccount) {
    if (account.formerPassword === undefined) await accountTests.passwordChange(account);
    const former = { email: account.email, password: account.formerPassword };
    expectStatus(await call('POST /auth/login', undefined, former), 401);
    await signIn(account);
    return 'The old password is refused, and the new one signs in.';
  },
  async sessionPersistence(account: TestAccount) {
    const token = await tokenOf(account);
    for (let count = 0; count < 2; count += 1) expectStatus(await call('GET /auth/me', token), 200);
    return 'The session still stands.';
  },
  async apiEndpoints(account: TestAccount) {
    const token = await tokenOf(account);
    for (const list of ['cv', 'facts']) {
      expectStatus(await call(`GET /profile/demo-profile-1/${list}`, token), 200);
    }
    return 'The lists of CVs and facts answer.';
  },
  async currentUser(account: TestAccount) {
    const answer = await call('GET /auth/me', await tokenOf(account));
    expectStatus(answer, 200);
    expectEqual(answer.body.user?.email, account.email);
    return `The session belongs to ${account.email}.`;
  },
  async logout(account: TestAccount) {
    const token = await tokenOf(account);
    expectStatus(await call('POST /auth/logout', token), 200);
    expectStatus(await call('GET /auth/me', token), 401);
    account.token = undefined;
    return 'The token opens nothing any more.';
  },
  async passwordReset(account: TestAccount) {
    expectStatus(await call('POST /auth/forgot-password', undefined, { email: account.email }), 200);
    const forged = { token: 'not-a-token-that-was-ever-sent', password: testData.newPassword };
    expectStatus(await call('POST /auth/reset-password', undefined, forged), 400);
    await signIn(account);
    return 'A reset can be asked for, a forged link is refused, and the password stands until a real one is used. The reset itself is not tried: its link is in the mail alone.';
  },
};

export type TestName = keyof typeof accountTests | 'manualPasswordChange';
export const testNames: TestName[] = [
  'registration',
  'login',
  'profileUpdate',
  'passwordChange',
  'newPasswordLogin',
  'sessionPersistence',
  'apiEndpoints',
  'currentUser',
  'logout',
  'manualPasswordChange',
  'passwordReset',
];
