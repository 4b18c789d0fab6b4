import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ownsProfile } from '../../../db/queries/profiles';
import { cv, cvMaxBytes, cvRefusals } from '../../contracts/cv';
import { byProfile } from '../../contracts/ids';
import { uploadCv } from '../../routers/cv/upload-cv';
import { notFound } from '../../routers/errors';
import { ownProfileId } from '../../routers/profile/resolve-profile';
import { type Context, requireCaller } from '../../routers/trpc';
import type { CreateContext } from '../request-context';
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
      const part = await request.file();
      if (part?.fieldname !== 'cv') {
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send the file in the field cv.' });
      }
      const file = await ctx.files.stage(part.file, cvMaxBytes);
      try {
        return reply.code(201).send(await uploadCv(ctx, profileId, { filename: part.filename, file }));
      } finally {
        await ctx.files.discard(file);
      }
    },
  });
}

const tooLarge = () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: cvRefusals.tooLarge.message });

/** Refuses before the body is read; the write checks the owner once more, in its own SQL. */
async function requireOwnProfile(ctx: Context, params: unknown): Promise<string> {
  const { accountId } = requireCaller(ctx);
  const parsed = byProfile.safeParse(params);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  const profileId = ownProfileId(ctx, parsed.data.profileId);
  if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
  return profileId;
}
