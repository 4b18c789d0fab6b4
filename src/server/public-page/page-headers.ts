import type { PublicProfile } from '../../../db/public-projection';

/** What caches and search engines are told about a page. */
export function pageHeaders(
  { visibility }: Pick<PublicProfile, 'visibility'>,
  { isContactShown = false, isShared = false } = {},
): Record<string, string> {
  const isPrivate = visibility === 'private' || isContactShown || isShared;
  return {
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding, cookie, authorization',
    ...((visibility !== 'public' || isPrivate) && { 'x-robots-tag': 'noindex' }),
    // The token in the address is nobody else's business.
    ...(isShared && { 'referrer-policy': 'same-origin' }),
  };
}
