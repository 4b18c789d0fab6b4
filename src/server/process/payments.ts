import type { Payments } from '../../routers/billing/payments';
import type { Env } from './env';

type PaymentsEnv = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>;

/** The configured payment provider; undefined if there is none, and its package is not even loaded. */
export async function openPayments(env: PaymentsEnv): Promise<Payments | undefined> {
  if (!env.STRIPE_SECRET_KEY) return undefined;
  const { openStripePayments } = await import('../adapters/stripe-payments');
  return openStripePayments({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    address: env.STRIPE_API_URL,
  });
}

/** What the operator should know; undefined if all is set. */
export const paymentsWarning = (env: PaymentsEnv): string | undefined =>
  env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET
    ? 'STRIPE_WEBHOOK_SECRET is not set: events of the payment provider are refused, and what happens there is noticed when somebody returns from a checkout, and once a day'
    : undefined;
