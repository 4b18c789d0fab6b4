import { randomUUID } from 'node:crypto';
import { domainOrigin } from '../contracts/domain';
import { EncodedBody } from './encoded-body';

/** A placeholder for this server's origin, until the request's is known. Unguessable. */
const markHost = `${randomUUID()}.invalid`;
export const originMark = `https://${markHost}`;

/** A placeholder for the origin of an own domain, which follows from this server's. */
const hostMark = (host: string) => `https://${host}.${markHost}`;

const marks = new RegExp(`https://(?:([a-z\\d.-]+)\\.)?${markHost.replaceAll('.', '\\.')}`, 'g');

/** The origin of an own domain. @param origin this server's, or its placeholder */
export const ownOrigin = (origin: string, host: string): string =>
  origin === originMark ? hostMark(host) : domainOrigin(origin, host);

/** A text for every origin of this server, cached as it was last sent. */
export class SiteText {
  readonly #text: string;
  readonly #contentType: string;
  #sent: { origin: string; body: EncodedBody } | undefined;

  /** @param text with `originMark` in place of the origin, and of those of own domains what `ownOrigin` makes of it */
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
      const text = this.#text.replace(marks, (_, host?: string) =>
        host ? domainOrigin(origin, host) : origin,
      );
      this.#sent = { origin, body: new EncodedBody(text, this.#contentType) };
    }
    return this.#sent.body;
  }
}
