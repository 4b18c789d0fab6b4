import { imageRefusals, imageTypes } from '../../../contracts/gallery-upload';

const extensions = /\.(jpe?g|png|webp)$/i;
const heicExtensions = /\.hei[cf]$/i;
const heicTypes = ['image/heic', 'image/heif'];

/** The `accept` attribute: extensions and types, because systems go by one or the other. */
export const acceptedImages = [
  ...['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'],
  ...imageTypes,
  ...heicTypes,
].join(',');

type Named = Pick<File, 'name' | 'type'>;

/** Whether the file is a photo as iPhones take it, which the server does not read. */
export const isHeic = ({ name, type }: Named) => heicTypes.includes(type) || heicExtensions.test(name);

/** Why a file is refused, judged by name and type; undefined if it is accepted. */
export function typeRefusalOf(file: Named) {
  const { name, type } = file;
  const isImage = type === '' ? extensions.test(name) : imageTypes.some((known) => known === type);
  return isImage || isHeic(file) ? undefined : imageRefusals.invalidType(name);
}

/** Why a photo is refused that this browser cannot read. */
export function unreadableRefusal({ name }: Named) {
  const { title, message } = imageRefusals.invalidType(name);
  return {
    title,
    message: `${message} here: this browser cannot read HEIC. Choose it in Safari, or save it as JPEG first`,
  };
}
