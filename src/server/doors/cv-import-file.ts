import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { importTooLarge, importZipMaxBytes, proposal } from '../../contracts/cv-import';
import { readStaged } from '../../routers/cv-import/read-for-import';
import { countCall } from '../../routers/limits/limit-calls';
import { FileTooLargeError } from '../../routers/ports';
import type { CreateContext } from '../request-context';
import { requireOwnProfile } from './own-profile';
import { routeSchema, withoutValidation } from './route-schema';
import { stageForm } from './stage-form';

const formBytes = 64 * 1024;

/** Reads a file that describes a career, and keeps nothing of it. */
export async function cvImportFileDoor(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 2, fields: 10, fieldSize: formBytes, fileSize: importZipMaxBytes + 1 },
  });

  app.post('/api/profile/:profileId/cv/import', {
    ...withoutValidation,
    schema: routeSchema({
      summary:
        'Reads a JSON Resume file, the zip of a LinkedIn export, or a PDF or zip of a profile from here (multipart, field file) and proposes entries for the sections; keeps nothing',
      tag: 'cv',
      path: '/profile/{profileId}/cv/import',
      input: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
      },
      consumes: ['multipart/form-data'],
      responses: { 200: z.toJSONSchema(proposal, { unrepresentable: 'any' }) },
    }),
    errorHandler: (error: FastifyError) => {
      throw error instanceof FileTooLargeError ? tooLarge() : error;
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      await countCall(ctx, 'reading');
      if (Number(request.headers['content-length'] ?? 0) > importZipMaxBytes + formBytes) throw tooLarge();
      const { file } = await stageForm(request, ctx.files, { field: 'file', maxBytes: importZipMaxBytes });
      try {
        return reply.send(await readStaged({ ...ctx, caller }, profileId, file));
      } finally {
        await ctx.files.discard(file);
      }
    },
  });
}

const tooLarge = () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: importTooLarge });
