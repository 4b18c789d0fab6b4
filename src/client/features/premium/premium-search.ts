import { z } from 'zod';
import { premiumTabs } from './categories';

/** Set where the checkout leads back; the router reads `true` as a boolean. */
const flag = z.literal(true).optional().catch(undefined);

/** The state of the screen that its address keeps. Unknown values are ignored. */
export const premiumSearch = z.object({
  tab: z.enum(premiumTabs).optional().catch(undefined),
  success: flag,
  canceled: flag,
});
