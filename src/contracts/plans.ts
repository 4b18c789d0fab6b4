/** One megabyte as plans and file limits count it, in bytes. */
export const megabyte = 1024 * 1024;

/** The plans by their names in the interface, cheapest first. */
export const subscriptionTiers = ['free', 'pro', 'business'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

/** The paid plans, cheapest first. */
export const paidTiers = ['pro', 'business'] as const satisfies SubscriptionTier[];
export type PaidTier = (typeof paidTiers)[number];

/** The lists of a portfolio whose entries a plan limits. */
export const limitedSections = [
  'facts',
  'gallery',
  'skills',
  'workExperience',
  'education',
  'testimonials',
] as const;
export type LimitedSection = (typeof limitedSections)[number];

/** What a plan limits the number of: portfolios and domains of the account, entries of each portfolio. */
export type LimitedKind = 'portfolios' | 'domains' | LimitedSection;

interface Plan {
  name: string;
  description: string;
  /** The monthly price in pence without VAT. */
  pricePence: number;
  /** Names the price to this server's own checkout; null for the plan that costs nothing. */
  priceId: string | null;
  /** How long the plan can be tried before it is paid, in days. */
  trialDays: number;
  /** In bytes; null: unlimited. Applies on every server. */
  storageBytes: number | null;
  /** How many of each there may be; null: unlimited. Applies only where a paid plan can be bought. */
  limits: Record<LimitedKind, number | null>;
}

const oneOfEach = { facts: 1, gallery: 1, skills: 1, workExperience: 1, education: 1, testimonials: 1 };
const unlimited = {
  facts: null,
  gallery: null,
  skills: null,
  workExperience: null,
  education: null,
  testimonials: null,
};

/** The one table of plans: everything that shows, sells or enforces one reads it. */
export const plans = {
  free: {
    name: 'Free',
    description: 'Your first portfolio.',
    pricePence: 0,
    priceId: null,
    trialDays: 0,
    storageBytes: 100 * megabyte,
    limits: { portfolios: 1, domains: 0, ...oneOfEach },
  },
  pro: {
    name: 'Pro',
    description: 'A portfolio for every kind of job, on your own domain.',
    pricePence: 999,
    priceId: 'pro_monthly',
    trialDays: 7,
    storageBytes: 5 * 1024 * megabyte,
    limits: { portfolios: null, domains: 3, ...unlimited },
  },
  business: {
    name: 'Business',
    description: 'For people with many portfolios and lots of video.',
    pricePence: 2999,
    priceId: 'business_monthly',
    trialDays: 7,
    storageBytes: null,
    limits: { portfolios: null, domains: 10, ...unlimited },
  },
} as const satisfies Record<SubscriptionTier, Plan>;

/** The prices that a checkout can be asked for, each for a month. */
export const priceIds = [plans.pro.priceId, plans.business.priceId] as const;

/** The rate of VAT, in percent. */
export const vatPercent = 20;

/** A price with VAT, rounded to the nearest penny. */
export const withVat = (pence: number): number => Math.round((pence * (100 + vatPercent)) / 100);

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** An amount of pence as `£11.99`. */
export const inPounds = (pence: number): string => pounds.format(pence / 100);

const gigabyte = 1024 * megabyte;

/** The storage of a plan in words: `100 MB`, `5 GB`, `Unlimited`. */
export function storageText(tier: SubscriptionTier): string {
  const bytes = plans[tier].storageBytes;
  if (bytes === null) return 'Unlimited';
  return bytes < gigabyte ? `${bytes / megabyte} MB` : `${bytes / gigabyte} GB`;
}
