import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportAccount } from '../../routers/account/export-account';
import { requireSession } from '../../routers/auth/require-caller';
import { countCall } from '../../routers/limits/limit-calls';
import type { CreateContext } from '../http/request-context';
import { routeSchema, withoutValidation } from './route-schema';
import { contentDisposition } from './send-file';
import { zipStream } from './zip-stream';

const contentType = 'application/zip';

/** All data of the caller's account, as a zip that is created while it is sent. */
export async function accountExportRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/auth/export', {
    // Exports are logged and counted; a HEAD request exports nothing.
    exposeHeadRoute: false,
    ...withoutValidation,
    schema: {
      ...routeSchema({
        summary: 'All data and files of the own account as one zip',
        operationId: 'exportAccount',
        group: 'exports',
        access: 'session',
        limit: 'export',
        path: '/auth/export',
        responses: { 200: { type: 'string', contentMediaType: contentType } },
      }),
      produces: [contentType],
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const caller = requireSession(ctx);
      await countCall(ctx, 'export');
      const { documents, files } = await exportAccount({ ...ctx, caller });
      const now = new Date();
      reply.headers({
        'content-type': contentType,
        'content-disposition': contentDisposition(`storyfolio-${now.toISOString().slice(0, 10)}.zip`, true),
        'x-content-type-options': 'nosniff',
      });
      return reply.send(
        zipStream([
          ...documents.map(({ name, content }) => ({
            name,
            size: Buffer.byteLength(content),
            changedAt: now,
            open: async () => Readable.from([Buffer.from(content)]),
          })),
          ...files.map(({ name, size, storedAt, fileKey }) => ({
            name,
            size,
            changedAt: new Date(storedAt),
            open: () => ctx.files.open(fileKey),
          })),
        ]),
      );
    },
  });
}
