import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cv, cvMaxBytes, cvRefusals, isPublicField } from '../../contracts/cv';
import { uploadCv } from '../../routers/cv/upload-cv';
import { countCall } from '../../routers/limits/limit-calls';
import { FileTooLargeError } from '../../routers/ports';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { fileField, routeSchema, withoutValidation } from './route-schema';
import { formLimits, stageForm } from './stage-form';

const formBytes = 64 * 1024;

/** Uploads of CVs, streamed to the file store and never held in memory. */
export async function cvUploadRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: formLimits({ file: cvMaxBytes, field: formBytes }),
  });

  app.post('/api/profile/:profileId/cv', {
    ...withoutValidation,
    schema: routeSchema({
      summary:
        "Uploads a CV (multipart, field cv), which becomes the profile's current one; private unless isPublic is true",
      operationId: 'uploadCv',
      group: 'cv',
      access: 'session',
      limit: 'upload',
      path: '/profile/{profileId}/cv',
      input: {
        type: 'object',
        properties: {
          cv: fileField('A PDF, DOC or DOCX file', cvMaxBytes),
          isPublic: z.toJSONSchema(isPublicField, { io: 'input' }),
        },
        required: ['cv'],
      },
      consumes: ['multipart/form-data'],
      responses: { 201: z.toJSONSchema(cv) },
    }),
    errorHandler: (error: FastifyError) => {
      throw error instanceof FileTooLargeError ? tooLarge() : error;
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      await countCall(ctx, 'upload');
      if (Number(request.headers['content-length'] ?? 0) > cvMaxBytes + formBytes) throw tooLarge();
      const { filename, file, fields } = await stageForm(ctx, request, {
        field: 'cv',
        maxBytes: cvMaxBytes,
      });
      try {
        const isPublic = parseIsPublic(fields.get('isPublic'));
        return reply
          .code(201)
          .send(await uploadCv({ ...ctx, caller }, profileId, { filename, file, isPublic }));
      } finally {
        await ctx.files.discard(file);
      }
    },
  });
}

/** @throws BAD_REQUEST if it is neither */
function parseIsPublic(text: string | undefined): boolean {
  const parsed = isPublicField.safeParse(text);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}

const tooLarge = () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: cvRefusals.tooLarge.message });
