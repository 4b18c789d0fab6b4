import { z } from 'zod';

/** The URL state of the screen: an open form, or a copy that is compared. */
export const portfoliosSearch = z.object({
  add: z.literal(1).optional().catch(undefined),
  duplicate: z.string().optional().catch(undefined),
  compare: z.string().optional().catch(undefined),
});
