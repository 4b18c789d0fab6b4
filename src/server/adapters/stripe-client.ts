import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import { PaymentsBusyError, PaymentsError, UnknownCustomerError } from '../../routers/billing/payments';

/** How long one call may take. A request is waiting for it, so there is no retry. */
const limitMs = 10_000;

/** Stripe's API, with errors as the port names them. */
export interface StripeClient {
  stripe: Stripe;
  /** Makes one call. */
  ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T>;
}

/** @param address where the API is, if not at Stripe's own address */
export function openStripe(secretKey: string, address: string | undefined): StripeClient {
  const stripe = new Stripe(secretKey, {
    ...(address && addressOf(new URL(address))),
    maxNetworkRetries: 0,
    timeout: limitMs,
    telemetry: false,
  });
  return {
    stripe,
    async ask(call) {
      const ended = new AbortController();
      // The package's own limit starts over with every byte that arrives.
      const limit = delay(limitMs, undefined, { signal: ended.signal }).then(() => {
        throw new PaymentsError('The payment provider took too long to answer.', false);
      });
      try {
        return await Promise.race([call(stripe), limit]);
      } catch (error) {
        throw toPortError(error);
      } finally {
        limit.catch(() => {});
        ended.abort();
      }
    },
  };
}

const addressOf = ({ protocol, hostname, port }: URL) => {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isPlain ? 80 : 443),
  };
};

const { errors } = Stripe;

function toPortError(error: unknown): Error {
  if (error instanceof PaymentsError) return error;
  if (error instanceof errors.StripeIdempotencyError) return new PaymentsBusyError(error.message);
  // While another call with the same key is in progress, whatever class the package makes of it.
  if (error instanceof errors.StripeError && error.statusCode === 409) {
    return new PaymentsBusyError(error.message);
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    if (error.code === 'resource_missing' && isAboutCustomer(error)) {
      return new UnknownCustomerError(error.message);
    }
  }
  return new PaymentsError(describe(error), isRefusal(error), error);
}

/** Whether the customer that a call named is missing, in its path or in a parameter. */
const isAboutCustomer = ({ param, message }: { param?: string; message: string }) =>
  param === 'customer' || /no such customer/i.test(message);

const isRefusal = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError ||
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError;

function describe(error: unknown): string {
  if (!(error instanceof errors.StripeError))
    return 'The payment provider answered nothing that makes sense.';
  const request = error.requestId ? ` (request ${error.requestId})` : '';
  return `The payment provider failed: ${error.type}: ${error.message}${request}`;
}
