import { randomUUID } from 'node:crypto';
import { EncodedBody } from './encoded-body';

/** Stands for this server's address in a text, until it is known under which one it is asked for. Nobody else knows it. */
export const originMark = `https://${randomUUID()}.invalid`;

/** A text for every address under which this server can be reached, kept as it was sent last. */
export class SiteText {
  readonly #text: string;
  readonly #contentType: string;
  #sent: { origin: string; body: EncodedBody } | undefined;

  /** @param text with `originMark` wherever it names this server */
  constructor(text: string, contentType: string) {
    this.#text = text;
    this.#contentType = contentType;
  }

  /** What it holds in memory at most, in bytes: the text, the bytes that were sent, and those in each encoding. */
  get weight(): number {
    return this.#text.length * 4;
  }

  /** Only one address is remembered, so that nobody can fill the memory with addresses of their own invention. */
  at(origin: string): EncodedBody {
    if (this.#sent?.origin !== origin) {
      const text = this.#text.replaceAll(originMark, () => origin);
      this.#sent = { origin, body: new EncodedBody(text, this.#contentType) };
    }
    return this.#sent.body;
  }
}
