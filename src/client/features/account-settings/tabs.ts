import { z } from 'zod';

const tab = z.enum(['profile', 'security', 'subscription']);
export type SettingsTab = z.infer<typeof tab>;

/** The URL state of the settings; invalid values are ignored. */
export const settingsSearch = z.object({
  tab: tab.optional().catch(undefined),
  /** Set where the payment provider's pages lead back; the router reads `true` as a boolean. */
  refresh: z.literal(true).optional().catch(undefined),
});
