/** The screens that somebody without a session reaches; every other address of the application shows the landing page. */
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
