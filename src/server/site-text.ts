import { randomUUID } from 'node:crypto';
import { EncodedBody } from './encoded-body';

/** A placeholder for this server's origin, until the request's is known. Unguessable. */
export const originMark = `https://${randomUUID()}.invalid`;

/** A text for every origin of this server, cached as it was last sent. */
export class SiteText {
  readonly #text: string;
  readonly #contentType: string;
  #sent: { origin: string; body: EncodedBody } | undefined;

  /** @param text with `originMark` in place of the origin */
  constructor(text: string, contentType: string) {
    this.#text = text;
    this.#contentType = contentType;
  }

  /** The most memory it takes, in bytes: the text, the sent bytes, and those of each encoding. */
  get weight(): number {
    return this.#text.length * 4;
  }

  /** Only one origin is cached, so that nobody can fill the memory with invented ones. */
  at(origin: string): EncodedBody {
    if (this.#sent?.origin !== origin) {
      const text = this.#text.replaceAll(originMark, () => origin);
      this.#sent = { origin, body: new EncodedBody(text, this.#contentType) };
    }
    return this.#sent.body;
  }
}
