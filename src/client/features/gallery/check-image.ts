import { imageRefusals, imageTypes } from '../../../contracts/gallery-upload';
import { imageMaxBytes } from '../../../contracts/sections/gallery-image';

const extensions = /\.(jpe?g|png|webp)$/i;

/** The `accept` attribute: extensions and types, because systems go by one or the other. */
export const acceptedImages = ['.jpg', '.jpeg', '.png', '.webp', ...imageTypes].join(',');

/** Why a file is refused, judged by name, type and size; undefined if it is accepted. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isImage = type === '' ? extensions.test(name) : imageTypes.some((known) => known === type);
  if (!isImage) return imageRefusals.invalidType(name);
  return size > imageMaxBytes ? imageRefusals.tooLarge(name) : undefined;
}
