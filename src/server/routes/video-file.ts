import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findReadableCaptions } from '../../../db/queries/video-captions';
import { findReadableRendition } from '../../../db/queries/video-renditions';
import { findReadableVideo } from '../../../db/queries/videos';
import { byId } from '../../contracts/ids';
import { byVideo, videoExtensionOf, videoTypes } from '../../contracts/video';
import { notFound } from '../../routers/errors';
import { getReadableProfile } from '../../routers/profile/resolve-profile';
import type { CreateContext } from '../http/request-context';
import { fileResponses, routeSchema, withoutValidation } from './route-schema';
import { sendFile, sendText } from './send-file';

const options = { ...withoutValidation, config: { refusesInText: true } };

const renditions = [
  {
    operationId: 'getVideoFallback',
    kind: 'fallback',
    extension: 'mp4',
    type: videoTypes.mp4,
    summary: 'The video as an MP4 that plays everywhere',
  },
  {
    operationId: 'getVideoPoster',
    kind: 'poster',
    extension: 'webp',
    type: 'image/webp',
    summary: 'A picture out of the video',
  },
] as const;

/** The files of videos, in ranges for players, and captions; access is checked on every request. */
export async function videoFileRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/video/:id', {
    ...options,
    schema: fileSchema({
      operationId: 'getVideoFile',
      path: '/video/{id}',
      summary: 'The file of a video, whole or in ranges',
      produces: Object.values(videoTypes),
    }),
    handler: async (request, reply) => {
      const { files, db, caller, openedLinks } = await createContext(request, reply);
      const found = await findReadableVideo(
        db,
        idOf(request),
        caller?.accountId,
        await openedLinks.findAdmission(),
      );
      if (!found) throw notFound('video');
      const { id, isOwn, contentType } = found;
      const filename = isOwn ? found.filename : filenameOf(id, videoExtensionOf(contentType));
      return sendFile(request, reply, files, { ...found, filename, tag: found.sha256, isDownload: false });
    },
  });

  for (const { operationId, kind, extension, type, summary } of renditions) {
    app.get(`/api/video/:id/${kind}`, {
      ...options,
      schema: fileSchema({ operationId, path: `/video/{id}/${kind}`, summary, produces: [type] }),
      handler: async (request, reply) => {
        const { files, db, caller, openedLinks } = await createContext(request, reply);
        const id = idOf(request);
        const found = await findReadableRendition(
          db,
          id,
          kind,
          caller?.accountId,
          await openedLinks.findAdmission(),
        );
        if (!found) throw notFound('video');
        const filename = filenameOf(id, extension);
        return sendFile(request, reply, files, { ...found, filename, tag: found.sha256, isDownload: false });
      },
    });
  }

  app.get('/api/profile/:profileId/video/:videoId/captions', {
    ...options,
    schema: {
      ...routeSchema({
        summary: 'The captions of a video (WebVTT)',
        operationId: 'getVideoCaptions',
        group: 'video',
        access: 'readers',
        path: '/profile/{profileId}/video/{videoId}/captions',
        refusesInText: true,
        responses: { 200: { type: 'string', contentMediaType: 'text/vtt' }, 304: { type: 'null' } },
      }),
      produces: ['text/vtt'],
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { profileId, videoId } = parse(byVideo, request);
      const admission = await ctx.openedLinks.findAdmission();
      const isGranted = admission.grants.some((grant) => grant.profileId === profileId);
      const { id } = isGranted ? { id: profileId } : await getReadableProfile(ctx, profileId);
      const found = await findReadableCaptions(ctx.db, id, videoId, ctx.caller?.accountId, admission);
      if (!found) throw notFound('caption');
      return sendText(request, reply, {
        content: found.content,
        contentType: 'text/vtt; charset=utf-8',
        filename: `captions-${videoId.slice(-12)}.vtt`,
        tag: createHash('sha256').update(found.content).digest('base64url'),
        isDownload: false,
      });
    },
  });
}

/** The name of a file that only its owner knows by another one. */
const filenameOf = (id: string, extension: string) => `video-${id.slice(-12)}.${extension}`;

interface FileRoute {
  operationId: string;
  path: string;
  summary: string;
  produces: string[];
}

const fileSchema = ({ produces, ...route }: FileRoute) => ({
  ...routeSchema({
    ...route,
    group: 'video',
    access: 'readers',
    refusesInText: true,
    responses: fileResponses(produces.length > 1 ? 'video/*' : (produces[0] ?? '')),
  }),
  produces,
});

const idOf = (request: FastifyRequest) => parse(byId, request).id;

function parse<S extends z.ZodType>(schema: S, { params }: FastifyRequest): z.output<S> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}
