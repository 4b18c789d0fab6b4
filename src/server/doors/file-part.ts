import type { MultipartFile } from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';

/** The one file of the form. @throws BAD_REQUEST where the form cannot be read or has another one */
export async function readFilePart(request: FastifyRequest, field: string): Promise<MultipartFile> {
  if (!request.isMultipart()) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send this as multipart/form-data.' });
  }
  const part = await request.file().catch(() => undefined);
  if (part?.fieldname === field) return part;
  part?.file.resume();
  throw new TRPCError({ code: 'BAD_REQUEST', message: `Send the file in the field ${field} of a form.` });
}
