import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { video, videoMaxBytes, videoRefusals } from '../../contracts/video';
import { countCall } from '../../routers/limits/limit-calls';
import { FileTooLargeError } from '../../routers/ports';
import { uploadVideo } from '../../routers/video/upload-video';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { fileField, routeSchema, withoutValidation } from './route-schema';
import { formLimits, stageForm } from './stage-form';

const formBytes = 64 * 1024;
const config = { refusesInText: true };

/** Uploads of videos, streamed to the file store. */
export async function videoUploadRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: formLimits({ file: videoMaxBytes, field: formBytes }),
  });

  app.post('/api/profile/:profileId/video', {
    ...withoutValidation,
    config,
    schema: routeSchema({
      summary:
        'Uploads the video introduction (multipart, field video) in place of the one before, which goes to the bin',
      operationId: 'uploadVideo',
      group: 'video',
      access: 'session',
      limit: 'upload',
      path: '/profile/{profileId}/video',
      input: {
        type: 'object',
        properties: { video: fileField('An MP4, WebM or QuickTime file', videoMaxBytes) },
        required: ['video'],
      },
      consumes: ['multipart/form-data'],
      refusesInText: true,
      responses: { 201: z.toJSONSchema(video) },
    }),
    errorHandler: (error: FastifyError, request) => {
      throw error instanceof FileTooLargeError ? tooLarge(request) : error;
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      await countCall(ctx, 'upload');
      if (Number(request.headers['content-length'] ?? 0) > videoMaxBytes + formBytes) throw tooLarge(request);
      const { filename, file } = await stageForm(ctx, request, {
        field: 'video',
        maxBytes: videoMaxBytes,
      });
      try {
        return reply.code(201).send(await uploadVideo({ ...ctx, caller }, profileId, { filename, file }));
      } finally {
        await ctx.files.discard(file);
      }
    },
  });
}

/** Reports the declared size; the form's overhead is negligible in megabytes. */
function tooLarge({ headers }: FastifyRequest): TRPCError {
  const declared = headers['content-length'];
  const message = videoRefusals.tooLarge(declared === undefined ? undefined : Number(declared));
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
}
