import { openStripePayments } from '../../src/server/adapters/stripe-payments';
import { startPaymentServer } from './payment-server/server';
import { webhookSecret } from './payments';

/** Starts a payment provider on this machine for a site in the browser. */
export async function startTestPayments() {
  const server = await startPaymentServer();
  const { url: address, secretKey } = server;
  return {
    server,
    payments: openStripePayments({ secretKey, webhookSecret, address }),
    /** Has it tell the site at this address what happens. */
    connectTo: (origin: string) =>
      server.deliverTo({ url: `${origin}/api/billing/webhook`, secret: webhookSecret }),
  };
}

export type TestPayments = Awaited<ReturnType<typeof startTestPayments>>;
