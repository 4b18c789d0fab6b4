import { z } from 'zod';

/** The location of a network, as far as it is known. */
export const place = z.object({
  /** The country's English name, or `Unknown`. */
  name: z.string(),
  /** Why the country is unknown; null if it is known. */
  reason: z.string().nullable(),
});
export type Place = z.infer<typeof place>;
