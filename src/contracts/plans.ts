/** One megabyte as the plans and the limits of single files count it, in bytes. */
export const megabyte = 1024 * 1024;

/** What each plan calls itself, costs a month in pence without VAT, and stores in bytes; null where there is no limit. */
export const plans = {
  free: { name: 'Free', pricePence: 0, storageBytes: 100 * megabyte },
  pro: { name: 'Pro', pricePence: 999, storageBytes: 5 * 1024 * megabyte },
  business: { name: 'Business', pricePence: 2999, storageBytes: null },
} as const;

/** The plans that cost something, the cheapest first. */
export const paidTiers = ['pro', 'business'] as const satisfies (keyof typeof plans)[];
