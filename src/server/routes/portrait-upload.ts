import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { imageRefusals } from '../../contracts/gallery-upload';
import { portrait } from '../../contracts/portrait';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import { countCall } from '../../routers/limits/limit-calls';
import { uploadPortrait } from '../../routers/portrait/upload-portrait';
import { FileTooLargeError } from '../../routers/ports';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { fileField, routeSchema, withoutValidation } from './route-schema';
import { formLimits, stageForm } from './stage-form';

const fieldBytes = 8 * 1024;

/** Uploads of portrait photos, streamed to the staging folder. */
export async function portraitUploadRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: formLimits({ file: imageMaxBytes, field: fieldBytes }),
  });

  app.post('/api/profile/:profileId/portrait', {
    ...withoutValidation,
    schema: routeSchema({
      summary:
        'Uploads the portrait photo (multipart, field portrait, with its alternative text in alt) in place of the one before, which goes to the bin; only the square in its middle is kept',
      operationId: 'uploadPortrait',
      group: 'portrait',
      access: 'session',
      limit: 'upload',
      path: '/profile/{profileId}/portrait',
      input: {
        type: 'object',
        properties: {
          portrait: fileField('A JPEG, PNG or WebP image', imageMaxBytes),
          alt: { type: 'string' },
        },
        required: ['portrait'],
      },
      consumes: ['multipart/form-data'],
      responses: { 201: z.toJSONSchema(portrait) },
    }),
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      await countCall(ctx, 'upload');
      const { filename, file, fields } = await stageForm(ctx, request, {
        field: 'portrait',
        maxBytes: imageMaxBytes,
      }).catch((error: unknown) => {
        throw error instanceof FileTooLargeError ? tooLarge() : error;
      });
      try {
        const photo = { filename, file, alt: fields.get('alt') ?? '' };
        return reply.code(201).send(await uploadPortrait({ ...ctx, caller }, profileId, photo));
      } finally {
        await ctx.files.discard(file);
      }
    },
  });
}

const tooLarge = () =>
  new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: imageRefusals.tooLarge('The photo').message });
