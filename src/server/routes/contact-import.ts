import multipart from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type ContactTableChoices,
  choicesField,
  contactPreview,
  contactTableChoices,
  contactTableMaxBytes,
  contactTableTooLarge,
  importedContacts,
} from '../../contracts/contact-import';
import type { Caller, Context } from '../../routers/context';
import { acceptContacts, previewImport } from '../../routers/employer-contacts/import-contacts';
import { countCall } from '../../routers/limits/limit-calls';
import { FileTooLargeError } from '../../routers/ports';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { fileField, type JsonSchema, routeSchema, withoutValidation } from './route-schema';
import { formLimits, stageForm } from './stage-form';

const formBytes = 64 * 1024;

type Import<T> = (
  ctx: Context & { caller: Caller },
  profileId: string,
  table: { path: string; choices: ContactTableChoices },
) => Promise<T>;

/** Reads tables of employer contacts; a form holds the table and, as JSON, what its owner chooses about it. */
export async function contactImportRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: formLimits({ file: contactTableMaxBytes, field: formBytes }),
  });

  const routeOf = (name: 'preview' | 'accept', summary: string, responses: Record<number, JsonSchema>) => ({
    ...withoutValidation,
    schema: routeSchema({
      summary,
      operationId: `${name}ContactImport`,
      group: 'employer-contacts',
      access: 'session',
      limit: 'upload',
      path: `/profile/{profileId}/employer-contacts/import/${name}`,
      input: {
        type: 'object',
        properties: {
          file: fileField('The table, as CSV', contactTableMaxBytes, 'text/csv'),
          choices: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: z.toJSONSchema(contactTableChoices, { io: 'input' }),
          },
        },
        required: ['file'],
      },
      consumes: ['multipart/form-data'],
      responses,
    }),
    errorHandler: (error: FastifyError) => {
      throw error instanceof FileTooLargeError ? tooLarge() : error;
    },
  });

  async function withTable<T>(request: FastifyRequest, reply: FastifyReply, use: Import<T>): Promise<T> {
    const ctx = await createContext(request, reply);
    const { caller, profileId } = await requireOwnProfile(ctx, request.params);
    await countCall(ctx, 'upload');
    if (Number(request.headers['content-length'] ?? 0) > contactTableMaxBytes + formBytes) throw tooLarge();
    const { file, fields } = await stageForm(ctx, request, {
      field: 'file',
      maxBytes: contactTableMaxBytes,
    });
    try {
      const choices = parseChoices(fields.get('choices'));
      return await use({ ...ctx, caller }, profileId, { path: file.path, choices });
    } finally {
      await ctx.files.discard(file);
    }
  }

  app.post('/api/profile/:profileId/employer-contacts/import/preview', {
    ...routeOf(
      'preview',
      'Reads a table of employer contacts (multipart, field file; choices as JSON) and says what it would add; keeps nothing',
      { 200: z.toJSONSchema(contactPreview, { unrepresentable: 'any' }) },
    ),
    handler: async (request, reply) => reply.send(await withTable(request, reply, previewImport)),
  });

  app.post('/api/profile/:profileId/employer-contacts/import/accept', {
    ...routeOf(
      'accept',
      'Adds the employer contacts of a table (multipart, field file; choices as JSON), all or none; duplicates are left out unless they are wanted',
      { 201: z.toJSONSchema(importedContacts) },
    ),
    handler: async (request, reply) => reply.code(201).send(await withTable(request, reply, acceptContacts)),
  });
}

/** @throws BAD_REQUEST if they are not as the contract says */
function parseChoices(field: string | undefined): ContactTableChoices {
  const parsed = choicesOfForm.safeParse(field ?? '{}');
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}

const choicesOfForm = choicesField
  .transform((text, refinement): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      refinement.addIssue({ code: 'custom', path: ['choices'], message: 'Send the choices as JSON.' });
      return z.NEVER;
    }
  })
  .pipe(contactTableChoices);

const tooLarge = () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: contactTableTooLarge });
