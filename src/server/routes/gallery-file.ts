import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findReadableImage } from '../../../db/queries/images';
import { byId } from '../../contracts/ids';
import { notFound } from '../../routers/errors';
import type { CreateContext } from '../http/request-context';
import { fileResponses, routeSchema, withoutValidation } from './route-schema';
import { sendFile } from './send-file';

// Wider than any stored image, so that the largest one is served by default.
const widest = 10_000;

const choice = z.object({
  w: z.coerce.number<string>().int().min(1).max(widest).default(widest),
  download: z.string().optional(),
});

/** Stored images in the requested size; access is checked on every request. */
export async function galleryFileRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/files/:id', {
    ...withoutValidation,
    schema: {
      ...routeSchema({
        summary: 'An image, at least w pixels wide where it is stored so; with download=1 to be saved',
        operationId: 'getImageFile',
        group: 'gallery',
        access: 'readers',
        path: '/files/{id}',
        query: true,
        input: {
          type: 'object',
          properties: {
            w: { type: 'integer', minimum: 1, maximum: widest },
            download: { type: 'string', enum: ['1'] },
          },
        },
        responses: fileResponses('image/webp'),
      }),
      produces: ['image/webp'],
    },
    handler: async (request, reply) => {
      const { files, db, caller, openedLinks } = await createContext(request, reply);
      const { id } = parse(byId, request.params);
      const { w, download } = parse(choice, request.query);
      const admission = await openedLinks.findAdmission();
      const image = await findReadableImage(db, id, w, caller?.accountId, admission);
      if (!image) throw notFound('image');
      return sendFile(request, reply, files, {
        fileKey: image.fileKey,
        size: image.size,
        filename: `photo-${id.slice(-12)}.webp`,
        contentType: 'image/webp',
        tag: `${id}-${image.width}`,
        isDownload: download === '1',
        isListed: image.isListed,
      });
    },
  });
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}
