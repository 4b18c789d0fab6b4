import { expect, test } from 'vitest';
import { forgetCustomer, lockVersion, saveCustomer } from '../../db/queries/billing';
import { lockPlan } from '../../db/queries/subscriptions';
import { settleSubscription } from '../../src/routers/billing/settle-subscription';
import { syncSubscription } from '../../src/routers/billing/sync-subscription';
import { openStripePayments } from '../../src/server/adapters/stripe-payments';
import type { TestUser } from '../support/app';
import { whileHeld } from '../support/locks';
import {
  checkoutOf,
  customerOf,
  eventRequest,
  subscribe,
  subscriptionOf,
  usePaidSite,
} from '../support/payments';

const site = usePaidSite();

function servicesOf() {
  const { url: address, secretKey } = site().server;
  return { ...site().app, payments: openStripePayments({ secretKey, address }) };
}

async function subscriber() {
  const user = await site().app.newUser();
  await subscribe(site(), user);
  return { user, ...(await customerOf(site(), user)) };
}

const deactivate = ({ accountId }: TestUser) =>
  site().app.db.updateTable('accounts').set({ isActive: false }).where('id', '=', accountId).execute();

const rowOf = ({ accountId }: TestUser) =>
  site()
    .app.db.selectFrom('subscriptions')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();

test('what ended long ago is not cancelled once more', async () => {
  const { server } = site();
  const { user, subscription } = await subscriber();
  server.life.cancelNow(subscription);
  await server.webhooks.settled();
  await deactivate(user);
  const before = server.calls.length;
  await settleSubscription(servicesOf(), user.accountId);
  expect(server.calls.slice(before).map(({ method }) => method)).toEqual(['GET']);
});

test('a cancellation is known here even if its event is lost', async () => {
  const { server } = site();
  const { user } = await subscriber();
  await deactivate(user);
  server.webhooks.hold();
  await settleSubscription(servicesOf(), user.accountId);
  server.webhooks.drop();
  expect((await rowOf(user)).cancelAt).not.toBeNull();
});

test('an event that is known asks the provider nothing', async () => {
  const { app, server } = site();
  const { customer } = await subscriber();
  const event = {
    id: 'evt_asked_once',
    type: 'invoice.paid',
    data: { object: { id: 'in_1', customer: customer.id } },
  };
  expect((await app.app.inject(eventRequest(event))).statusCode).toBe(200);
  const before = server.calls.length;
  expect((await app.app.inject(eventRequest(event))).statusCode).toBe(200);
  expect(server.calls.slice(before)).toEqual([]);
});

test('an answer that is written waits for the account before it locks the subscription', async () => {
  const { server } = site();
  const { user, subscription } = await subscriber();
  server.webhooks.hold();
  server.life.cancelAtPeriodEnd(subscription);
  server.webhooks.drop();
  await whileHeld(
    site().app.db,
    (tx) => lockPlan(tx, user.accountId),
    () => syncSubscription(servicesOf(), user.accountId),
    (tx) => lockVersion(tx, user.accountId),
  );
  expect((await subscriptionOf(site(), user)).cancelAt).not.toBeNull();
});

test('the owner of a subscription that stops without having been due is told', async () => {
  const { app } = site();
  const { user, subscription } = await subscriber();
  subscription.status = 'unpaid';
  await app.rest('POST /billing/refresh', undefined, user);
  await app.runJobs();
  const subjects = (await app.mails())
    .filter(({ to }) => to?.[0]?.address === user.email)
    .map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('payment')]);
});

test('a checkout that another process is opening is waited for', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  server.behave('is under way');
  const before = server.calls.length;
  const answer = app.rest('POST /auth/create-checkout-session', checkoutOf(), user);
  await expect.poll(() => server.calls.length).toBeGreaterThan(before);
  server.behave('works');
  expect((await answer).status).toBe(200);
});

test('a checkout that stays under way elsewhere is refused with what to do', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  server.behave('is under way');
  const { status, body } = await app.rest('POST /auth/create-checkout-session', checkoutOf(), user);
  server.behave('works');
  expect([status, body.message]).toEqual([409, expect.stringContaining('try again in a moment')]);
});

test('an answer about a customer that is deleted in the meantime is not stored', async () => {
  const { app, server } = site();
  const { user, subscription } = await subscriber();
  server.webhooks.hold();
  server.life.endPeriod(subscription);
  server.webhooks.drop();
  const services = servicesOf();
  const listSubscriptions = async (customerId: string) => {
    const provided = await services.payments.listSubscriptions(customerId);
    await app.db.transaction().execute((tx) => forgetCustomer(tx, user.accountId));
    return provided;
  };
  await syncSubscription(
    { ...services, payments: { ...services.payments, listSubscriptions } },
    user.accountId,
  );
  expect(await rowOf(user)).toMatchObject({
    stripeCustomerId: null,
    status: 'canceled',
    grantedTier: 'free',
  });
});

test('a checkout is for the customer that another process has stored in the meantime', async () => {
  const { app, server } = site();
  const { payments } = servicesOf();
  const user = await app.newUser();
  const first = await payments.createCustomer({ id: crypto.randomUUID(), email: user.email, formerId: null });
  const createCustomer: typeof payments.createCustomer = async (account) => {
    const second = await payments.createCustomer(account);
    await app.db
      .transaction()
      .execute((tx) => saveCustomer(tx, user.accountId, { customerId: first, formerId: null }));
    return second;
  };
  const slow = await app.newServer({ payments: { ...payments, createCustomer } });
  expect((await slow.rest('POST /auth/create-checkout-session', checkoutOf(), user)).status).toBe(200);
  expect([...server.store.checkouts.values()].at(-1)?.customer).toBe(first);
  expect((await rowOf(user)).stripeCustomerId).toBe(first);
});

test('a customer that was deleted while it was replaced is stored again', async () => {
  const { db } = site().app;
  const { user, customer } = await subscriber();
  await db.transaction().execute((tx) => forgetCustomer(tx, user.accountId));
  const renewed = { customerId: `cus_${user.accountId}`, formerId: customer.id };
  expect(await db.transaction().execute((tx) => saveCustomer(tx, user.accountId, renewed))).toBe(
    renewed.customerId,
  );
  expect((await rowOf(user)).stripeCustomerId).toBe(renewed.customerId);
});

test('what its owner cancels after the account was reopened stays cancelled', async () => {
  const { app, server } = site();
  const { user, subscription } = await subscriber();
  const settle = () => settleSubscription(servicesOf(), user.accountId);
  await deactivate(user);
  await settle();
  await app.db.updateTable('accounts').set({ isActive: true }).where('id', '=', user.accountId).execute();
  await settle();
  expect(subscription.cancel_at_period_end).toBe(false);
  server.life.cancelAtPeriodEnd(subscription);
  await settle();
  expect(subscription.cancel_at_period_end).toBe(true);
});
