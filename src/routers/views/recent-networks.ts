import { LRUCache } from 'lru-cache';
import { networkOf } from '../network';

const countsOnceMs = 30 * 60_000;
// Some megabytes. Whoever makes this many networks look at pages is not kept from being counted anyway.
const mostKept = 20_000;

/** Which networks have looked at which profiles of late, for those who ask not to be recognised. */
export interface RecentNetworks {
  /** Whether this network has not been counted for the profile within half an hour; from now on it has. */
  begins(profileId: string, ip: string): boolean;
  /** Takes that back, where the view could not be counted after all. */
  forget(profileId: string, ip: string): void;
}

/**
 * Kept in this process's memory alone, and never for longer than half an hour: nothing of it is to reach a disk.
 * @param now milliseconds of a clock that only goes forward, from 1 on
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
