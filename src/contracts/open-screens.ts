/** The screens that somebody without a session reaches; at every other address of the application stands the landing page. */
export const openScreens: ReadonlySet<string> = new Set([
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  // While there is no admin.
  '/admin-setup',
  // Leads to /login.
  '/user-profile',
]);
