import { randomUUID } from 'node:crypto';
import { domainOrigin } from '../../contracts/domain';
import { EncodedBody } from './encoded-body';

/** A placeholder for this server's origin, until the request's is known. Unguessable. */
export const originMark = `https://${randomUUID()}.invalid`;

/** The prefix of an own domain's host, whose origin follows from this server's. */
const domainMark = `https://${randomUUID()}.`;

/** The origin of an own domain. @param origin this server's, or its placeholder */
export const ownOrigin = (origin: string, host: string): string =>
  origin === originMark ? domainMark + host : domainOrigin(origin, host);

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
      const text = withDomains(
        this.#text.replaceAll(originMark, () => origin),
        origin,
      );
      this.#sent = { origin, body: new EncodedBody(text, this.#contentType) };
    }
    return this.#sent.body;
  }
}

/** The text with the placeholders of own domains replaced by their origins; a path always follows. */
function withDomains(text: string, origin: string): string {
  const [start = '', ...parts] = text.split(domainMark);
  const ends = parts.map((part) => {
    const end = part.indexOf('/');
    return domainOrigin(origin, part.slice(0, end)) + part.slice(end);
  });
  return start + ends.join('');
}
