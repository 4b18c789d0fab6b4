import { Readable } from 'node:stream';
import { newGalleryImage } from '../../contracts/gallery-upload';
import { parseUrl } from '../../contracts/parse-url';
import { galleryImage } from '../../contracts/sections/gallery-image';
import { FieldError } from '../errors';
import { countCall } from '../limits/limit-calls';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { signedInProcedure } from '../trpc';
import { addImage } from './add-image';
import { addStoredImage } from './store-gallery-image';

/** Adds an image that is stored here already, or one that is sent as a data URL. Nothing is fetched from elsewhere. */
export const createGalleryImage = signedInProcedure
  .meta({
    ...rest(
      'POST /profile/{profileId}/gallery',
      'Adds an image: one that is stored here, or a JPEG, PNG or WebP of 5 MB at most as a data URL',
      201,
    ),
    body: 'image',
  })
  .input(newGalleryImage)
  .output(galleryImage.item)
  .mutation(async ({ ctx, input: { profileId: named, imageUrl: address, ...fields } }) => {
    const profileId = ownProfileId(ctx, named);
    if (!address.startsWith('data:')) {
      return addStoredImage(ctx, profileId, { ...fields, imageUrl: storedAddress(address, ctx.origin) });
    }
    const { caption, category, metadata, isPublic } = fields;
    const saved = { caption, category, metadata, isPublic };
    const content = Readable.from([bytesOf(address)]);
    await countCall(ctx, 'upload');
    return addImage(ctx, profileId, { name: 'The image', content, saved });
  });

/** The path of an image that is stored at this installation. @throws BAD_REQUEST for any other address */
function storedAddress(address: string, origin: string): string {
  const url = parseUrl(address, origin);
  if (url && url.origin !== origin) {
    throw invalid(
      'Nothing is fetched from other addresses. Upload the file itself, or send it as a data URL.',
    );
  }
  const path = galleryImage.required.imageUrl.safeParse(url?.pathname);
  if (!path.success) throw invalid('Name an image that is stored here, or send one as a data URL.');
  return path.data;
}

/** The content of a data URL, whatever type it claims. @throws BAD_REQUEST if it is not in base64 */
function bytesOf(dataUrl: string): Buffer {
  const begin = dataUrl.indexOf(',') + 1;
  if (!dataUrl.slice(0, begin).endsWith(';base64,')) throw invalid('Send the image in base64.');
  return Buffer.from(dataUrl.slice(begin), 'base64');
}

const invalid = (message: string) => new FieldError([{ path: ['imageUrl'], message }]);
