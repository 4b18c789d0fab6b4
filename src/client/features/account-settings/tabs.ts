import { z } from 'zod';

const tab = z.enum(['profile', 'security', 'subscription']);
export type SettingsTab = z.infer<typeof tab>;

/** What the address may say of the settings; what it says wrong is left out. */
export const settingsSearch = z.object({ tab: tab.optional() }).catch({});
