import { expect, test } from 'vitest';
import { openStripePayments } from '../../src/server/adapters/stripe-payments';
import type { TestUser } from '../support/app';
import {
  checkoutOf,
  customerOf,
  ownOrigin,
  press,
  subscribe,
  subscriptionOf,
  usePaidSite,
} from '../support/payments';
import { givePlan } from '../support/plans';

const site = usePaidSite();

const path = 'POST /auth/create-checkout-session';

const refresh = async (user: TestUser) =>
  (await site().app.rest('POST /billing/refresh', undefined, user)).body;

/** Somebody with a subscription, which changes unnoticed at the provider. */
async function subscriber() {
  const user = await site().app.newUser();
  await subscribe(site(), user);
  return { user, ...(await customerOf(site(), user)) };
}

test('a trial asks for no card, and ends by itself without one', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await subscribe(site(), user, 'pro_monthly', 'no-card');
  expect(await subscriptionOf(site(), user)).toMatchObject({ tier: 'pro', status: 'trialing' });
  const { subscription } = await customerOf(site(), user);
  server.life.endPeriod(subscription);
  await server.webhooks.settled();
  expect(await subscriptionOf(site(), user)).toMatchObject({ tier: 'free', status: 'canceled' });
  expect([...server.store.invoices.values()].filter(({ status }) => status === 'open')).toEqual([]);
});

test('a trial of which no event has arrived is the only one, too', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  server.webhooks.hold();
  await subscribe(site(), user);
  server.life.cancelNow((await customerOf(site(), user)).subscription);
  server.webhooks.drop();
  await subscribe(site(), user, 'business_monthly');
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'business',
    status: 'active',
    trialEndsAt: null,
  });
});

test.each(['incomplete', 'unpaid', 'paused'] as const)(
  'a subscription that is %s gives no plan, and has to be settled before another is bought',
  async (status) => {
    const { user, subscription } = await subscriber();
    subscription.status = status;
    expect(await refresh(user)).toMatchObject({ tier: 'free', status, isPastDue: false });
    const { body } = await site().app.rest(path, checkoutOf(), user);
    expect(body.code).toBe('ALREADY_SUBSCRIBED');
  },
);

test('one that never began gives no plan, and another can be bought', async () => {
  const { user, subscription } = await subscriber();
  subscription.status = 'incomplete_expired';
  expect(await refresh(user)).toMatchObject({ tier: 'free' });
  expect((await site().app.rest(path, checkoutOf(), user)).status).toBe(200);
});

test('a state that only a later version of the provider knows gives no plan', async () => {
  const { user, subscription } = await subscriber();
  Object.assign(subscription, { status: 'resting' });
  expect(await refresh(user)).toMatchObject({ tier: 'free', status: 'paused' });
});

test('a cancellation counts however the provider says it', async () => {
  const { user, subscription } = await subscriber();
  const { currentPeriodEndsAt } = await subscriptionOf(site(), user);
  Object.assign(subscription, { cancel_at_period_end: true, cancel_at: null });
  expect((await refresh(user)).cancelAt).toBe(currentPeriodEndsAt);
  const at = subscription.created + 3600;
  Object.assign(subscription, { cancel_at_period_end: false, cancel_at: at });
  expect((await refresh(user)).cancelAt).toBe(new Date(at * 1000).toISOString());
  Object.assign(subscription, { cancel_at: null });
  expect((await refresh(user)).cancelAt).toBeNull();
});

test('whoever has cancelled, or owes something, comes to the whole portal first', async () => {
  const { app, server } = site();
  const { user, customer, subscription } = await subscriber();
  const { life, store, webhooks } = server;
  const flowOf = async (tier: string) => {
    const returnUrl = `${ownOrigin}/user-profile`;
    expect((await app.rest('POST /billing/portal', { returnUrl, tier }, user)).status).toBe(200);
    return [...store.portalSessions.values()].at(-1)?.flow ?? null;
  };
  expect(await flowOf('business')).toMatchObject({ type: 'subscription_update_confirm' });
  expect(await flowOf('pro')).toBeNull();
  life.cancelAtPeriodEnd(subscription);
  expect(await flowOf('business')).toBeNull();
  life.cancelAtPeriodEnd(subscription, false);
  customer.card = 'declines';
  life.endPeriod(subscription);
  await webhooks.settled();
  expect((await subscriptionOf(site(), user)).status).toBe('past_due');
  expect(await flowOf('business')).toBeNull();
});

test.each([
  ['says another way to count VAT', { tax_behavior: 'inclusive' }],
  ['is for a year', { recurring: { interval: 'year', interval_count: 1 } }],
  ['is for three months', { recurring: { interval: 'month', interval_count: 3 } }],
  ['is in another currency', { currency: 'usd' }],
])('a price that %s is replaced, never charged', async (_, change) => {
  const { app, server } = site();
  await app.rest(path, checkoutOf(), await app.newUser());
  const current = () => [...server.store.prices.values()].find((price) => price.lookup_key === 'pro_monthly');
  const before = current();
  Object.assign(before ?? {}, change);
  const { url: address, secretKey } = server;
  const restarted = await app.newServer({ payments: openStripePayments({ secretKey, address }) });
  const user = await restarted.newUser();
  const { body } = await restarted.rest(path, checkoutOf(), user);
  await press(body.url, 'pay');
  await server.webhooks.settled();
  const { price } = (await customerOf(site(), user)).subscription.items.data[0] ?? {};
  expect(price?.id).not.toBe(before?.id);
  expect(price).toMatchObject({
    currency: 'gbp',
    unit_amount: 999,
    tax_behavior: 'exclusive',
    recurring: { interval: 'month', interval_count: 1 },
  });
});

test('parallel calls for one account make one customer, of whichever process they are', async () => {
  const { url: address, secretKey, store } = site().server;
  const account = { id: crypto.randomUUID(), email: 'twice@example.com', formerId: null };
  const make = () => openStripePayments({ secretKey, address }).createCustomer(account);
  const [one, other] = await Promise.all([make(), make()]);
  expect(one).toBe(other);
  const made = [...store.customers.values()].filter(({ metadata }) => metadata.account_id === account.id);
  expect(made).toHaveLength(1);
});

test('a return address comes to the provider as a browser would open it', async () => {
  const { app, server } = site();
  const order = { ...checkoutOf(), successUrl: `${ownOrigin}/a b/../premium-features?x=ü` };
  expect((await app.rest(path, order, await app.newUser())).status).toBe(200);
  expect([...server.store.checkouts.values()].at(-1)?.success_url).toBe(
    `${ownOrigin}/premium-features?x=%C3%BC`,
  );
});

test('invoices that may still change are not listed', async () => {
  const { app, server } = site();
  const { user } = await subscriber();
  const invoices = async () => (await app.rest('GET /billing/invoices', undefined, user)).body;
  const [first] = await invoices();
  const invoice = server.store.invoices.get(first.id);
  if (!invoice) throw new Error('There is no invoice.');
  invoice.status = 'draft';
  expect(await invoices()).toEqual([]);
  invoice.status = 'uncollectible';
  expect(await invoices()).toMatchObject([{ id: first.id, status: 'uncollectible' }]);
});

test('the provider is asked about a subscription again a day after it was asked', async () => {
  const { user } = await subscriber();
  await refresh(user);
  const { checkDueAt } = await site()
    .app.db.selectFrom('subscriptions')
    .select('checkDueAt')
    .where('accountId', '=', user.accountId)
    .executeTakeFirstOrThrow();
  const hours = (Date.parse(checkDueAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24.1);
});

test('a small plan that is paid counts more than a larger one that has ended', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await subscribe(site(), user, 'business_monthly');
  server.life.cancelNow((await customerOf(site(), user)).subscription);
  await server.webhooks.settled();
  await subscribe(site(), user, 'pro_monthly');
  expect(await subscriptionOf(site(), user)).toMatchObject({ tier: 'pro', status: 'active' });
});

test('a plan that has ended has no period that ends later', async () => {
  const { user, subscription } = await subscriber();
  expect((await subscriptionOf(site(), user)).currentPeriodEndsAt).not.toBeNull();
  site().server.life.cancelNow(subscription);
  await site().server.webhooks.settled();
  expect((await subscriptionOf(site(), user)).currentPeriodEndsAt).toBeNull();
});

test('a given plan is in force while the same one that was bought is not paid', async () => {
  const { user, subscription } = await subscriber();
  await givePlan(site().app.db, user.accountId, 'pro');
  subscription.status = 'unpaid';
  expect(await refresh(user)).toMatchObject({ tier: 'pro', status: 'unpaid', isGranted: true });
});
