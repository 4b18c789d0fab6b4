import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EncodedBody, sendTagged } from './encoded-body';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Files {
  directory: string;
  /** The URL prefix, with a trailing slash. */
  prefix: string;
  cacheControl: string;
}

/** Serves files from memory: compressing one costs more than a hundred requests, so it is done once. */
export function serveFiles(app: FastifyInstance, { directory, prefix, cacheControl }: Files): void {
  const bodies = new Map(
    readdirSync(directory).map((name) => {
      const contentType = contentTypes[path.extname(name)] ?? 'application/octet-stream';
      return [name, new EncodedBody(readFileSync(path.join(directory, name)), contentType)] as const;
    }),
  );
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, (request, reply) => {
    const body = bodies.get(request.params['*']);
    if (!body) return reply.callNotFound();
    return sendTagged(request, reply.header('cache-control', cacheControl), body);
  });
}
