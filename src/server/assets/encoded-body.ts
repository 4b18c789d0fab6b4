import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isKnownTo } from '../http/entity-tag';

const brotli = promisify(brotliCompress);
// Compressed once and sent often, but the first reader waits for it.
const brotliQuality = 6;
const compressors = {
  br: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
};

type Encoding = keyof typeof compressors;
// In order of preference.
const encodings: Encoding[] = ['br', 'gzip'];

const compressible = /^text\/|json|javascript|xml/;
/** The encodings chosen for earlier headers: visitors send one of a few. */
const choices = new LRUCache<string, Encoding | 'identity'>({ max: 500, memoMethod: choose });
const longestRemembered = 200;

function choose(accepted: string): Encoding | 'identity' {
  const chosen = negotiate(accepted.toLowerCase(), encodings);
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}

// Anything shorter fits into one packet anyway.
const shortestCompressed = 1024;

/** A body that is built once and sent often, with its entity tag; compressed once per requested encoding. */
export class EncodedBody {
  readonly etag: string;
  readonly contentType: string;
  readonly #content: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(content: string | Uint8Array, contentType: string) {
    this.#content = bufferOf(content);
    this.contentType = contentType;
    const hash = createHash('sha256').update(this.#content).digest('base64url').slice(0, 22);
    // Weak, because all encodings share it.
    this.etag = `W/"${hash}"`;
  }

  /** The most memory it takes, in bytes: the content, and that of each encoding that it may be sent in. */
  get weight(): number {
    return Math.max(1, this.#content.length * (this.#isCompressible ? 1 + encodings.length : 1));
  }

  get #isCompressible(): boolean {
    return this.#content.length >= shortestCompressed && compressible.test(this.contentType);
  }

  /** The best accepted encoding; undefined to send it uncompressed. */
  encodingFor(accepted: string | undefined): Encoding | undefined {
    if (!accepted || !this.#isCompressible) return undefined;
    const chosen = accepted.length > longestRemembered ? choose(accepted) : choices.memo(accepted);
    return chosen === 'identity' ? undefined : chosen;
  }

  /** The bytes themselves once they are made. */
  in(encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (!encoding) return this.#content;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compressors[encoding](this.#content).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** The same bytes; they are not copied, because a document may have many. */
const bufferOf = (content: string | Uint8Array): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);

/** Sends the body in the best accepted encoding. */
export async function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const accepted = request.headers['accept-encoding'];
  const encoding = body.encodingFor(accepted === undefined ? undefined : String(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  return reply.type(body.contentType).send(await body.in(encoding));
}

/** Sends the body with its entity tag, or 304 if the client has it. */
export async function sendTagged(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  reply.header('etag', body.etag);
  return isKnownTo(request, body.etag) ? reply.code(304).send() : sendEncoded(request, reply, body);
}
