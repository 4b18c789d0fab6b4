import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '../../src/routers/auth/passwords';
import { BusyRefusal } from '../../src/routers/errors';
import { limits, turns, undecidedShare } from '../../src/routers/limits/limits';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';
import { until } from '../support/until';

const app = useTestApp();

/** Sign-ins from one network that are running or queued. */
const taken = (limits.signIn.rules[0]?.calls ?? 0) * undecidedShare + turns.undecided.waiting;

/** Blocks the counting of sign-ins, and so their end. @returns releases them */
async function holdSignIns() {
  const holding = await app().db.startTransaction().execute();
  await sql`lock table request_limits in access exclusive mode`.execute(holding);
  const letGo = () => (holding.isCommitted ? undefined : holding.commit().execute());
  onTestFinished(letGo);
  return letGo;
}

test('sign-ins beyond the queue are refused by REST and tRPC, and the others continue', async () => {
  const letGo = await holdSignIns();
  const tooMany = 8;
  // Without a password they wait like all others, and end sooner.
  const payload = { email: 'a@example.com' };
  const refused: { statusCode: number; headers: object; body: string }[] = [];
  const all = Array.from({ length: taken + tooMany }, async (_, index) => {
    const url = index % 2 ? '/api/auth/login' : '/trpc/auth.login';
    const answer = await app().app.inject({ method: 'POST', url, payload });
    if (answer.statusCode !== 400) refused.push(answer);
    return answer.statusCode;
  });
  await until(() => expect(refused.length).toBeGreaterThanOrEqual(tooMany));
  await letGo();
  const statuses = await Promise.all(all);
  expect(statuses.filter((status) => status === 400)).toHaveLength(taken);
  expect(refused).toHaveLength(tooMany);
  for (const { statusCode, headers, body } of refused) {
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5' });
    expect(body).toContain('Please try again in a few seconds.');
  }
});

test('disconnected senders give up their places in the queue', async () => {
  const { email } = await app().newUser();
  const log: string[] = [];
  const logStream = { write: (line: string) => log.push(line) };
  const server = await app().newServer({ logLevel: 'info', logStream });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answers: number[] = [];
  const patience = new AbortController();
  const signIns = (count: number, signal: AbortSignal | null = null) =>
    Array.from({ length: count }, async () => {
      const body = JSON.stringify({ email, password });
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body, signal });
      answers.push(status);
    });
  const letGo = await holdSignIns();
  const impatient = signIns(taken + 1, patience.signal);
  await until(() => expect(answers).toEqual([503]));
  patience.abort();
  await Promise.allSettled(impatient);
  // All but the one waiting for the database.
  const gone = () => log.filter((line) => line.includes('the sender went away'));
  await until(() => expect(gone()).toHaveLength(taken - 1));
  answers.length = 0;
  const patient = signIns(1);
  await letGo();
  await Promise.all(patient);
  expect(answers).toEqual([200]);
});

test("one network cannot block another's password hashing", async () => {
  const { atOnce, waiting } = turns.hashing;
  const hash = (ip: string) =>
    hashPassword(password, { visitor: { ip, userAgent: '', optsOutOfTracking: false } });
  const greedy = Array.from({ length: atOnce + waiting + 10 }, () => hash('192.0.2.1'));
  const modest = Array.from({ length: 4 }, () => hash('198.51.100.1'));
  const refusals = (await Promise.allSettled(greedy)).filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(10 + modest.length);
  for (const refusal of refusals) expect(refusal).toMatchObject({ reason: expect.any(BusyRefusal) });
  expect(await Promise.all(modest)).toHaveLength(modest.length);
});
