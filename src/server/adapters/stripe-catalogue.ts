import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type PaidTier, paidTiers, plans, vatPercent } from '../../contracts/plans';
import type { StripeClient } from './stripe-client';

/** What must exist before anything can be sold. */
export interface Catalogue {
  /** The ids of the prices. */
  prices: Record<PaidTier, string>;
  taxRate: string;
  portalConfiguration: string;
}

/** Marks what this server has created, so that it finds it again. */
const mark = 'storyfolio';

/**
 * Finds the products, or creates them: one price for each paid plan, with the amount of the plan table; the VAT; and what the
 * portal offers. So nothing needs to be set up by hand, and what is shown is what is charged.
 */
export async function openCatalogue({ ask }: Pick<StripeClient, 'ask'>): Promise<Catalogue> {
  const [pro, business, taxRate] = await Promise.all([
    ask((stripe) => findPrice(stripe, 'pro')),
    ask((stripe) => findPrice(stripe, 'business')),
    ask(findTaxRate),
  ]);
  const portalConfiguration = await ask((stripe) => findPortalConfiguration(stripe, [pro, business]));
  return { prices: { pro: pro.id, business: business.id }, taxRate, portalConfiguration };
}

/** The plan that a price is for, even after a newer price has taken its lookup key. */
export const tierOf = ({ lookup_key: key, metadata }: Stripe.Price): PaidTier | undefined =>
  paidTiers.find((tier) => plans[tier].priceId === key || plans[tier].priceId === metadata[mark]);

async function findPrice(stripe: Stripe, tier: PaidTier): Promise<Stripe.Price> {
  const { priceId, pricePence, name } = plans[tier];
  const found = await stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 });
  const price = found.data[0];
  // Subscriptions at a price whose lookup key goes to another one are recognised by the mark.
  if (price && price.metadata[mark] !== priceId) {
    await stripe.prices.update(price.id, { metadata: { [mark]: priceId } });
  }
  if (price && isAsShown(price, pricePence)) return price;
  return stripe.prices.create({
    currency: 'gbp',
    unit_amount: pricePence,
    recurring: { interval: 'month' },
    tax_behavior: 'exclusive',
    lookup_key: priceId,
    transfer_lookup_key: true,
    product_data: { name: `Storyfolio ${name}` },
    metadata: { [mark]: priceId },
  });
}

const isAsShown = (
  { currency, unit_amount: amount, recurring, tax_behavior: tax }: Stripe.Price,
  pricePence: number,
): boolean =>
  currency === 'gbp' &&
  amount === pricePence &&
  recurring?.interval === 'month' &&
  recurring.interval_count === 1 &&
  tax !== 'inclusive';

async function findTaxRate(stripe: Stripe): Promise<string> {
  const { data } = await stripe.taxRates.list({ active: true, limit: 100 });
  const found = data.find(
    ({ percentage, inclusive, metadata }) =>
      metadata?.[mark] === 'vat' && percentage === vatPercent && !inclusive,
  );
  if (found) return found.id;
  const made = await stripe.taxRates.create({
    display_name: 'VAT',
    percentage: vatPercent,
    inclusive: false,
    country: 'GB',
    metadata: { [mark]: 'vat' },
  });
  return made.id;
}

async function findPortalConfiguration(stripe: Stripe, prices: Stripe.Price[]): Promise<string> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: prices.map(({ id, product }) => ({
        product: typeof product === 'string' ? product : product.id,
        prices: [id],
      })),
      // The difference is paid at once: what a larger plan allows can be used at once, too.
      proration_behavior: 'always_invoice',
    },
  };
  const version = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 40);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.[mark] === version);
  if (found) return found.id;
  const made = await stripe.billingPortal.configurations.create({ features, metadata: { [mark]: version } });
  return made.id;
}
