import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  importFormats,
  importTooLarge,
  importZipMaxBytes,
  proposal,
  zipImportResult,
} from '../../contracts/cv-import';
import type { Caller, Context } from '../../routers/context';
import { importZip } from '../../routers/cv-import/import-zip';
import { readStaged } from '../../routers/cv-import/read-for-import';
import { countCall } from '../../routers/limits/limit-calls';
import { FileTooLargeError, type StagedFile } from '../../routers/ports';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { fileField, routeSchema, withoutValidation } from './route-schema';
import { formLimits, stageForm } from './stage-form';

const formBytes = 64 * 1024;

/** Reads a file that describes a career, and keeps nothing of it but, where that is asked for, the files in it. */
export async function cvImportFileRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: formLimits({ file: importZipMaxBytes, field: formBytes }),
  });

  const input = {
    type: 'object',
    properties: { file: fileField('The file', importZipMaxBytes) },
    required: ['file'],
  };
  const errorHandler = (error: FastifyError) => {
    throw error instanceof FileTooLargeError ? tooLarge() : error;
  };

  /** Stages the file of a form for as long as it is used. */
  async function withFile<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    use: (ctx: Context & { caller: Caller }, profileId: string, file: StagedFile) => Promise<T>,
  ): Promise<T> {
    const ctx = await createContext(request, reply);
    const { caller, profileId } = await requireOwnProfile(ctx, request.params);
    await countCall(ctx, 'reading');
    if (Number(request.headers['content-length'] ?? 0) > importZipMaxBytes + formBytes) throw tooLarge();
    const { file } = await stageForm(ctx, request, { field: 'file', maxBytes: importZipMaxBytes });
    try {
      return await use({ ...ctx, caller }, profileId, file);
    } finally {
      await ctx.files.discard(file);
    }
  }

  app.post('/api/profile/:profileId/cv/import', {
    ...withoutValidation,
    schema: routeSchema({
      summary: `Reads a file of ${importFormats}, the zip of a LinkedIn export, a PDF or DOCX, or a PDF or zip of a profile from here (multipart, field file) and proposes entries for the sections; keeps nothing`,
      operationId: 'readCvFromFile',
      group: 'cv',
      access: 'session',
      limit: 'reading',
      path: '/profile/{profileId}/cv/import',
      input,
      consumes: ['multipart/form-data'],
      responses: { 200: z.toJSONSchema(proposal, { unrepresentable: 'any' }) },
    }),
    errorHandler,
    handler: async (request, reply) => reply.send(await withFile(request, reply, readStaged)),
  });

  app.post('/api/profile/:profileId/cv/import/images', {
    ...withoutValidation,
    schema: routeSchema({
      summary:
        'Adds the gallery, the portrait, the video with its captions and the CVs that the zip of a profile from here holds (multipart, field file); the same zip sent again adds nothing twice',
      operationId: 'addPicturesFromFile',
      group: 'cv',
      access: 'session',
      limit: 'reading',
      path: '/profile/{profileId}/cv/import/images',
      input,
      consumes: ['multipart/form-data'],
      responses: { 201: z.toJSONSchema(zipImportResult) },
    }),
    errorHandler,
    handler: async (request, reply) => reply.code(201).send(await withFile(request, reply, importZip)),
  });
}

const tooLarge = () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: importTooLarge });
