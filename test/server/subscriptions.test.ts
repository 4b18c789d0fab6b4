import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listOwnedRows } from '../../db/queries/owned-data';
import { deletionGraceDays } from '../../src/contracts/deletion';
import { paidTiers, plans } from '../../src/contracts/plans';
import { deleteDueAccounts } from '../../src/routers/account/delete-due-accounts';
import { isExported } from '../../src/routers/account/export-rules';
import { checkSubscriptions } from '../../src/routers/billing/check-subscriptions';
import { forgetCustomers } from '../../src/routers/billing/forget-customers';
import { settleSubscription } from '../../src/routers/billing/settle-subscription';
import { openStripePayments } from '../../src/server/adapters/stripe-payments';
import type { TestUser } from '../support/app';
import { password } from '../support/factories';
import {
  checkoutOf,
  customerOf,
  eventRequest,
  ownOrigin,
  subscribe,
  subscriptionOf,
  usePaidSite,
} from '../support/payments';
import { givePlan } from '../support/plans';

const site = usePaidSite();

const providerOf = () => {
  const { url: address, secretKey } = site().server;
  return openStripePayments({ secretKey, address });
};

async function subscriber(priceId?: string) {
  const user = await site().app.newUser();
  await subscribe(site(), user, priceId);
  return { user, ...(await customerOf(site(), user)) };
}

const check = () => checkSubscriptions({ ...site().app, payments: providerOf() });

/** Lets a day pass since the provider was last asked. */
const passDay = (user: TestUser) =>
  site()
    .app.db.updateTable('subscriptions')
    .set({ checkDueAt: sql<string>`now() - interval '1 minute'` })
    .where('accountId', '=', user.accountId)
    .execute();

const mailsTo = async ({ email }: TestUser) => {
  await site().app.runJobs();
  return (await site().app.mails()).filter(({ to }) => to?.[0]?.address === email);
};

test('while a payment is past due the plan stays, and the owner is told once', async () => {
  const { user, customer, subscription } = await subscriber();
  const { life, webhooks } = site().server;
  customer.card = 'declines';
  life.endPeriod(subscription);
  life.retryPayment(subscription);
  await webhooks.settled();
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'pro',
    status: 'past_due',
    isPastDue: true,
  });
  const mails = await mailsTo(user);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your payment for Storyfolio has failed']);
  expect(mails[0]?.link).toMatch(/\/user-profile\?tab=subscription$/);
  life.giveUp(subscription, 'unpaid');
  await webhooks.settled();
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'free',
    status: 'unpaid',
    isPastDue: false,
  });
  expect(await mailsTo(user)).toHaveLength(1);
});

test('nobody is notified of a payment that has been made in the meantime', async () => {
  const { user, customer, subscription } = await subscriber();
  const { life, webhooks } = site().server;
  customer.card = 'declines';
  life.endPeriod(subscription);
  await webhooks.settled();
  customer.card = 'works';
  life.retryPayment(subscription);
  await webhooks.settled();
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'pro',
    status: 'active',
    isPastDue: false,
  });
  expect(await mailsTo(user)).toEqual([]);
});

test('the daily check mends what lost events have left', async () => {
  const lost = await subscriber();
  const begun = await site().app.newUser();
  const { life, webhooks } = site().server;
  webhooks.hold();
  life.cancelNow(lost.subscription);
  await subscribe(site(), begun, 'business_monthly');
  webhooks.drop();
  await check();
  expect((await subscriptionOf(site(), lost.user)).tier).toBe('pro');
  await passDay(lost.user);
  await passDay(begun);
  await check();
  expect((await subscriptionOf(site(), lost.user)).tier).toBe('free');
  expect((await subscriptionOf(site(), begun)).tier).toBe('business');
});

test('two processes ask about each subscription once', async () => {
  const users = [await subscriber(), await subscriber(), await subscriber()].map(({ user }) => user);
  for (const user of users) await passDay(user);
  const { calls } = site().server;
  const before = calls.length;
  await Promise.all([check(), check()]);
  expect(calls.slice(before).map(({ path }) => path)).toEqual(users.map(() => '/v1/subscriptions'));
});

test('a check that fails is made again soon', async () => {
  const { user, subscription } = await subscriber();
  const { life, webhooks } = site().server;
  webhooks.hold();
  life.cancelNow(subscription);
  webhooks.drop();
  await passDay(user);
  site().server.behave('fails');
  await expect(check()).rejects.toThrow('The payment provider failed');
  site().server.behave('works');
  const { checkDueAt } = await site()
    .app.db.selectFrom('subscriptions')
    .select('checkDueAt')
    .where('accountId', '=', user.accountId)
    .executeTakeFirstOrThrow();
  expect(Date.parse(checkDueAt) - Date.now()).toBeLessThan(16 * 60_000);
});

test('a subscription that the provider does not know any more is over', async () => {
  const { user, subscription } = await subscriber();
  site().server.store.subscriptions.delete(subscription.id);
  await passDay(user);
  await check();
  expect(await subscriptionOf(site(), user)).toMatchObject({ tier: 'free', status: 'canceled' });
});

test('a given plan stays, and applies again when a bought one has ended', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  await givePlan(app.db, user.accountId, 'pro');
  expect(
    await app.rest('POST /auth/create-checkout-session', checkoutOf('business_monthly'), user),
  ).toMatchObject({ status: 200 });
  await app.rest('POST /billing/refresh', undefined, user);
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'pro',
    givenTier: 'pro',
    isGranted: true,
  });
  await subscribe(site(), user, 'business_monthly');
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'business',
    givenTier: 'pro',
    isGranted: false,
  });
  const { subscription } = await customerOf(site(), user);
  server.life.cancelNow(subscription);
  await server.webhooks.settled();
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'pro',
    status: 'canceled',
    isGranted: true,
  });
});

test('whoever has begun to pay can be given a plan, and still pays for the same one', async () => {
  const { user } = await subscriber();
  await givePlan(site().app.db, user.accountId, 'pro');
  expect(await subscriptionOf(site(), user)).toMatchObject({ tier: 'pro', isGranted: false });
  await givePlan(site().app.db, user.accountId, 'business');
  expect(await subscriptionOf(site(), user)).toMatchObject({ tier: 'business', isGranted: true });
});

test('a plan that was given earns nothing, even after a checkout was opened', async () => {
  const { app } = site();
  const revenue = async () =>
    (await app.db.selectFrom('subscriptionChanges').select(['tier', 'change']).execute()).length;
  const before = await revenue();
  const user = await app.newUser();
  await givePlan(app.db, user.accountId, 'pro');
  await app.rest('POST /auth/create-checkout-session', checkoutOf('business_monthly'), user);
  expect(await revenue()).toBe(before);
});

test('a change to a plan that was given is a cancellation', async () => {
  const { user } = await subscriber('business_monthly');
  await givePlan(site().app.db, user.accountId, 'pro');
  const body = { returnUrl: `${ownOrigin}/user-profile`, tier: 'pro' };
  expect((await site().app.rest('POST /billing/portal', body, user)).status).toBe(200);
  const { flow } = [...site().server.store.portalSessions.values()].at(-1) ?? {};
  expect(flow).toMatchObject({ type: 'subscription_cancel' });
});

test('the database keeps a state of a payment only with the subscription that has it', async () => {
  const { accountId } = await site().app.newUser();
  const insert = site()
    .app.db.insertInto('subscriptions')
    .values({ accountId, tier: 'pro', status: 'active' })
    .execute();
  await expect(insert).rejects.toThrow('subscriptions_status_is_reported');
});

test.each([
  ['pro', 'pro_monthly'],
  ['business', 'pro_monthly'],
  ['business', 'business_monthly'],
] as const)('whoever was given %s is never sold %s, which adds nothing to it', async (tier, priceId) => {
  const { app, server } = site();
  const user = await app.newUser();
  await givePlan(app.db, user.accountId, tier);
  const before = server.calls.length;
  const answer = await app.rest('POST /auth/create-checkout-session', checkoutOf(priceId), user);
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('nothing is paid') },
  });
  expect(server.calls.slice(before)).toEqual([]);
});

test.each([
  ['newer', 60],
  ['older', -60],
])('of two subscriptions the one that gives more counts, here the %s one', async (_, seconds) => {
  const { user, customer, subscription } = await subscriber();
  const { store, webhooks } = site().server;
  const item = subscription.items.data[0];
  const business = [...store.prices.values()].find((price) => price.lookup_key === 'business_monthly');
  if (!item || !business) throw new Error('There is no price.');
  const items = { object: 'list' as const, data: [{ ...item, price: business }] };
  const id = `sub_${customer.id}`;
  const created = subscription.created + seconds;
  const second = { ...subscription, id, created, customer: customer.id, items };
  store.subscriptions.set(id, second);
  store.emit('customer.subscription.created', second);
  await webhooks.settled();
  expect((await subscriptionOf(site(), user)).tier).toBe('business');
});

test('each change is in the log of the account, and the subscription in its export', async () => {
  const { user, subscription } = await subscriber();
  const { app, server } = site();
  server.life.cancelAtPeriodEnd(subscription);
  await server.webhooks.settled();
  const { events } = (await app.rest('GET /auth/audit', undefined, user)).body;
  const changes = events.filter(({ event }: { event: string }) => event === 'subscription-changed');
  expect(changes).toHaveLength(2);
  const exported = new Map(
    (await listOwnedRows(app.db, user.accountId, isExported)).map(({ table, rows }) => [table, rows]),
  );
  expect(exported.get('subscriptions')).toMatchObject([{ tier: 'pro', status: 'trialing' }]);
  expect(exported.has('payment_events')).toBe(false);
  const stranger = await app.newUser();
  expect(await subscriptionOf(site(), stranger)).toMatchObject({ tier: 'free', status: null });
  expect((await app.rest('GET /billing/invoices', undefined, stranger)).body).toEqual([]);
});

test('a deactivated account is not charged again, and its plan continues when it is back', async () => {
  const { app } = site();
  const { user, subscription } = await subscriber();
  const admin = await app.newAdmin();
  expect((await app.rest('DELETE /auth/account', undefined, user)).status).toBe(200);
  await app.runJobs();
  expect(subscription.cancel_at_period_end).toBe(true);
  expect(
    (await app.rest(`POST /auth/admin/users/${user.accountId}/reactivate`, undefined, admin)).status,
  ).toBe(200);
  await app.runJobs();
  expect(subscription.cancel_at_period_end).toBe(false);
});

test('what its owner has cancelled is not renewed when a deletion is cancelled', async () => {
  const { app, server } = site();
  const { user, subscription } = await subscriber();
  server.life.cancelAtPeriodEnd(subscription);
  await server.webhooks.settled();
  await app.rest('POST /auth/account/deletion', { password }, user);
  await app.runJobs();
  await app.db
    .updateTable('accounts')
    .set({ deletionDueAt: null })
    .where('id', '=', user.accountId)
    .execute();
  await settleSubscription({ ...app, payments: providerOf() }, user.accountId);
  expect(subscription.cancel_at_period_end).toBe(true);
});

test('a deletion cancels the subscription at the provider first, however long that takes', async () => {
  const { app, server } = site();
  const { user, customer, subscription } = await subscriber();
  expect((await app.rest('POST /auth/account/deletion', { password }, user)).status).toBe(200);
  await app.runJobs();
  expect(subscription.cancel_at_period_end).toBe(true);
  await app.db
    .updateTable('accounts')
    .set({ deletionDueAt: sql<string>`now() - interval '1 second'` })
    .where('id', '=', user.accountId)
    .execute();
  const payments = providerOf();
  const isThere = async () =>
    (await app.db.selectFrom('accounts').select('id').where('id', '=', user.accountId).execute()).length ===
    1;
  server.behave('fails');
  await expect(forgetCustomers({ ...app, payments })).rejects.toThrow('could not be ended');
  await deleteDueAccounts({ ...app, payments, ownsDatabase: false });
  expect([await isThere(), subscription.status]).toEqual([true, 'trialing']);
  server.behave('works');
  await forgetCustomers({ ...app, payments });
  expect([customer.deleted, subscription.status]).toEqual([true, 'canceled']);
  // A round skips accounts that are locked, as this one is while an event about it is handled.
  await server.webhooks.settled();
  await deleteDueAccounts({ ...app, payments, ownsDatabase: false });
  expect(await isThere()).toBe(false);
  const late = {
    id: 'evt_late',
    type: 'customer.subscription.updated',
    data: { object: { customer: customer.id } },
  };
  expect((await app.app.inject(eventRequest(late))).statusCode).toBe(200);
});

test('an account that returns after the provider has forgotten it keeps only a given plan', async () => {
  const { app } = site();
  const { user: payer } = await subscriber();
  const guest = await app.newUser();
  await givePlan(app.db, guest.accountId, 'pro');
  const body = { priceId: 'business_monthly', successUrl: `${ownOrigin}/`, cancelUrl: `${ownOrigin}/` };
  expect((await app.rest('POST /auth/create-checkout-session', body, guest)).status).toBe(200);
  const setDue = (deletionDueAt: ReturnType<typeof sql<string>> | null) =>
    app.db
      .updateTable('accounts')
      .set({ deletionDueAt })
      .where('id', 'in', [payer.accountId, guest.accountId])
      .execute();
  await setDue(sql<string>`now() - interval '1 second'`);
  await forgetCustomers({ ...app, payments: providerOf() });
  await setDue(null);
  expect(await subscriptionOf(site(), payer)).toMatchObject({ tier: 'free', status: 'canceled' });
  await subscribe(site(), payer);
  expect(await subscriptionOf(site(), payer), 'no second trial').toMatchObject({ status: 'active' });
  expect((await subscriptionOf(site(), guest)).tier).toBe('pro');
});

test('registering again after a deletion brings another trial, but takes far longer than it lasts', async () => {
  const { app, server } = site();
  const { user } = await subscriber();
  await app.db
    .updateTable('accounts')
    .set({ deletionDueAt: sql<string>`now() - interval '1 second'` })
    .where('id', '=', user.accountId)
    .execute();
  const services = { ...app, payments: providerOf(), ownsDatabase: false };
  await forgetCustomers(services);
  await server.webhooks.settled();
  await deleteDueAccounts(services);
  const again = await app.newUser(user.email);
  expect(again.accountId).not.toBe(user.accountId);
  await subscribe(site(), again);
  expect(await subscriptionOf(site(), again)).toMatchObject({ tier: 'pro', status: 'trialing' });
  // Else deleting and registering again and again would be a way to use a plan for nothing.
  for (const tier of paidTiers) expect(deletionGraceDays).toBeGreaterThan(3 * plans[tier].trialDays);
});
