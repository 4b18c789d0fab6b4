import { z } from 'zod';

/** The URL state of the screen: the open form, or the version that is compared. */
export const versionsSearch = z.object({
  add: z.literal(1).optional().catch(undefined),
  compare: z.string().optional().catch(undefined),
});
