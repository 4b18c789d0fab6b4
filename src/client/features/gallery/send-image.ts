import { z } from 'zod';
import { imageRefusals } from '../../../contracts/gallery-upload';
import { defaultProfileId } from '../../../contracts/ids';
import { galleryImage } from '../../../contracts/sections/gallery-image';
import { type Sending, sendFile, type UploadError } from '../../api/send-file';
import type { Photo } from './gallery-view';

/** An image with what is said of it. */
export interface SentImage {
  file: File;
  caption: string;
  category: string;
  tags: string;
}

const answer = z
  .object({ images: z.tuple([galleryImage.item]) })
  .transform(({ images: [photo] }): Photo => photo);

/** Uploads one image. @throws as sendFile */
export function sendImage(image: SentImage, sending: Sending): Promise<Photo> {
  const form = new FormData();
  form.append('caption', image.caption);
  form.append('category', image.category);
  form.append('tags', image.tags);
  // Behind the texts: the server says of a file what came before it.
  form.append('images', image.file);
  return sendFile({ to: `/api/profile/${defaultProfileId}/gallery/upload`, form, answer }, sending);
}

/** Whether a refusal is about this one image, and not about the connection, the session or the server. */
export const isAboutTheImage = ({ status }: UploadError) => [400, 409, 413, 415].includes(status);

/** The title under which a refusal is told. */
export function titleOf({ status }: UploadError): string {
  if (status === 415) return imageRefusals.invalidType('').title;
  return status === 413 ? imageRefusals.tooLarge('').title : 'Error';
}
