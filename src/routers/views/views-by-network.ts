import { LRUCache } from 'lru-cache';
import { countsOnceMinutes } from '../../../db/views/record-views';
import { networkOf } from '../network';

// Some megabytes. Views from more networks than this may be counted twice.
const mostKept = 20_000;

/**
 * The views of visitors who ask not to be followed, by their networks. Held only in memory, for half an hour at most: it
 * must never reach a disk.
 */
export class ViewsByNetwork<T> {
  readonly #views: LRUCache<string, Promise<T>>;

  /** @param now milliseconds, from 1 on */
  constructor(now: () => number) {
    this.#views = new LRUCache({
      // Grows with the networks; `max` would set aside room for all of them at every start.
      maxSize: mostKept,
      sizeCalculation: () => 1,
      // Its values are stale after this time, not at it: at half an hour, a view is a new one.
      ttl: countsOnceMinutes * 60_000 - 1,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Whether this network has a view of the profile under way. */
  has(profileId: string, ip: string): boolean {
    return this.#views.has(keyOf(profileId, ip));
  }

  /** The view under way of this network and profile, else a new one. One that fails, or is refused, is forgotten. */
  async getOrBegin(profileId: string, ip: string, begin: () => Promise<T>): Promise<T> {
    const key = keyOf(profileId, ip);
    const known = this.#views.get(key);
    if (known) return known;
    const view = begin();
    this.#views.set(key, view);
    try {
      const begun = await view;
      if (begun === undefined) this.#views.delete(key);
      return begun;
    } catch (error) {
      this.#views.delete(key);
      throw error;
    }
  }
}

const keyOf = (profileId: string, ip: string): string => `${profileId} ${networkOf(ip)}`;
