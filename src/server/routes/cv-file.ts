import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findReadableCv } from '../../../db/queries/cvs';
import { byId } from '../../contracts/ids';
import { notFound } from '../../routers/errors';
import type { CreateContext } from '../http/request-context';
import { fileResponses, routeSchema, withoutValidation } from './route-schema';
import { sendFile } from './send-file';

/** The files of CVs; access is checked on every request. */
export async function cvFileRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/cv/:id', {
    ...withoutValidation,
    schema: {
      ...routeSchema({
        summary: 'The file of a CV; with download=1 to be saved instead of shown',
        operationId: 'getCvFile',
        group: 'cv',
        access: 'readers',
        path: '/cv/{id}',
        query: true,
        input: { type: 'object', properties: { download: { type: 'string', enum: ['1'] } } },
        responses: fileResponses('application/octet-stream'),
      }),
      produces: ['application/octet-stream'],
    },
    handler: async (request, reply) => {
      const { files, db, caller, openedLinks } = await createContext(request, reply);
      const parsed = byId.safeParse(request.params);
      if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
      const admission = await openedLinks.findAdmission();
      const cv = await findReadableCv(db, parsed.data.id, caller?.accountId, admission);
      if (!cv) throw notFound('CV');
      return sendFile(request, reply, files, {
        ...cv,
        tag: cv.sha256,
        isDownload: isDownload(request.query),
      });
    },
  });
}

const isDownload = (query: unknown) => z.object({ download: z.literal('1') }).safeParse(query).success;
