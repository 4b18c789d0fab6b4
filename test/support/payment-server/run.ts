import { startPaymentServer } from './server';

/**
 * Runs the payment server by hand: `npx tsx test/support/payment-server/run.ts [port] [address of Storyfolio]`, then start
 * Storyfolio with the variables that it prints.
 */
const [port = '4242', site = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const webhookSecret = 'whsec_local';
const server = await startPaymentServer(Number(port));
server.deliverTo({ url: `${site}/api/billing/webhook`, secret: webhookSecret });
console.log(`Start Storyfolio at ${site} with

STRIPE_SECRET_KEY=${server.secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret} STRIPE_API_URL=${server.url}

The portal (Manage subscription) lets a period end, a card be declined and the last attempt fail.`);
