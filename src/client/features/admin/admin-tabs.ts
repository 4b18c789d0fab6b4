/** The tabs of the admin's screen, as its address names them. */
export const adminTabs = ['users', 'analytics', 'settings', 'audit'] as const;
export type AdminTab = (typeof adminTabs)[number];
