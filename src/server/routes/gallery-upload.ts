import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { galleryUpload, galleryUploadResult, maxImagesPerUpload } from '../../contracts/gallery-upload';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import type { Caller, Context } from '../../routers/context';
import { GalleryUpload } from '../../routers/gallery/add-image';
import { countCall } from '../../routers/limits/limit-calls';
import { jsonParser } from '../http/json-body';
import type { CreateContext } from '../http/request-context';
import { stageImagesOfJson } from './gallery-json';
import { requireSameNames } from './merge-input';
import { requireOwnProfile } from './own-profile';
import { routeSchema, withoutValidation } from './route-schema';
import { isBrokenForm } from './wire-errors';

const fieldBytes = 8 * 1024;

// If a form has too many images, the first ones are kept; only this many parts are parsed.
const formFiles = 10 * maxImagesPerUpload;

type Route = { Params: { profileId: string } };

interface Prepared {
  ctx: Context & { caller: Caller };
  upload: GalleryUpload;
}

/** Uploads to a gallery: as JSON, which is parsed in memory, or as a form, which is streamed. */
export async function galleryUploadRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: formFiles,
      fields: 3 * formFiles,
      parts: 4 * formFiles,
      fieldSize: fieldBytes,
      fileSize: imageMaxBytes + 1,
    },
  });
  const parseJson = jsonParser(app);
  app.removeContentTypeParser('application/json');
  // The handler of the request reads its body.
  app.addContentTypeParser('application/json', (_request, _body, done) => done(null));
  const uploads = new WeakMap<FastifyRequest, Prepared>();

  app.post<Route>('/api/profile/:profileId/gallery/upload', {
    ...withoutValidation,
    schema: routeSchema({
      summary:
        'Uploads images; as multipart/form-data with caption, category and tags each before its file in images',
      operationId: 'uploadGalleryImages',
      group: 'gallery',
      access: 'session',
      limit: 'upload',
      path: '/profile/{profileId}/gallery/upload',
      input: z.toJSONSchema(galleryUpload, { io: 'input', unrepresentable: 'any' }),
      responses: { 201: z.toJSONSchema(galleryUploadResult) },
    }),
    // Before the body is read, so that strangers cannot make us buffer it.
    onRequest: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      await countCall(ctx, 'upload');
      const own = { ...ctx, caller };
      uploads.set(request, { ctx: own, upload: new GalleryUpload(own, profileId) });
    },
    handler: async (request, reply) => {
      const prepared = uploads.get(request);
      if (!prepared) throw new Error('The upload is prepared before the body is read.');
      if (request.isMultipart()) await addForm(prepared, request);
      else await addJson(prepared, request, parseJson);
      return reply.code(201).send(prepared.upload.result());
    },
  });
}

async function addJson({ ctx, upload }: Prepared, request: FastifyRequest, parse: FastifyBodyParser<string>) {
  const images = await stageImagesOfJson(ctx, request, parse);
  try {
    for (const image of images) await upload.add(image);
  } finally {
    for (const { content } of images) await ctx.files.discard(content);
  }
}

/**
 * Adds the images of a form. Once one was accepted, a broken rest of the form is reported as a rejected item.
 * @throws BAD_REQUEST if the form cannot be parsed, contradicts the path or contains no image
 */
async function addForm({ ctx, upload }: Prepared, request: FastifyRequest): Promise<void> {
  try {
    await addParts(ctx, upload, request);
  } catch (error) {
    if (upload.isEmpty || request.raw.destroyed || !isBrokenForm(error)) throw error;
    request.raw.resume();
    upload.refuse('The rest of the form', 'it cannot be read');
  }
}

async function addParts(ctx: Context, upload: GalleryUpload, request: FastifyRequest): Promise<void> {
  let details = new Map<string, string>();
  let count = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const field: [string, string] = [part.fieldname, String(part.value)];
      await requireSameNames(ctx, [field], request.params);
      details.set(...field);
      continue;
    }
    const { filename: name, file: content } = part;
    if (part.fieldname !== 'images') upload.refuse(name, 'send each image in the field images');
    else if (++count > maxImagesPerUpload)
      upload.refuse(name, `at most ${maxImagesPerUpload} images per upload`);
    else {
      const [caption, category, tags] = ['caption', 'category', 'tags'].map((field) => details.get(field));
      await upload.add({ name, content, caption, category, tags });
    }
    content.resume();
    details = new Map();
  }
  if (count === 0) throw wrongForm();
}

const wrongForm = () =>
  new TRPCError({ code: 'BAD_REQUEST', message: 'Send at least one file in the field images of a form.' });
