import { z } from 'zod';
import { instant } from './dates';
import { priceIds, subscriptionTiers } from './plans';
import { webAddress } from './web-address';

/** The states of a subscription, by the payment provider's names. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The plan to buy, and where the browser goes afterwards: addresses of this site only. */
export const checkoutRequest = z.strictObject({
  priceId: z.enum(priceIds),
  successUrl: webAddress,
  cancelUrl: webAddress,
});

/** The change to open the portal for (`free` cancels), or none; and where the browser goes afterwards. */
export const portalRequest = z.strictObject({
  returnUrl: webAddress,
  tier: z.enum(subscriptionTiers).optional(),
});

/** An address of the payment provider, which the browser opens next. */
export const hostedPage = z.object({ url: z.string() });

/** The subscription of an account as it is stored here. */
export const subscription = z.object({
  /** Whether a paid plan can be bought on this server. */
  isAvailable: z.boolean(),
  /** Whether somebody gives the support that is part of paid plans: they can be bought, and the operator can be reached. */
  hasSupport: z.boolean(),
  /** The plan that the account may use now. */
  tier: z.enum(subscriptionTiers),
  /** Null if there has never been a subscription. */
  status: z.enum(subscriptionStatuses).nullable(),
  /** When the trial ends; null if there is none now. */
  trialEndsAt: instant.nullable(),
  /** Until when the plan is paid; null if there is no subscription now. */
  currentPeriodEndsAt: instant.nullable(),
  /** When the subscription ends; null unless it is cancelled. */
  cancelAt: instant.nullable(),
  /** Whether the last payment failed. The plan stays while the payment is retried. */
  isPastDue: z.boolean(),
  /** Whether the next checkout begins with a trial: there is one for each account. */
  hasTrialLeft: z.boolean(),
  /** Whether there is anything to manage in the portal. */
  hasPortal: z.boolean(),
  /** The plan that the operator gave, for which nothing is paid, and which stays when a bought one ends. */
  givenTier: z.enum(subscriptionTiers),
  /** Whether the plan in force is the given one. */
  isGranted: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

/** The states of an invoice, by the payment provider's names. */
export const invoiceStatuses = ['open', 'paid', 'uncollectible', 'void'] as const;

/** An invoice; amounts in pence. */
const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: instant,
  status: z.enum(invoiceStatuses),
  netPence: z.int(),
  /** With VAT. */
  totalPence: z.int(),
  currency: z.string(),
  /** Where it can be looked at and paid. */
  pageUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** The newest invoices, 100 at most, newest first. */
export const invoiceList = z.array(invoice);

/** The error code if no payment provider is configured. */
export const paymentsNotConfigured = 'PAYMENTS_NOT_CONFIGURED';

/** The error code where the account has a subscription, which is managed in the portal. */
export const alreadySubscribed = 'ALREADY_SUBSCRIBED';
