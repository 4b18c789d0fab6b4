import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import { type GalleryUploadResult, imageRefusals, splitTags } from '../../contracts/gallery-upload';
import { galleryImage, imageMaxBytes } from '../../contracts/sections/gallery-image';
import type { Actor, Context } from '../context';
import { displayName, type FileRefusal, refusalOf, toRejected } from '../files/file-refusals';
import type { ChooseStored } from '../images/show-stored-image';
import { FileTooLargeError, type StagedFile } from '../ports';
import { showInGallery, storeGalleryImage } from './store-gallery-image';

/** An incoming image with its details. */
export interface IncomingImage {
  name: string;
  /** What is still to arrive, or has arrived already. */
  content: Readable | StagedFile;
  caption?: string;
  category?: string;
  /** Separated by commas. */
  tags?: string;
  /** All details of an image that was saved here; not trusted. */
  saved?: object;
  /** Of the image, a new one if left out. */
  id?: string;
}

// One byte past the limit, so that the rest of a form can still be parsed.
const stagedMaxBytes = imageMaxBytes + 1;

type UploadContext = Pick<Context, 'config' | 'db' | 'files' | 'signal'> & { caller: Actor };

/** Adds images to a gallery one after the other; a refused image does not stop the others. */
export class GalleryUpload {
  private readonly images: GalleryUploadResult['images'] = [];
  private readonly refusals: FileRefusal[] = [];

  constructor(
    private readonly ctx: UploadContext,
    private readonly profileId: string,
  ) {}

  /** @throws any error that is not about this one image, such as a lost database connection */
  async add(incoming: IncomingImage): Promise<void> {
    const name = displayName(incoming.name);
    try {
      this.images.push(await addImage(this.ctx, this.profileId, { ...incoming, name }));
    } catch (cause) {
      this.refusals.push(refusalOf(name, cause));
    }
  }

  /**
   * Adds an image that may be stored already.
   * @returns what became of it; `missing` if it is not stored
   * @throws as `add`
   */
  async addStored(
    { name: incomingName, ...details }: Omit<IncomingImage, 'content' | 'id'>,
    choose: ChooseStored,
  ): Promise<'added' | 'refused' | 'shown' | 'missing'> {
    try {
      const result = await showInGallery(this.ctx, this.profileId, described(details), choose);
      if (typeof result === 'string') return result;
      this.images.push(result.entry);
      return 'added';
    } catch (cause) {
      this.refusals.push(refusalOf(displayName(incomingName), cause));
      return 'refused';
    }
  }

  get isEmpty(): boolean {
    return this.images.length === 0;
  }

  /** Refuses an image without looking at it. @param reason the end of a sentence */
  refuse(incomingName: string, reason: string): void {
    const name = displayName(incomingName);
    const error = new TRPCError({ code: 'BAD_REQUEST', message: `${name}: ${reason}` });
    this.refusals.push(refusalOf(name, error));
  }

  /** @throws the refusal if no image was accepted; "too large" only if that is true of every image */
  result(): GalleryUploadResult {
    const [first] = this.refusals.toSorted(
      (one, other) => Number(isTooLarge(one)) - Number(isTooLarge(other)),
    );
    if (this.isEmpty && first) throw first.error;
    return { images: this.images, rejected: this.rejected };
  }

  /** What became of the images, even if none was accepted. */
  summary() {
    return { added: this.images.length, rejected: this.rejected };
  }

  private get rejected(): GalleryUploadResult['rejected'] {
    return this.refusals.map(toRejected);
  }
}

const isTooLarge = ({ error }: { error: TRPCError }) => error.code === 'PAYLOAD_TOO_LARGE';

/** Adds one image. @throws the refusal, and any error that is not about this image */
export async function addImage(ctx: UploadContext, profileId: string, incoming: IncomingImage) {
  const { name, content, id, ...details } = incoming;
  // Details are validated first, before the expensive decoding.
  const fields = described(details);
  const file = content instanceof Readable ? await stage(ctx, name, content) : content;
  try {
    if (file.size > imageMaxBytes) throw tooLarge(name);
    const image = await storeGalleryImage(ctx, profileId, file, fields, id);
    if (image) return image;
    const { message } = imageRefusals.invalidType(name);
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
  } finally {
    await ctx.files.discard(file);
  }
}

const stage = ({ files }: UploadContext, name: string, content: Readable) =>
  files.stage(content, stagedMaxBytes).catch((error: unknown) => {
    throw error instanceof FileTooLargeError ? tooLarge(name) : error;
  });

/** @throws BAD_REQUEST if the details are not valid for a gallery item */
function described({ caption, category, tags = '', saved }: Omit<IncomingImage, 'name' | 'content' | 'id'>) {
  const details = { caption: true, category: true, metadata: true, isPublic: true } as const;
  const parsed = galleryImage.create.pick(details).safeParse({
    ...(caption !== undefined && { caption }),
    ...(category && { category }),
    metadata: { tags: splitTags(tags) },
    ...saved,
  });
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}

const tooLarge = (name: string) =>
  new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: imageRefusals.tooLarge(name).message });
