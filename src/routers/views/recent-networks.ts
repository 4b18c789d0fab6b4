import { LRUCache } from 'lru-cache';
import { networkOf } from '../network';

const countsOnceMs = 30 * 60_000;
// Some megabytes. Views from more networks than this may be counted twice.
const mostKept = 20_000;

/** Recent networks of each profile, for visitors who opt out of tracking. */
export interface RecentNetworks {
  /** Whether this network has not been counted for the profile in the last half hour; marks it as counted. */
  begins(profileId: string, ip: string): boolean;
  /** Undoes that, if the view could not be recorded. */
  forget(profileId: string, ip: string): void;
}

/**
 * Held only in memory, for half an hour at most: it must never reach a disk.
 * @param now a monotonic clock in milliseconds, starting at 1 or later
 */
export function openRecentNetworks(now = () => performance.now()): RecentNetworks {
  const counted = new LRUCache<string, true>({
    max: mostKept,
    ttl: countsOnceMs,
    ttlResolution: 0,
    perf: { now },
  });
  const keyOf = (profileId: string, ip: string) => `${profileId} ${networkOf(ip)}`;
  return {
    begins(profileId, ip) {
      const key = keyOf(profileId, ip);
      if (counted.has(key)) return false;
      counted.set(key, true);
      return true;
    },
    forget: (profileId, ip) => void counted.delete(keyOf(profileId, ip)),
  };
}
