/** One megabyte as the plans and the limits of single files count it, in bytes. */
export const megabyte = 1024 * 1024;

/** What each plan calls itself and stores, in bytes; null where there is no limit. */
export const plans = {
  free: { name: 'Free', storageBytes: 100 * megabyte },
  pro: { name: 'Pro', storageBytes: 5 * 1024 * megabyte },
  business: { name: 'Business', storageBytes: null },
} as const;
