import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findReadableVideo } from '../../../db/queries/videos';
import { byId } from '../../contracts/ids';
import { video, videoMaxBytes, videoRefusals, videoTypes } from '../../contracts/video';
import { notFound } from '../../routers/errors';
import { countCall } from '../../routers/limits/limit-calls';
import { FileTooLargeError } from '../../routers/ports';
import { uploadVideo } from '../../routers/video/upload-video';
import type { CreateContext } from '../request-context';
import { readFilePart } from './file-part';
import { requireOwnProfile } from './own-profile';
import { fileResponses, routeSchema, withoutValidation } from './route-schema';
import { sendFile } from './send-file';

const formBytes = 64 * 1024;
const config = { refusesInText: true };

/** Video introductions: uploads streamed to the file store, and the files in ranges, as players ask for them. */
export async function videoDoor(app: FastifyInstance, { createContext }: { createContext: CreateContext }) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 10, fieldSize: formBytes, fileSize: videoMaxBytes + 1 },
  });

  app.post('/api/profile/:profileId/video', {
    ...withoutValidation,
    config,
    schema: routeSchema({
      summary: 'Uploads the video introduction (multipart, field video) in place of the one before',
      tag: 'video',
      path: '/profile/{profileId}/video',
      input: {
        type: 'object',
        properties: { video: { type: 'string', contentMediaType: 'application/octet-stream' } },
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
      const profileId = await requireOwnProfile(ctx, request.params);
      await countCall(ctx, 'upload');
      if (Number(request.headers['content-length'] ?? 0) > videoMaxBytes + formBytes) throw tooLarge(request);
      const part = await readFilePart(request, 'video');
      const file = await ctx.files.stage(part.file, videoMaxBytes);
      try {
        return reply.code(201).send(await uploadVideo(ctx, profileId, { filename: part.filename, file }));
      } finally {
        await ctx.files.discard(file);
      }
    },
  });

  app.get('/api/video/:id', {
    ...withoutValidation,
    config,
    schema: {
      ...routeSchema({
        summary: 'The file of a video, whole or in ranges',
        tag: 'video',
        path: '/video/{id}',
        refusesInText: true,
        responses: fileResponses('video/*'),
      }),
      produces: Object.values(videoTypes),
    },
    handler: async (request, reply) => {
      const { files, db, caller } = await createContext(request, reply);
      const parsed = byId.safeParse(request.params);
      if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
      const found = await findReadableVideo(db, parsed.data.id, caller?.accountId);
      if (!found) throw notFound('video');
      return sendFile(request, reply, files, { ...found, tag: found.sha256, isDownload: false });
    },
  });
}

/** Names the size where the sender declared it; the form around the file is too small to matter in megabytes. */
function tooLarge({ headers }: FastifyRequest): TRPCError {
  const declared = headers['content-length'];
  const message = videoRefusals.tooLarge(declared === undefined ? undefined : Number(declared));
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
}
