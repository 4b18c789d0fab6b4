/** The objects of Stripe's API, with the fields that are used. Amounts are in pence, times in seconds. */
export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
  deleted?: true;
  /** The card that is charged: none after a trial without one. Not a field of Stripe's. */
  card: 'none' | 'works' | 'declines';
}

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  metadata: Record<string, string>;
  product: string;
  recurring: { interval: string; interval_count: number };
  tax_behavior: string;
  type: 'recurring';
}

export interface TaxRate {
  id: string;
  object: 'tax_rate';
  active: boolean;
  display_name: string;
  percentage: number;
  inclusive: boolean;
  country: string | null;
  metadata: Record<string, string>;
}

type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** Whether the subscription is charged all the same, or ends. */
type MissingCard = 'create_invoice' | 'cancel';

export interface Subscription {
  id: string;
  object: 'subscription';
  created: number;
  customer: string;
  status: SubscriptionStatus;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_start: number | null;
  trial_end: number | null;
  default_tax_rates: TaxRate[];
  /** What happens at the end of a trial without a card. */
  trial_settings: { end_behavior: { missing_payment_method: MissingCard } };
  metadata: Record<string, string>;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      price: Price;
      quantity: number;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface Invoice {
  id: string;
  object: 'invoice';
  number: string;
  created: number;
  customer: string;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  subtotal: number;
  total: number;
  amount_due: number;
  hosted_invoice_url: string;
  invoice_pdf: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  created: number;
  customer: string;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
  metadata: Record<string, string>;
  /** What is bought. Stripe lists it at an address of its own. */
  order: {
    price: string;
    trialDays: number;
    /** Whether a trial asks for a card, too. */
    needsCard: boolean;
    missingCard: MissingCard;
    taxRates: string[];
    metadata: Record<string, string>;
  };
}

export interface PortalConfiguration {
  id: string;
  object: 'billing_portal.configuration';
  active: boolean;
  metadata: Record<string, string>;
  /** The prices between which one may change. Stripe nests them more deeply. */
  prices: string[];
}

export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  customer: string;
  configuration: string;
  return_url: string;
  url: string;
  /** What it was opened for, if not for everything. */
  flow: { type: 'subscription_update_confirm'; price: string } | { type: 'subscription_cancel' } | null;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: unknown };
}
