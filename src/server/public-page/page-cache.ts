import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  br: (html: Buffer) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
};
const brotli = promisify(brotliCompress);
// A page is compressed once and sent often, but the first visitor waits for it.
const brotliQuality = 6;

export type Encoding = keyof typeof compressors;

/** A page as it is sent, in each encoding that was asked for so far. */
export class RenderedPage {
  readonly etag: string;
  readonly #html: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string) {
    this.#html = Buffer.from(html);
    const hash = createHash('sha256').update(this.#html).digest('base64url').slice(0, 22);
    // Weak: the encodings of one page are the same page.
    this.etag = `W/"${hash}"`;
  }

  /** What the page holds in memory at most, in bytes. */
  get weight(): number {
    return this.#html.length * 2;
  }

  body(encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (!encoding) return this.#html;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compressors[encoding](this.#html);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** Keeps the pages that were asked for last, as many as fit into `maxBytes`. */
export class PageCache {
  readonly #pages = new Map<string, RenderedPage>();
  readonly #underWay = new Map<string, Promise<RenderedPage | undefined>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The page of this key; made by `render` where it is not here, once for all who ask meanwhile. */
  async get(key: string, render: () => Promise<string | undefined>): Promise<RenderedPage | undefined> {
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

  async #make(key: string, render: () => Promise<string | undefined>): Promise<RenderedPage | undefined> {
    const html = await render();
    if (html === undefined) return undefined;
    const page = new RenderedPage(html);
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
