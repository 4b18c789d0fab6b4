import { expect, test, vi } from 'vitest';
import { openStripePayments } from '../../src/server/adapters/stripe-payments';
import { useTestApp } from '../support/app';
import { invalidRequest } from '../support/payment-server/api-error';
import type { CheckoutSession } from '../support/payment-server/objects';
import type { Behaviour } from '../support/payment-server/server';
import {
  checkoutOf,
  customerOf,
  ownOrigin,
  press,
  subscribe,
  subscriptionOf,
  usePaidSite,
} from '../support/payments';
import { testConfig } from '../support/test-config';

const site = usePaidSite();
const poorSite = useTestApp();

const path = 'POST /auth/create-checkout-session';
const portal = 'POST /billing/portal';
const returnUrl = `${ownOrigin}/user-profile`;

test('a plan is tried for seven days, and only what happens at the provider counts', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  const { status, body } = await app.rest(path, checkoutOf(), user);
  expect(status).toBe(200);
  await app.app.inject({
    url: '/premium-features?success=true',
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'free',
    status: null,
    hasTrialLeft: true,
  });
  expect(await press(body.url, 'pay')).toEqual({ status: 303, location: checkoutOf().successUrl });
  await server.webhooks.settled();
  const state = await subscriptionOf(site(), user);
  expect(state).toMatchObject({ tier: 'pro', status: 'trialing', isPastDue: false, hasTrialLeft: false });
  const days = (Date.parse(state.trialEndsAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  const { user: me } = (await app.rest('GET /auth/me', undefined, user)).body;
  expect(me).toMatchObject({ subscriptionTier: 'pro', subscription: { status: 'active' } });
  expect(me.stripeCustomerId).toMatch(/^cus_/);
});

test('prices are made from the plan table, without VAT, and VAT comes on top', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await subscribe(site(), user, 'business_monthly');
  const { customer, subscription } = await customerOf(site(), user);
  expect(subscription.items.data[0]?.price).toMatchObject({ unit_amount: 2999, currency: 'gbp' });
  server.life.endPeriod(subscription);
  await server.webhooks.settled();
  const { body } = await app.rest('GET /billing/invoices', undefined, user);
  expect(body[0]).toMatchObject({ netPence: 2999, totalPence: 3599, currency: 'gbp', status: 'paid' });
  expect(body[0].pageUrl).toContain(server.url);
  expect(body).toHaveLength(2);
  expect(customer.metadata).toEqual({ account_id: user.accountId });
  const made = [...server.store.prices.values()].map((price) => price.lookup_key);
  expect(made.toSorted()).toEqual(['business_monthly', 'pro_monthly']);
});

test('a price that does not cost what is shown is replaced, and its subscribers keep their plan', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await subscribe(site(), user);
  const { subscription } = await customerOf(site(), user);
  const { price } = subscription.items.data[0] ?? {};
  if (!price) throw new Error('There is no price.');
  price.unit_amount = 555;
  const { url: address, secretKey } = server;
  const restarted = await app.newServer({ payments: openStripePayments({ secretKey, address }) });
  const next = await restarted.newUser();
  const { body } = await restarted.rest(path, checkoutOf(), next);
  await press(body.url, 'pay');
  await server.webhooks.settled();
  const { subscription: newer } = await customerOf(site(), next);
  expect(newer.items.data[0]?.price.unit_amount).toBe(999);
  expect(price.lookup_key).toBeNull();
  await app.rest('POST /billing/refresh', undefined, user);
  expect((await subscriptionOf(site(), user)).tier).toBe('pro');
  price.unit_amount = 999;
});

const foreign = [
  'https://evil.example/premium-features?success=true',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'http://localhost:81/',
  'https://localhost/',
  'http:\\\\localhost/',
  '//localhost/',
  '/premium-features',
  'javascript:alert(1)//http://localhost',
  'http://localhost\\@evil.example/',
  `http://localhost/${'x'.repeat(5000)}`,
  '',
];

test.each(foreign)('a return address that is not ours never reaches the provider: %s', async (address) => {
  const { app, server } = site();
  const user = await app.newUser();
  const before = server.calls.length;
  for (const field of ['successUrl', 'cancelUrl']) {
    const { status, body } = await app.rest(path, { ...checkoutOf(), [field]: address }, user);
    expect([status, body.issues?.[0]?.path]).toEqual([400, [field]]);
  }
  expect((await app.rest(portal, { returnUrl: address }, user)).status).toBe(400);
  expect(server.calls.slice(before)).toEqual([]);
});

test.each(['free', 'price_1', 'pro', 'PRO_MONTHLY', '', null, 7, ['pro_monthly']])(
  'a price that is not in the plan table never reaches the provider: %s',
  async (priceId) => {
    const { app, server } = site();
    const user = await app.newUser();
    const before = server.calls.length;
    expect((await app.rest(path, { ...checkoutOf(), priceId }, user)).status).toBe(400);
    expect(server.calls.slice(before)).toEqual([]);
  },
);

test('clicks at once make one customer and one checkout, in two processes as well', async () => {
  const { app, server } = site();
  const other = await app.newServer();
  const user = await app.newUser();
  const answers = await Promise.all(
    [app, other, app, other, app].map((process) => process.rest(path, checkoutOf(), user)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  const customers = [...server.store.customers.values()];
  expect(customers.filter(({ metadata }) => metadata.account_id === user.accountId)).toHaveLength(1);
});

test('another wish ends the checkout before it, so that nothing is bought twice', async () => {
  const { app } = site();
  const user = await app.newUser();
  const first = (await app.rest(path, checkoutOf('pro_monthly'), user)).body.url;
  const second = (await app.rest(path, checkoutOf('business_monthly'), user)).body.url;
  expect((await press(first, 'pay')).status).toBe(410);
  expect((await press(second, 'pay')).status).toBe(303);
});

test.each<[string, (session: CheckoutSession) => void, number]>([
  ['is completed', (session) => site().server.life.complete(session, 'works'), 409],
  ['expires by itself', (session) => Object.assign(session, { status: 'expired' }), 200],
  ['stays open', () => undefined, 502],
])('nothing is bought twice where the checkout that is to end %s just then', async (_, happens, status) => {
  const { app, server } = site();
  const user = await app.newUser();
  await app.rest(path, checkoutOf('pro_monthly'), user);
  const opened = server.store.checkouts.size;
  vi.spyOn(server.life, 'expire').mockImplementationOnce((session) => {
    happens(session);
    throw invalidRequest('Only open sessions can be expired.');
  });
  const answer = await app.rest(path, checkoutOf('business_monthly'), user);
  expect(answer.status).toBe(status);
  expect(server.store.checkouts.size - opened).toBe(status === 200 ? 1 : 0);
});

test('whoever has a subscription is shown the way to the portal, even if no event has arrived', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  server.webhooks.hold();
  await subscribe(site(), user);
  server.webhooks.drop();
  const { status, body } = await app.rest(path, checkoutOf('business_monthly'), user);
  expect([status, body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
  expect((await subscriptionOf(site(), user)).tier).toBe('pro');
});

test('a customer that is gone at the provider is made again', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await subscribe(site(), user);
  server.life.deleteCustomer((await customerOf(site(), user)).customer);
  await server.webhooks.settled();
  expect((await subscriptionOf(site(), user)).tier).toBe('free');
  await subscribe(site(), user);
  // The trial was had, though the provider knows nothing of it any more.
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'pro',
    status: 'active',
    hasTrialLeft: false,
  });
});

test('the portal changes, cancels and renews', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  expect((await app.rest(portal, { returnUrl }, user)).status).toBe(409);
  await subscribe(site(), user);
  const open = async (tier?: string) => (await app.rest(portal, { returnUrl, tier }, user)).body.url;
  const { subscription } = await customerOf(site(), user);
  const change = async (url: string, action: string) => {
    const { location } = await press(url, action);
    await server.webhooks.settled();
    return location;
  };
  const business = [...server.store.prices.values()].find((price) => price.lookup_key === 'business_monthly');
  expect(await change(await open('business'), `price:${business?.id}`)).toBe(returnUrl);
  expect((await subscriptionOf(site(), user)).tier).toBe('business');
  expect(await change(await open('free'), 'cancel')).toBe(returnUrl);
  const cancelled = await subscriptionOf(site(), user);
  expect(cancelled).toMatchObject({ tier: 'business', status: 'trialing' });
  expect(cancelled.cancelAt).toBe(cancelled.currentPeriodEndsAt);
  expect(await change(await open(), 'resume')).toBeNull();
  expect((await subscriptionOf(site(), user)).cancelAt).toBeNull();
  server.life.cancelAtPeriodEnd(subscription);
  server.life.endPeriod(subscription);
  await server.webhooks.settled();
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'free',
    status: 'canceled',
    cancelAt: null,
  });
  expect((await app.rest(portal, { returnUrl, tier: 'business' }, user)).status).toBe(409);
});

test.each<[Behaviour, number]>([
  ['fails', 503],
  ['is busy', 503],
  ['breaks off', 503],
  ['answers nonsense', 503],
  ['refuses the key', 502],
])('a provider that %s is a clear refusal', async (behaviour, expected) => {
  const { app, server } = site();
  const user = await app.newUser();
  await app.rest(path, checkoutOf(), user);
  server.behave(behaviour);
  const answers = [
    await app.rest(path, checkoutOf(), user),
    await app.rest(portal, { returnUrl }, user),
    await app.rest('POST /billing/refresh', undefined, user),
    await app.rest('GET /billing/invoices', undefined, user),
    await app.rest(path, checkoutOf(), await app.newUser()),
  ];
  server.behave('works');
  for (const { status, body } of answers) {
    expect(status).toBe(expected);
    expect(body.message).toMatch(/^The payment provider .*Nothing was charged/);
  }
  await expect.poll(async () => (await app.rest(path, checkoutOf(), user)).status).toBe(200);
});

test('without a provider each call says so, and the rest works', async () => {
  const app = poorSite();
  const user = await app.newUser();
  const refused = [
    await app.rest(path, checkoutOf(), user),
    await app.rest(portal, { returnUrl }, user),
    await app.rest('POST /billing/refresh', undefined, user),
    await app.rest('GET /billing/invoices', undefined, user),
    await app.rest('POST /billing/webhook', {}),
  ];
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([503, 'PAYMENTS_NOT_CONFIGURED']);
    expect(body.message).toMatch(/operator has not set up a payment provider/);
  }
  const { status, body } = await app.rest('GET /billing/subscription', undefined, user);
  expect([status, body]).toMatchObject([200, { isAvailable: false, tier: 'free', hasPortal: false }]);
});

test('support is promised only where plans are sold and their operator can be reached', async () => {
  const known = { config: { ...testConfig, isOperatorKnown: true } };
  const servers = [
    [site().app, false],
    [await site().app.newServer(known), true],
    [await poorSite().newServer(known), false],
  ] as const;
  for (const [server, hasSupport] of servers) {
    const { body } = await server.rest('GET /billing/subscription', undefined, await server.newUser());
    expect(body.hasSupport).toBe(hasSupport);
  }
});
