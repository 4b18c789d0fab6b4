import { imageRefusals, imageTypes } from '../../../contracts/gallery-upload';
import { imageMaxBytes } from '../../../contracts/sections/gallery-image';

const extensions = /\.(jpe?g|png|webp)$/i;

/** What the file chooser offers: by extension and by type, since systems know the one or the other. */
export const acceptedImages = ['.jpg', '.jpeg', '.png', '.webp', ...imageTypes].join(',');

/** Why a file cannot be taken, as far as its name, type and size tell; undefined where nothing speaks against it. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isImage = type === '' ? extensions.test(name) : imageTypes.some((known) => known === type);
  if (!isImage) return imageRefusals.invalidType(name);
  return size > imageMaxBytes ? imageRefusals.tooLarge(name) : undefined;
}
