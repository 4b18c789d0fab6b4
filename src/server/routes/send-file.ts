import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, FileStore } from '../../routers/ports';
import { isKnownTo } from '../http/entity-tag';

/** A stored file and how to present it. */
export interface ServedFile {
  fileKey: string;
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  /** Identifies the content permanently, so it serves as entity tag. */
  tag: string;
  isDownload: boolean;
  /** Whether search engines may list it; they may not by default. */
  isListed?: boolean;
}

/** Streams a file or the requested range, with headers that keep it from running scripts on our origin. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  file: ServedFile,
) {
  const etag = `"${file.tag}"`;
  reply.headers({ ...headersOf(file), 'accept-ranges': 'bytes', etag });
  if (isKnownTo(request, etag)) return reply.code(304).send();

  const { range: header, 'if-range': condition } = request.headers;
  const range = condition === undefined || condition === etag ? parseRange(header, file.size) : undefined;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  return reply.send(await files.open(file.fileKey, range));
}

/** Sends a text from the database like {@link sendFile} sends a file. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: Omit<ServedFile, 'fileKey' | 'size'> & { content: string },
) {
  const etag = `"${text.tag}"`;
  reply.headers({ ...headersOf(text), etag });
  if (isKnownTo(request, etag)) return reply.code(304).send();
  return reply.send(text.content);
}

const headersOf = (file: Pick<ServedFile, 'contentType' | 'filename' | 'isDownload' | 'isListed'>) => ({
  'content-type': file.contentType,
  'content-disposition': contentDisposition(file.filename, file.isDownload),
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-cache',
  ...(file.isListed ? {} : { 'x-robots-tag': 'noindex' }),
});

/** A single byte range; undefined, meaning the whole file, if the header has none or several. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const range = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (range.start >= size) return 'unsatisfiable';
  return range.end < range.start ? undefined : range;
}

/** The file name in ASCII for old clients and in full for others (RFC 6266). */
export function contentDisposition(filename: string, isDownload: boolean): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${isDownload ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
