import { readFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import type { FastifyBodyParser, FastifyRequest } from 'fastify';
import { galleryUpload, galleryUploadBytes } from '../../contracts/gallery-upload';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import type { Caller, Context } from '../../routers/context';
import { fairQueue } from '../../routers/fair-queue';
import type { IncomingImage } from '../../routers/gallery/add-image';
import { turns } from '../../routers/limits/limits';
import { FileTooLargeError, type StagedFile } from '../../routers/ports';
import { requireSameNames } from './merge-input';

type ImageOnDisk = IncomingImage & { content: StagedFile };

const inTurn = fairQueue(turns.galleryBodies);

// One byte past the limit says that an image is too large.
const mostOfImage = imageMaxBytes + 1;

/**
 * Writes the images of a JSON upload to disk, where the caller discards them. The body waits there as well until it is its
 * turn to be parsed in memory, so that neither many uploads nor slow senders fill the memory.
 * @throws PAYLOAD_TOO_LARGE, and BAD_REQUEST where the body is not as specified
 * @throws BusyRefusal where too many wait already
 */
export async function stageImagesOfJson(
  ctx: Context & { caller: Caller },
  request: FastifyRequest,
  parse: FastifyBodyParser<string>,
): Promise<ImageOnDisk[]> {
  const body = await stageBody(ctx, request);
  try {
    const takeApart = async () => {
      const upload = await parseBody(body, request, parse);
      await requireSameNames(ctx, Object.entries(upload), request.params);
      return stageImages(ctx, upload);
    };
    return await inTurn(takeApart, { sender: ctx.caller.accountId, signal: ctx.signal });
  } finally {
    await ctx.files.discard(body);
  }
}

async function stageBody({ files }: Context, { raw }: FastifyRequest): Promise<StagedFile> {
  if (Number(raw.headers['content-length'] ?? 0) > galleryUploadBytes) throw tooLarge();
  // A reader that fails destroys the stream, but the request has to stay open for the answer.
  const content = raw.pipe(new PassThrough());
  raw.once('error', (error) => content.destroy(error));
  return files.stage(content, galleryUploadBytes).catch((error: unknown) => {
    throw error instanceof FileTooLargeError ? tooLarge() : error;
  });
}

const tooLarge = () =>
  new TRPCError({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The request is larger than 35 MB. Send fewer images at once, or as multipart/form-data.',
  });

async function parseBody({ path }: StagedFile, request: FastifyRequest, parse: FastifyBodyParser<string>) {
  const text = await readFile(path, 'utf8');
  const body = await new Promise<unknown>((resolve, reject) => {
    if (text === '') resolve(undefined);
    else parse(request, text, (error, parsed: unknown) => (error ? reject(error) : resolve(parsed)));
  });
  const parsed = galleryUpload.safeParse(body);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}

async function stageImages(
  { files }: Context,
  { images, captions = [], categories = [], tags = [] }: Awaited<ReturnType<typeof parseBody>>,
): Promise<ImageOnDisk[]> {
  const staged: ImageOnDisk[] = [];
  try {
    for (const [index, { data, name }] of images.entries()) {
      const base64 = data.startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data;
      const content = Buffer.from(base64, 'base64').subarray(0, mostOfImage);
      staged.push({
        name,
        content: await files.stage(Readable.from([content]), mostOfImage),
        caption: captions[index],
        category: categories[index],
        tags: [tags[index] ?? []].flat().join(','),
      });
    }
    return staged;
  } catch (error) {
    for (const { content } of staged) await files.discard(content);
    throw error;
  }
}
