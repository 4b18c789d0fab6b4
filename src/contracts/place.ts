import { z } from 'zod';

/** Where a network is, as far as it is known. */
export const place = z.object({
  /** The country's English name, or `Unknown`. */
  name: z.string(),
  /** Why the country is not known; null where it is. */
  reason: z.string().nullable(),
});
export type Place = z.infer<typeof place>;
