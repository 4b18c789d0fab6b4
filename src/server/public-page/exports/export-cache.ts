import { TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../../assets/encoded-body';

const refusalsKept = 1000;
const refusalKeptMs = 10 * 60_000;

type Make = () => Promise<EncodedBody | undefined>;

/** Keeps the most recently requested forms of profiles, as many as fit into `maxBytes`. */
export class ExportCache {
  readonly #forms: LRUCache<string, EncodedBody, Make>;

  /** Why a form cannot be made; finding out again would take as long. */
  readonly #refusals = new LRUCache<string, TRPCError>({ max: refusalsKept, ttl: refusalKeptMs });

  constructor(maxBytes: number) {
    this.#forms = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (form) => form.weight,
      fetchMethod: async (_key, _stale, { context: make }) => make(),
      // A form that is evicted while it is made is still returned to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /**
   * The form of this key, made once for all concurrent requests.
   * @throws the same UNPROCESSABLE_CONTENT for a while
   */
  async get(key: string, make: Make): Promise<EncodedBody | undefined> {
    const refusal = this.#refusals.get(key);
    if (refusal) throw refusal;
    try {
      return await this.#forms.fetch(key, { context: make });
    } catch (error) {
      if (error instanceof TRPCError && error.code === 'UNPROCESSABLE_CONTENT')
        this.#refusals.set(key, error);
      throw error;
    }
  }
}
