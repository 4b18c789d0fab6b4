import { defaultProfileId } from './ids';
import { furtherPath, portfolioParts } from './portfolio-parts';

/**
 * The first part of every address of the product, without a file's ending: those that are served, those of its screens,
 * and those that the specification names and are still to come.
 */
const ownAddresses = [
  // The server's.
  ...[
    'api',
    'assets',
    'badge',
    'calendar',
    'docs',
    'healthz',
    'profile',
    'readyz',
    'testimonial',
    'testimonial-check',
    'trpc',
    'unsubscribe',
    'v',
  ],
  // What crawlers and browsers request by themselves.
  ...[
    'apple-touch-icon',
    'favicon',
    'humans',
    'index',
    'llms',
    'manifest',
    'robots',
    'security',
    'sitemap',
    'well-known',
  ],
  // The screens'.
  ...[...portfolioParts.map(({ path }) => path), furtherPath].map((path) => path.slice(1)),
  ...['admin', 'admin-setup', 'analytics', 'app-button-demo', 'app-icon-demo', 'bin', 'design'],
  ...['employer-contacts', 'forgot-password', 'landing', 'links', 'login'],
  ...['portfolios', 'premium-features', 'pricing', 'reset-password', 'share-profile'],
  ...['user-management-test', 'user-profile', 'verify-email', 'versions', 'video-intro-v2'],
  // The pages of the footer.
  ...['about', 'blog', 'careers', 'features', 'help', 'integrations', 'privacy', 'status', 'support'],
  ...['templates', 'terms'],
];

/** Words that would mislead readers about who is speaking, or that programs would misinterpret. */
const misleading = [
  ...[
    'account',
    'demo',
    defaultProfileId,
    'edit',
    'logout',
    'me',
    'new',
    'null',
    'official',
    'root',
    'search',
  ],
  ...['settings', 'share', 'staff', 'storyfolio', 'system', 'team', 'undefined', 'www'],
];

/** What no owner can have as a slug, so that it is free for the product. */
export const reservedWords: ReadonlySet<string> = new Set([...ownAddresses, ...misleading]);
