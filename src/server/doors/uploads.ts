import multipart, { type MultipartFile } from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cv, cvMaxBytes, cvRefusals } from '../../contracts/cv';
import { uploadCv } from '../../routers/cv/upload-cv';
import type { CreateContext } from '../request-context';
import { requireOwnProfile } from './own-profile';
import { routeSchema, withoutValidation } from './route-schema';

const formBytes = 64 * 1024;

/** Multipart uploads, which tRPC cannot carry: streamed to the file store, never whole in memory. */
export async function uploadsDoor(app: FastifyInstance, { createContext }: { createContext: CreateContext }) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 10, fieldSize: formBytes, fileSize: cvMaxBytes + 1 },
  });

  app.post('/api/profile/:profileId/cv', {
    ...withoutValidation,
    schema: routeSchema({
      summary: "Uploads a CV (multipart, field cv), which becomes the profile's current one",
      tag: 'cv',
      path: '/profile/{profileId}/cv',
      input: {
        type: 'object',
        properties: { cv: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['cv'],
      },
      consumes: ['multipart/form-data'],
      responses: { 201: z.toJSONSchema(cv) },
    }),
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const profileId = await requireOwnProfile(ctx, request.params);
      if (Number(request.headers['content-length'] ?? 0) > cvMaxBytes + formBytes) throw tooLarge();
      const part = await readPart(request, 'cv');
      const file = await ctx.files.stage(part.file, cvMaxBytes);
      try {
        return reply.code(201).send(await uploadCv(ctx, profileId, { filename: part.filename, file }));
      } finally {
        await ctx.files.discard(file);
      }
    },
  });
}

/** The one file of the form. @throws BAD_REQUEST where the form cannot be read or has another one */
async function readPart(request: FastifyRequest, field: string): Promise<MultipartFile> {
  if (!request.isMultipart()) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send this as multipart/form-data.' });
  }
  const part = await request.file().catch(() => undefined);
  if (part?.fieldname === field) return part;
  part?.file.resume();
  throw new TRPCError({ code: 'BAD_REQUEST', message: `Send the file in the field ${field} of a form.` });
}

const tooLarge = () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: cvRefusals.tooLarge.message });
