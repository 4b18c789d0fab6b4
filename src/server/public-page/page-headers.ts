import type { PublicProfile } from '../../../db/public-projection';
import { variesByCaller } from '../http/vary';

/** The headers for caches and search engines. */
export function pageHeaders(
  { visibility }: Pick<PublicProfile, 'visibility'>,
  { isContactShown = false, isShared = false } = {},
): Record<string, string> {
  const isPrivate = visibility === 'private' || isContactShown || isShared;
  return {
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    vary: variesByCaller,
    ...((visibility !== 'public' || isPrivate) && { 'x-robots-tag': 'noindex' }),
    // Nobody else may learn the token in the address.
    ...(isShared && { 'referrer-policy': 'same-origin' }),
  };
}
