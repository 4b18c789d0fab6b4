import { TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../../assets/encoded-body';

const refusalsKept = 1000;
const refusalKeptMs = 10 * 60_000;

type Make = () => Promise<EncodedBody | undefined>;

/** Keeps the most recently requested exports of profiles, as many as fit into `maxBytes`. */
export class ExportCache {
  readonly #exports: LRUCache<string, EncodedBody, Make>;

  /** Why an export cannot be made; finding out again would take as long. */
  readonly #refusals = new LRUCache<string, TRPCError>({ max: refusalsKept, ttl: refusalKeptMs });

  constructor(maxBytes: number) {
    this.#exports = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (made) => made.weight,
      fetchMethod: async (_key, _stale, { context: make }) => make(),
      // An export that is evicted while it is made is still returned to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /**
   * The export of this key, made once for all concurrent requests.
   * @throws the same UNPROCESSABLE_CONTENT for a while
   */
  async get(key: string, make: Make): Promise<EncodedBody | undefined> {
    const refusal = this.#refusals.get(key);
    if (refusal) throw refusal;
    try {
      return await this.#exports.fetch(key, { context: make });
    } catch (error) {
      if (error instanceof TRPCError && error.code === 'UNPROCESSABLE_CONTENT')
        this.#refusals.set(key, error);
      throw error;
    }
  }
}
