import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { findSentDocument } from '../../../db/contacts/sent-documents';
import { exportFormats } from '../../contracts/exports';
import { byId } from '../../contracts/ids';
import { requireCaller } from '../../routers/auth/require-caller';
import { notFound } from '../../routers/errors';
import type { CreateContext } from '../http/request-context';
import { fileResponses, routeSchema, withoutValidation } from './route-schema';
import { sendFile } from './send-file';

const { contentType } = exportFormats.pdf;

/** The files of what employer contacts were sent. */
export async function sentDocumentFileRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/sent-documents/:id', {
    ...withoutValidation,
    schema: {
      ...routeSchema({
        summary: 'The PDF that an employer contact was sent',
        operationId: 'getSentDocumentFile',
        group: 'employer-contacts',
        access: 'session',
        path: '/sent-documents/{id}',
        responses: fileResponses(contentType),
      }),
      produces: [contentType],
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { accountId } = requireCaller(ctx);
      const parsed = byId.safeParse(request.params);
      if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
      const found = await findSentDocument(ctx.db, accountId, parsed.data.id);
      if (!found) throw notFound('document');
      const { slug, day, sha256: tag, ...file } = found;
      const filename = `${slug}-${day}.pdf`;
      return sendFile(request, reply, ctx.files, { ...file, filename, contentType, tag, isDownload: true });
    },
  });
}
