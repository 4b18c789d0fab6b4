import { LRUCache } from 'lru-cache';
import type { PublicProfile } from '../../../db/public-projection';
import { SiteText } from '../assets/site-text';

export const pageType = 'text/html; charset=utf-8';

type Render = () => Promise<string | undefined>;

/**
 * @param today decides which certificates have expired, and how long a current job has lasted
 * @param shown the variant that a link shows
 * @param language another one than that of the page
 * @param isDomainHost whether it is served at a domain of its own
 */
export const pageKey = (
  { id, publicVersion }: Pick<PublicProfile, 'id' | 'publicVersion'>,
  { today = dateOfVisit(), isContactShown = false, shown = '', isDomainHost = false, language = '' } = {},
) => `${id} ${publicVersion} ${today} ${isContactShown} ${isDomainHost} ${language} ${shown}`;

/** The variant of a page that a link shows, as part of its key. */
export const sharedKey = (
  { token, choicesKey }: { token: string; choicesKey: string },
  isMeasured: boolean,
): string => `${token} ${choicesKey} ${isMeasured}`;

export const dateOfVisit = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Keeps the most recently requested pages, as many as fit into `maxBytes`. */
export class PageCache {
  readonly #pages: LRUCache<string, SiteText, Render>;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page) => page.weight,
      fetchMethod: async (_key, _stale, { context: render }) => {
        const html = await render();
        return html === undefined ? undefined : new SiteText(html, pageType);
      },
      // A page that is evicted while it is rendered is still returned to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /** The page of this key, rendered once for all concurrent requests. */
  get(key: string, render: Render): Promise<SiteText | undefined> {
    return this.#pages.fetch(key, { context: render });
  }
}
