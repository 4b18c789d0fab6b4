import { createHmac } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client';
import { deleteOldPaymentEvents } from '../../db/queries/billing';
import { openStripePayments } from '../../src/server/adapters/stripe-payments';
import type { TestUser } from '../support/app';
import { startDatabaseProxy } from '../support/database-proxy';
import type { StripeEvent } from '../support/payment-server/objects';
import { signatureOf } from '../support/payment-server/webhooks';
import {
  customerOf,
  eventRequest,
  subscribe,
  subscriptionOf,
  usePaidSite,
  webhookSecret,
} from '../support/payments';
import { shuffled } from '../support/shuffled';
import { toDatabase } from '../support/test-databases';

const site = usePaidSite();

const seconds = () => Math.floor(Date.now() / 1000);
const bodyOf = (event: object) => JSON.stringify(event);

async function post(event: object, signature: string | undefined): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { 'stripe-signature': signature }),
  };
  const options = { method: 'POST', url: '/api/billing/webhook', payload: bodyOf(event), headers } as const;
  return (await site().app.app.inject(options)).statusCode;
}

/** Somebody whose subscription has begun at the provider, which nobody here knows yet, and the event that tells of it. */
async function unnoticed(): Promise<{ user: TestUser; event: StripeEvent }> {
  const { app, server } = site();
  const user = await app.newUser();
  server.webhooks.hold();
  await subscribe(site(), user);
  const event = server.webhooks.undelivered.find(({ type }) => type === 'customer.subscription.created');
  server.webhooks.drop();
  if (!event) throw new Error('There is no event.');
  return { user, event };
}

const rowsOf = async (user: TestUser) => {
  const { db } = site().app;
  const events = await db
    .selectFrom('paymentEvents')
    .selectAll()
    .where('accountId', '=', user.accountId)
    .execute();
  const log = await db
    .selectFrom('auditLog')
    .select('event')
    .where('accountId', '=', user.accountId)
    .where('event', '=', 'subscription-changed')
    .execute();
  return { events: events.length, changes: log.length };
};

const forged: [string, (body: string) => string | undefined][] = [
  ['none', () => undefined],
  ['an empty one', () => ''],
  ['nonsense', () => 'v1=,t=,=,'],
  ['another secret', (body) => signatureOf(body, 'whsec_other')],
  ['that of another body', () => signatureOf('{}', webhookSecret)],
  ['five minutes and a bit ago', (body) => signatureOf(body, webhookSecret, seconds() - 305)],
  ['five minutes and a bit ahead', (body) => signatureOf(body, webhookSecret, seconds() + 305)],
  [
    'two times, of which one is signed',
    (body) => `t=${seconds()},${signatureOf(body, webhookSecret, seconds() - 400)}`,
  ],
  ['another scheme', (body) => signatureOf(body, webhookSecret).replace('v1=', 'v0=')],
  ['a signature cut short', (body) => signatureOf(body, webhookSecret).slice(0, -1)],
  ['without a time', (body) => signatureOf(body, webhookSecret).replace(/^t=\d+,/, '')],
  ['100 signatures, all wrong', () => `t=${seconds()}${',v1=00'.repeat(100)}`],
];

test.each(forged)('an event with a signature like this writes nothing: %s', async (_, sign) => {
  const { user, event } = await unnoticed();
  expect(await post(event, sign(bodyOf(event)))).toBe(400);
  expect(await rowsOf(user)).toEqual({ events: 0, changes: 0 });
  expect((await subscriptionOf(site(), user)).tier).toBe('free');
});

test('one right signature among several is enough, up to five minutes old', async () => {
  const { user, event } = await unnoticed();
  const at = seconds() - 290;
  const right = createHmac('sha256', webhookSecret)
    .update(`${at}.${bodyOf(event)}`)
    .digest('hex');
  expect(await post(event, `t=${at},v1=${'0'.repeat(64)},v1=${right},v0=1`)).toBe(200);
  expect((await subscriptionOf(site(), user)).tier).toBe('pro');
});

test('bytes that are not what was signed are refused, though they mean the same', async () => {
  const { event } = await unnoticed();
  const request = eventRequest(event);
  const payload = ` ${request.payload}`;
  expect((await site().app.app.inject({ ...request, payload })).statusCode).toBe(400);
});

test('a signed body that is not an event is refused, and so is one that is too long', async () => {
  for (const body of [[], 1, null, { id: 'evt_1' }, { id: {}, type: [], data: { object: {} } }]) {
    expect((await site().app.app.inject(eventRequest(body as object))).statusCode).toBe(400);
  }
  const long = { id: 'evt_long', type: 'x', data: { object: { text: 'x'.repeat(300_000) } } };
  expect((await site().app.app.inject(eventRequest(long))).statusCode).toBe(413);
});

test('one event fifty times at once in two processes has one effect', async () => {
  const { user, event } = await unnoticed();
  const other = await site().app.newServer();
  const servers = [site().app, other];
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const { app } = servers[index % 2] ?? other;
      return (await app.inject(eventRequest(event))).statusCode;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await rowsOf(user)).toEqual({ events: 1, changes: 1 });
});

test('what is of no concern is accepted, and writes nothing', async () => {
  const { user, event } = await unnoticed();
  const others = [
    { ...event, id: 'evt_a', type: 'something.new' },
    { ...event, id: 'evt_b', data: { object: { id: 'sub_1', customer: 'cus_of_nobody' } } },
    { ...event, id: 'evt_c', data: { object: { id: 'sub_1', customer: null } } },
  ];
  for (const other of others) expect((await site().app.app.inject(eventRequest(other))).statusCode).toBe(200);
  const { paymentEvents } = {
    paymentEvents: await site().app.db.selectFrom('paymentEvents').select('id').execute(),
  };
  expect(paymentEvents.filter(({ id }) => /^evt_[abc]$/.test(id))).toEqual([]);
  expect(await rowsOf(user)).toEqual({ events: 0, changes: 0 });
});

test('that a customer is deleted says enough, even if nothing else arrives', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await subscribe(site(), user);
  server.webhooks.hold();
  server.life.deleteCustomer((await customerOf(site(), user)).customer);
  const event = server.webhooks.undelivered.find(({ type }) => type === 'customer.deleted');
  server.webhooks.drop();
  expect((await app.app.inject(eventRequest(event ?? {}))).statusCode).toBe(200);
  expect(await subscriptionOf(site(), user)).toMatchObject({ tier: 'free', status: 'canceled' });
});

test('an event is taken later if the provider cannot be asked now', async () => {
  const { user, event } = await unnoticed();
  site().server.behave('fails');
  expect((await site().app.app.inject(eventRequest(event))).statusCode).toBe(503);
  expect(await rowsOf(user)).toEqual({ events: 0, changes: 0 });
  site().server.behave('works');
  expect((await site().app.app.inject(eventRequest(event))).statusCode).toBe(200);
  expect((await subscriptionOf(site(), user)).tier).toBe('pro');
});

test('while the database is away an event is refused, and taken when it comes again', async () => {
  const { user, event } = await unnoticed();
  const { app } = site();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const proxy = await startDatabaseProxy(toDatabase(inject('testRun').connectionString, rows[0]?.name ?? ''));
  const database = openDatabase(proxy.connectionString);
  onTestFinished(() => database.close());
  const { server } = site();
  const payments = openStripePayments({ secretKey: server.secretKey, address: server.url, webhookSecret });
  const behind = await app.newServer({ db: database.db, payments });
  const deliver = async () => (await behind.app.inject(eventRequest(event))).statusCode;
  const mend = proxy.cutOff('broken');
  expect(await deliver()).toBe(503);
  mend();
  proxy.breakAfter('insert into "payment_events"');
  expect(await deliver()).toBe(503);
  expect(await rowsOf(user)).toEqual({ events: 0, changes: 0 });
  expect(await deliver()).toBe(200);
  expect(await rowsOf(user)).toEqual({ events: 1, changes: 1 });
});

test('in maintenance mode an event is refused until later', async () => {
  const { user, event } = await unnoticed();
  const { app } = site();
  const admin = await app.newAdmin();
  const path = 'PUT /auth/admin/settings/maintenance';
  await app.rest(path, { isOn: true, message: 'Back soon.' }, admin);
  expect((await app.app.inject(eventRequest(event))).statusCode).toBe(503);
  await app.rest(path, { isOn: false, message: 'Back soon.' }, admin);
  expect((await app.app.inject(eventRequest(event))).statusCode).toBe(200);
  expect(await rowsOf(user)).toEqual({ events: 1, changes: 1 });
});

test('events are forgotten once the provider sends them no more', async () => {
  const { user } = await unnoticed();
  const { db } = site().app;
  for (const [id, days] of Object.entries({ evt_kept: 39, evt_old: 41 })) {
    const receivedAt = sql<string>`now() - make_interval(days => ${days})`;
    await db
      .insertInto('paymentEvents')
      .values({ id, type: 'invoice.paid', accountId: user.accountId, receivedAt })
      .execute();
  }
  await deleteOldPaymentEvents(db);
  const left = await db
    .selectFrom('paymentEvents')
    .select('id')
    .where('accountId', '=', user.accountId)
    .execute();
  expect(left).toEqual([{ id: 'evt_kept' }]);
});

test('neither a session nor an origin matters', async () => {
  const { user, event } = await unnoticed();
  const request = eventRequest(event);
  const headers = {
    ...request.headers,
    cookie: 'storyfolio=x',
    'sec-fetch-site': 'cross-site',
    origin: 'https://x',
  };
  expect((await site().app.app.inject({ ...request, headers })).statusCode).toBe(200);
  expect((await subscriptionOf(site(), user)).tier).toBe('pro');
});

// Each life with what is true in the end; its events arrive in any order, some of them twice.
const lives: [string, (user: TestUser) => Promise<void>, object][] = [
  [
    'a trial that is paid',
    async (user) => (await lifeOf(user)).endPeriod(),
    { tier: 'pro', status: 'active', trialEndsAt: null },
  ],
  [
    'a trial that ends for want of a card',
    async (user) => {
      const life = await lifeOf(user);
      life.use('none');
      life.endPeriod();
    },
    { tier: 'free', status: 'canceled' },
  ],
  [
    'a payment that fails, and is made',
    async (user) => {
      const life = await lifeOf(user);
      life.use('declines');
      life.endPeriod();
      life.use('works');
      life.retry();
    },
    { tier: 'pro', status: 'active', isPastDue: false },
  ],
  [
    'a payment that fails for good',
    async (user) => {
      const life = await lifeOf(user);
      life.use('declines');
      life.endPeriod();
      life.retry();
      life.giveUp();
    },
    { tier: 'free', status: 'unpaid' },
  ],
  [
    'a cancellation that is taken back and made again',
    async (user) => {
      const life = await lifeOf(user);
      for (const cancels of [true, false, true]) life.cancel(cancels);
      life.endPeriod();
    },
    { tier: 'free', status: 'canceled', cancelAt: null },
  ],
];

async function lifeOf(user: TestUser) {
  const { life } = site().server;
  const { customer, subscription } = await customerOf(site(), user);
  return {
    use: (card: 'none' | 'works' | 'declines') => Object.assign(customer, { card }),
    endPeriod: () => life.endPeriod(subscription),
    retry: () => life.retryPayment(subscription),
    giveUp: () => life.giveUp(subscription, 'unpaid'),
    cancel: (cancels: boolean) => life.cancelAtPeriodEnd(subscription, cancels),
  };
}

test.each(lives)('every order of the events ends in the right state: %s', async (_, live, expected) => {
  const { app, server } = site();
  for (let seed = 1; seed <= 6; seed += 1) {
    const user = await app.newUser();
    server.webhooks.hold();
    await subscribe(site(), user);
    await live(user);
    const events = server.webhooks.undelivered.splice(0);
    server.webhooks.drop();
    const order = shuffled([...events, ...events.slice(0, 3)], seed);
    const parallel = seed % 2 === 0;
    const send = async (event: StripeEvent) => (await app.app.inject(eventRequest(event))).statusCode;
    const statuses: number[] = [];
    if (parallel) statuses.push(...(await Promise.all(order.map(send))));
    else for (const event of order) statuses.push(await send(event));
    expect(new Set(statuses), `seed ${seed}`).toEqual(new Set([200]));
    expect(await subscriptionOf(site(), user), `seed ${seed}`).toMatchObject(expected);
  }
});

test('an answer that another process has overtaken is not stored, but requested again', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await subscribe(site(), user);
  const payments = openStripePayments({ secretKey: server.secretKey, address: server.url });
  const signals = new EventEmitter();
  const asked = once(signals, 'asked');
  const overtaken = once(signals, 'overtaken');
  const slow = await app.newServer({
    payments: {
      ...payments,
      async listSubscriptions(customerId) {
        const answer = await payments.listSubscriptions(customerId);
        signals.emit('asked');
        await overtaken;
        return answer;
      },
    },
  });
  const refreshed = slow.rest('POST /billing/refresh', undefined, user);
  await asked;
  server.webhooks.hold();
  (await lifeOf(user)).cancel(true);
  server.webhooks.drop();
  // What another process writes; calls of this one would take turns.
  await app.db
    .updateTable('subscriptions')
    .set({ version: sql`version + 1` })
    .where('accountId', '=', user.accountId)
    .execute();
  signals.emit('overtaken');
  expect((await refreshed).body.cancelAt).not.toBeNull();
  expect((await subscriptionOf(site(), user)).cancelAt).not.toBeNull();
});

test('with concurrent changes and reads, the last change is what is known', async () => {
  const { app, server } = site();
  for (let round = 0; round < 5; round += 1) {
    const user = await app.newUser();
    await subscribe(site(), user);
    const life = await lifeOf(user);
    server.webhooks.hold();
    const changes = [true, false, true, false, true].map(async (cancels) => {
      life.cancel(cancels);
      return app.rest('POST /billing/refresh', undefined, user);
    });
    expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
    server.webhooks.drop();
    expect((await subscriptionOf(site(), user)).cancelAt).not.toBeNull();
  }
});
