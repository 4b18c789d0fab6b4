/** One megabyte as plans and file limits count it, in bytes. */
export const megabyte = 1024 * 1024;

/** The plans: name, monthly price in pence without VAT, and storage in bytes (null: unlimited). */
export const plans = {
  free: { name: 'Free', pricePence: 0, storageBytes: 100 * megabyte },
  pro: { name: 'Pro', pricePence: 999, storageBytes: 5 * 1024 * megabyte },
  business: { name: 'Business', pricePence: 2999, storageBytes: null },
} as const;

/** The paid plans, cheapest first. */
export const paidTiers = ['pro', 'business'] as const satisfies (keyof typeof plans)[];
