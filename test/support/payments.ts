import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { openStripePayments } from '../../src/server/adapters/stripe-payments';
import type { ProcedureRule, RouteRule } from './access-rule';
import { type Answer, type TestApp, type TestUser, useTestApp } from './app';
import { type PaymentServer, startPaymentServer } from './payment-server/server';
import { signatureOf } from './payment-server/webhooks';
import { testConfig, testLimitMultiplier } from './test-config';

/** By which the payment server signs its events. */
export const webhookSecret = 'whsec_test';

export interface PaidSite {
  app: TestApp;
  /** Where the site is reached. */
  origin: string;
  server: PaymentServer;
}

/**
 * Starts the server with a payment provider of its own, whose events arrive.
 * @param sellsPlans whether the limits of plans hold
 */
export function usePaidSite(sellsPlans = true): () => PaidSite {
  let server: PaymentServer | undefined;
  let origin = '';
  const app = useTestApp(undefined, testLimitMultiplier, async () => {
    server = await startPaymentServer();
    const { url: address, secretKey } = server;
    const payments = openStripePayments({ secretKey, webhookSecret, address });
    return { payments, config: { ...testConfig, sellsPlans } };
  });
  beforeAll(async () => {
    origin = await app().app.listen({ host: '127.0.0.1', port: 0 });
    server?.deliverTo({ url: `${origin}/api/billing/webhook`, secret: webhookSecret });
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error('The payment server starts before the first test.');
    return { app: app(), origin, server };
  };
}

/** Where calls that tests inject seem to come from. */
export const ownOrigin = 'http://localhost';

export const checkoutOf = (priceId = 'pro_monthly', success = '/premium-features?success=true') => ({
  priceId,
  successUrl: `${ownOrigin}${success}`,
  cancelUrl: `${ownOrigin}/premium-features?canceled=true`,
});

/** Presses a button of a hosted page. @returns where the browser is sent next, if anywhere */
export async function press(
  url: string,
  action: string,
): Promise<{ status: number; location: string | null }> {
  const body = new URLSearchParams({ action });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, location: response.headers.get('location') };
}

/** Buys a plan as its owner would. @param action the button of the checkout */
export async function subscribe(
  { app, server }: PaidSite,
  user: TestUser,
  priceId = 'pro_monthly',
  action = 'pay',
): Promise<void> {
  const { body } = await app.rest('POST /auth/create-checkout-session', checkoutOf(priceId), user);
  await press(body.url, action);
  await server.webhooks.settled();
}

/** A request that brings an event, signed as the provider signs it. */
export function eventRequest(event: object, secret = webhookSecret): InjectOptions {
  const payload = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload, secret) };
  return { method: 'POST', url: '/api/billing/webhook', payload, headers };
}

/** The access rules of billing. */
export const billingRules: Record<string, ProcedureRule> = {
  'billing.createCheckoutSession': { access: 'signedIn', input: () => checkoutOf() },
  'billing.openPortal': {
    access: 'signedIn',
    input: async ({ app, deactivated }, actor) => {
      const isRefused = !actor || actor === deactivated;
      if (!isRefused) await app.rest('POST /auth/create-checkout-session', checkoutOf(), actor);
      return { returnUrl: `${ownOrigin}/user-profile` };
    },
  },
  'billing.subscription': { access: 'signedIn' },
  'billing.refresh': { access: 'signedIn' },
  'billing.invoices': { access: 'signedIn' },
};

export const billingRouteRules: Record<string, RouteRule> = {
  'POST /api/billing/webhook': {
    access: 'anyone',
    request: async () => eventRequest({ id: 'evt_1', type: 'ping', data: { object: {} } }),
  },
};

export const subscriptionOf = async ({ app }: PaidSite, user: TestUser): Promise<Answer['body']> =>
  (await app.rest('GET /billing/subscription', undefined, user)).body;

/** The customer as which the provider knows the user. */
export async function customerOf({ app, server }: PaidSite, user: TestUser) {
  const { stripeCustomerId } = await app.db
    .selectFrom('subscriptions')
    .select('stripeCustomerId')
    .where('accountId', '=', user.accountId)
    .executeTakeFirstOrThrow();
  const customer = server.store.customers.get(stripeCustomerId ?? '');
  const subscription = server.store.subscriptionsOf(stripeCustomerId ?? '').at(-1);
  if (!customer || !subscription) throw new Error('The user has no subscription.');
  return { customer, subscription };
}
