/** The address of every screen of the application; `$id` stands for any one part of it. */
export const screenPaths = [
  '/',
  '/admin',
  '/admin-setup',
  '/analytics',
  '/app-button-demo',
  '/app-icon-demo',
  '/bin',
  '/contact',
  '/design',
  '/education-certifications',
  '/employer-contacts',
  '/employer-contacts/$id',
  '/forgot-password',
  '/gallery',
  '/landing',
  '/links',
  '/login',
  '/more-sections',
  '/portfolios',
  '/premium-features',
  '/pricing',
  '/reset-password',
  '/share-profile',
  '/skills',
  '/ten-facts',
  '/testimonials',
  '/upload-cv',
  '/user-management-test',
  '/user-profile',
  '/verify-email',
  '/versions',
  '/video-intro',
  '/video-intro-v2',
  '/work-experience',
];

const known = new Set(screenPaths);

/** Whether a path leads to a screen, and not to the one that says that there is nothing. */
export const isScreenPath = (path: string): boolean =>
  known.has(path) || known.has(`${path.slice(0, path.lastIndexOf('/') + 1)}$id`);
