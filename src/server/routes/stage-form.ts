import type { MultipartFile } from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../routers/context';
import type { StagedFile } from '../../routers/ports';
import { requireSameNames } from './merge-input';

/** A form's one file, staged, and its other fields, in any order. */
export interface StagedForm {
  filename: string;
  file: StagedFile;
  fields: Map<string, string>;
}

/**
 * The limits of a form with one file, for the parser. One file more than that is read, to say that it is too many, and
 * one byte. Parts count whatever they hold: each costs far more than its bytes.
 * @param sizes in bytes
 */
export const formLimits = (sizes: { file: number; field: number }, fields = 10) => ({
  files: 2,
  fields,
  parts: fields + 2,
  fileSize: sizes.file + 1,
  fieldSize: sizes.field,
});

/**
 * Reads a form to its end; the caller discards the staged file.
 * @param field the file's field
 * @param maxBytes of the file
 * @throws BAD_REQUEST if the form cannot be parsed, contradicts the path, or does not contain exactly this file
 * @throws FileTooLargeError
 */
export async function stageForm(
  ctx: Context,
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<StagedForm> {
  if (!request.isMultipart()) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send this as multipart/form-data.' });
  }
  const fields = new Map<string, string>();
  let staged: Pick<StagedForm, 'filename' | 'file'> | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else if (part.fieldname !== field || staged) throw wrongForm(field, part);
      else staged = { filename: part.filename, file: await ctx.files.stage(part.file, maxBytes) };
    }
    await requireSameNames(ctx, fields, request.params);
    if (!staged) throw wrongForm(field);
    return { ...staged, fields };
  } catch (error) {
    if (staged) await ctx.files.discard(staged.file);
    throw error;
  }
}

function wrongForm(field: string, part?: MultipartFile): TRPCError {
  part?.file.resume();
  return new TRPCError({ code: 'BAD_REQUEST', message: `Send one file in the field ${field} of a form.` });
}
