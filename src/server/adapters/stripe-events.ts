import type Stripe from 'stripe';
import { z } from 'zod';
import { boundedText } from '../../contracts/text';
import { ForgedEventError, type PaymentEvent, PaymentsError } from '../../routers/billing/payments';

/** How old an event may be, and how far ahead the provider's clock. */
const toleranceSeconds = 300;

const name = boundedText(255).min(1);
const customer = z.union([name, z.object({ id: name }).transform(({ id }) => id)]);

const event = z.object({
  id: name,
  type: name,
  data: z.object({ object: z.object({ id: name.optional(), customer: customer.nullish() }) }),
});

/** The types that may change a subscription, or what is known of its customer. */
const concerning = /^(checkout\.session|customer\.subscription|invoice)\./;

/** Reads the events that Stripe sends, signed by the secret. */
export function eventReader(stripe: Stripe, secret: string | undefined) {
  return (body: Buffer, signature: string): PaymentEvent => {
    if (!secret) throw new PaymentsError('STRIPE_WEBHOOK_SECRET is not set, so no event is taken.', false);
    const seconds = Math.abs(Date.now() / 1000 - timeOf(signature));
    // The package refuses old events, but none from the future, which could be kept and sent much later.
    if (!(seconds <= toleranceSeconds)) throw new ForgedEventError('The event was not signed just now.');
    return describe(verify(stripe, body, signature, secret));
  };
}

/** When the signature was made, in seconds; NaN unless it says so once. */
function timeOf(signature: string): number {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const [, digits] = /^t=(\d{1,12})$/.exec(times.join()) ?? [];
  return Number(digits ?? Number.NaN);
}

function verify(stripe: Stripe, body: Buffer, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch (error) {
    throw new ForgedEventError('The event is not signed by the payment provider.', { cause: error });
  }
}

function describe(content: unknown): PaymentEvent {
  const { data, error } = event.safeParse(content);
  if (!data) throw new ForgedEventError('The event has none of the parts of an event.', { cause: error });
  const { id, type } = data;
  const { object } = data.data;
  if (type === 'customer.deleted') return { id, type, customerId: object.id };
  return { id, type, customerId: concerning.test(type) ? (object.customer ?? undefined) : undefined };
}
