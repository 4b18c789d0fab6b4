import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../encoded-body';

type Make = () => Promise<EncodedBody | undefined>;

/** Keeps the most recently requested forms of profiles, as many as fit into `maxBytes`. */
export class FormCache {
  readonly #forms: LRUCache<string, EncodedBody, Make>;

  constructor(maxBytes: number) {
    this.#forms = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (form) => form.weight,
      fetchMethod: async (_key, _stale, { context: make }) => make(),
      // A form that is evicted while it is made is still returned to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /** The form of this key, made once for all concurrent requests. */
  get(key: string, make: Make): Promise<EncodedBody | undefined> {
    return this.#forms.fetch(key, { context: make });
  }
}
