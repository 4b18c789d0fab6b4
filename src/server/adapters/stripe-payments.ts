import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Invoice, invoiceStatuses, subscriptionStatuses } from '../../contracts/billing';
import { isAsciiMailbox, withAsciiDomain } from '../../contracts/email-address';
import { plans } from '../../contracts/plans';
import { isWebAddress } from '../../contracts/web-address';
import {
  type CheckoutOrder,
  type Payments,
  PaymentsBusyError,
  type PortalPurpose,
  type ProvidedSubscription,
  UnknownCustomerError,
} from '../../routers/billing/payments';
import { type Catalogue, openCatalogue, tierOf } from './stripe-catalogue';
import { openStripe, type StripeClient } from './stripe-client';
import { eventReader } from './stripe-events';

export interface StripeSettings {
  secretKey: string;
  /** By which events are signed; without one, none is read. */
  webhookSecret?: string | undefined;
  /** The origin of the API, if it is not Stripe's own. */
  address?: string | undefined;
}

/** Payments by Stripe. */
export function openStripePayments({ secretKey, webhookSecret, address }: StripeSettings): Payments {
  const client = openStripe(secretKey, address);
  const { ask } = client;
  const withCatalogue = rememberCatalogue(client);

  return {
    async createCustomer({ id, email, formerId }) {
      // Stripe takes ASCII only. Without an address, its checkout asks for one.
      const values = {
        ...(isAsciiMailbox(email) && { email: withAsciiDomain(email) }),
        metadata: { account_id: id },
      };
      const options = { idempotencyKey: `customer:${id}:${formerId ?? ''}` };
      const customer = await ask((stripe) => stripe.customers.create(values, options));
      return customer.id;
    },

    async deleteCustomer(customerId) {
      await ask((stripe) => stripe.customers.del(customerId)).catch(ifKnown(() => undefined));
    },

    async listSubscriptions(customerId) {
      const all = ask((stripe) =>
        stripe.subscriptions
          .list({ customer: customerId, status: 'all', limit: 100 })
          .autoPagingToArray({ limit: 1000 }),
      );
      return (await all.catch(ifKnown(() => []))).map(describeSubscription);
    },

    async setCancellation(subscriptionId, cancels) {
      await ask((stripe) =>
        stripe.subscriptions.update(subscriptionId, {
          cancel_at_period_end: cancels,
          // An empty value removes the mark.
          metadata: { [cancelledByServer]: cancels ? 'true' : '' },
        }),
      );
    },

    openCheckout: (order) => withCatalogue((catalogue) => openCheckout(client, catalogue, order)),

    openPortal: (customer, returnUrl, purpose) =>
      withCatalogue(async (catalogue) => {
        const flow = purpose && flowFor(purpose, catalogue, returnUrl);
        const { url } = await ask((stripe) =>
          stripe.billingPortal.sessions.create({
            customer,
            configuration: catalogue.portalConfiguration,
            return_url: returnUrl,
            ...(flow && { flow_data: flow }),
          }),
        );
        return url;
      }),

    async listInvoices(customer) {
      const list = ask((stripe) => stripe.invoices.list({ customer, limit: 100 }));
      return (await list.then(({ data }) => data).catch(ifKnown(() => []))).flatMap(describeInvoice);
    },

    readEvent: eventReader(client.stripe, webhookSecret),
  };
}

/** Looks the products up once; again after a refusal, because somebody may have changed them at the provider. */
function rememberCatalogue(client: StripeClient) {
  let known: Promise<Catalogue> | undefined;
  return async function withCatalogue<T>(work: (catalogue: Catalogue) => Promise<T>): Promise<T> {
    known ??= openCatalogue(client);
    const mine = known;
    try {
      return await work(await mine);
    } catch (error) {
      if (known === mine) known = undefined;
      throw error;
    }
  };
}

/** Returns something else if the provider does not know the customer. */
const ifKnown =
  <T>(otherwise: () => T) =>
  (error: unknown): T => {
    if (error instanceof UnknownCustomerError) return otherwise();
    throw error;
  };

/** Two clicks within this time are one, even if two processes take them. */
const sameClickMs = 10 * 60 * 1000;

async function openCheckout(
  { ask }: StripeClient,
  { prices, taxRate }: Catalogue,
  { accountId, customerId, tier, hasTrial, successUrl, cancelUrl }: CheckoutOrder,
): Promise<string> {
  const price = prices[tier];
  const order = createHash('sha256')
    .update(JSON.stringify([price, taxRate, hasTrial, successUrl, cancelUrl]))
    .digest('hex')
    .slice(0, 40);
  const { data } = await ask((stripe) => stripe.checkout.sessions.list({ customer: customerId, limit: 20 }));
  const open = data.filter(({ status }) => status === 'open');
  const same = open.find(({ metadata, url }) => metadata?.order === order && url);
  if (same?.url) return same.url;
  for (const { id } of open) await ask((stripe) => expire(stripe, id));
  const clicks = Math.floor(Date.now() / sameClickMs);
  const session = await ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        // A trial needs no card, and ends by itself without one.
        payment_method_collection: 'if_required',
        subscription_data: {
          default_tax_rates: [taxRate],
          metadata: { account_id: accountId },
          ...(hasTrial && {
            trial_period_days: plans[tier].trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
          }),
        },
        metadata: { order },
      },
      { idempotencyKey: `checkout:${customerId}:${data[0]?.id ?? ''}:${clicks}` },
    ),
  );
  if (!session.url) throw new PaymentsBusyError('The checkout that was just opened is over already.');
  return session.url;
}

async function expire(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'complete') throw new PaymentsBusyError('A checkout has just been completed.');
    if (status === 'open') throw error;
  }
}

function flowFor(
  purpose: PortalPurpose,
  { prices }: Catalogue,
  returnUrl: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData {
  const after = { after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } } };
  const { id } = purpose.subscription;
  if (purpose.kind === 'cancel') {
    return { type: 'subscription_cancel', subscription_cancel: { subscription: id }, ...after };
  }
  const item = { id: purpose.subscription.itemId, price: prices[purpose.tier], quantity: 1 };
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription: id, items: [item] },
    ...after,
  };
}

/** Marks subscriptions that `setCancellation` has cancelled. */
const cancelledByServer = 'cancelled_by_server';

function describeSubscription(subscription: Stripe.Subscription): ProvidedSubscription {
  const { id, created, trial_end: trialEnd, metadata } = subscription;
  const item = subscription.items.data[0];
  const periodEnd = item?.current_period_end ?? null;
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  return {
    id,
    itemId: item?.id ?? '',
    tier: item && tierOf(item.price),
    // What a later version of the API may add grants nothing until it is known.
    status: subscriptionStatuses.find((status) => status === subscription.status) ?? 'paused',
    createdAt: instantOf(created),
    trialEndsAt: trialEnd === null ? null : instantOf(trialEnd),
    currentPeriodEndsAt: periodEnd === null ? null : instantOf(periodEnd),
    cancelAt: cancelAt === null ? null : instantOf(cancelAt),
    isCancelledByServer: cancelAt !== null && metadata[cancelledByServer] === 'true',
  };
}

/** Nothing for a draft, which may still change. */
function describeInvoice(invoice: Stripe.Invoice): Invoice[] {
  const status = invoiceStatuses.find((known) => known === invoice.status);
  if (!status) return [];
  const { id, number, created, subtotal, total, currency } = invoice;
  return [
    {
      id,
      number,
      status,
      currency,
      createdAt: instantOf(created),
      netPence: subtotal,
      totalPence: total,
      pageUrl: addressOrNull(invoice.hosted_invoice_url),
      pdfUrl: addressOrNull(invoice.invoice_pdf),
    },
  ];
}

const addressOrNull = (address: string | null | undefined) =>
  address && isWebAddress(address) ? address : null;

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
