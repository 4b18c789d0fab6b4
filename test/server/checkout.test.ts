import { expect, test } from 'vitest';
import { checkoutOf, press, subscriptionOf, usePaidSite } from '../support/payments';

const site = usePaidSite();

test('a plan is tried, and everybody sees so', async () => {
  const { app, server } = site();
  const user = await app.newUser();
  const { status, body } = await app.rest('POST /auth/create-checkout-session', checkoutOf(), user);
  expect(status).toBe(200);
  expect((await subscriptionOf(site(), user)).tier).toBe('free');
  expect(await press(body.url, 'pay')).toEqual({ status: 303, location: checkoutOf().successUrl });
  await server.webhooks.settled();
  expect(server.webhooks.deliveries.map((delivery) => delivery.status)).not.toContain(500);
  expect(await subscriptionOf(site(), user)).toMatchObject({
    tier: 'pro',
    status: 'trialing',
    isPastDue: false,
  });
});
