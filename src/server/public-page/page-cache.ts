import { SiteText } from '../site-text';

/** Keeps the pages that were asked for last, as many as fit into `maxBytes`. */
export class PageCache {
  readonly #pages = new Map<string, SiteText>();
  readonly #underWay = new Map<string, Promise<SiteText | undefined>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The page of this key; made by `render` where it is not here, once for all who ask meanwhile. */
  async get(key: string, render: () => Promise<string | undefined>): Promise<SiteText | undefined> {
    const page = this.#pages.get(key);
    if (page) {
      // A map keeps its order of insertion, so the first key is the one that nobody has asked for the longest.
      this.#pages.delete(key);
      this.#pages.set(key, page);
      return page;
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const made = this.#make(key, render).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async #make(key: string, render: () => Promise<string | undefined>): Promise<SiteText | undefined> {
    const html = await render();
    if (html === undefined) return undefined;
    const page = new SiteText(html, 'text/html; charset=utf-8');
    this.#pages.set(key, page);
    this.#bytes += page.weight;
    for (const [oldest, { weight }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= weight;
    }
    return page;
  }
}
