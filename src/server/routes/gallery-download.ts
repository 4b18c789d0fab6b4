import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { listImageFiles } from '../../../db/queries/images';
import { galleryDownload, maxImagesPerDownload } from '../../contracts/gallery-download';
import { notFound } from '../../routers/errors';
import { imageFilenames } from '../../routers/gallery/image-filenames';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { fileResponses, routeSchema, withoutValidation } from './route-schema';
import { contentDisposition, sendFile } from './send-file';
import { zipStream } from './zip-stream';

const contentType = 'image/webp';

/** Downloads of the caller's own gallery: one image as it is, several as a zip that is created while it is sent. */
export async function galleryDownloadRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/profile/:profileId/gallery/download', {
    ...withoutValidation,
    schema: {
      ...routeSchema({
        summary: 'Own images in their largest stored size: one as itself, several as a zip',
        operationId: 'downloadGallery',
        group: 'gallery',
        access: 'session',
        path: '/profile/{profileId}/gallery/download',
        query: true,
        input: {
          type: 'object',
          properties: {
            ids: {
              type: 'string',
              description: `Ids of at most ${maxImagesPerDownload} entries with commas between them; without it all of them`,
            },
          },
        },
        responses: fileResponses('application/zip'),
      }),
      produces: ['application/zip', contentType],
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      const parsed = galleryDownload.safeParse(request.query);
      if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
      const { ids } = parsed.data;
      const images = await listImageFiles(ctx.db, caller.accountId, profileId, ids);
      const [first] = images;
      if (!first || (ids && images.length < ids.length)) throw notFound('image');
      const names = imageFilenames(images.map(({ caption }) => caption));
      if (images.length === 1) {
        const [filename = ''] = names;
        const { fileKey, size, id: tag } = first;
        return sendFile(request, reply, ctx.files, {
          fileKey,
          size,
          filename,
          contentType,
          tag,
          isDownload: true,
        });
      }
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('photos.zip', true),
        'x-content-type-options': 'nosniff',
      });
      return reply.send(
        zipStream(
          images.map(({ fileKey, size, createdAt }, index) => ({
            name: names[index] ?? '',
            size,
            changedAt: new Date(createdAt),
            open: () => ctx.files.open(fileKey),
          })),
        ),
      );
    },
  });
}
