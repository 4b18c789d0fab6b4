import type { PublicProfile } from '../../../db/public-projection';

/** What caches and search engines are told about a page. */
export function pageHeaders(
  { visibility }: Pick<PublicProfile, 'visibility'>,
  isContactShown = false,
): Record<string, string> {
  const isPrivate = visibility === 'private' || isContactShown;
  return {
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding, cookie, authorization',
    ...((visibility !== 'public' || isContactShown) && { 'x-robots-tag': 'noindex' }),
  };
}
