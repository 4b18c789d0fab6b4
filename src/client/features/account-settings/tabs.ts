import { z } from 'zod';

const tab = z.enum(['profile', 'security', 'subscription']);
export type SettingsTab = z.infer<typeof tab>;

/** The URL state of the settings; invalid values are ignored. */
export const settingsSearch = z.object({ tab: tab.optional() }).catch({});
