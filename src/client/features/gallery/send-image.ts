import { z } from 'zod';
import { imageRefusals } from '../../../contracts/gallery-upload';
import { galleryImage } from '../../../contracts/sections/gallery-image';
import { type Sending, sendFile, type UploadError } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';
import type { GalleryImage } from './gallery-view';

/** An image with its details. */
export interface SentImage {
  file: File;
  caption: string;
  category: string;
  tags: string;
}

const answer = z
  .object({ images: z.tuple([galleryImage.item]) })
  .transform(({ images: [image] }): GalleryImage => image);

/** Uploads one image. @throws as sendFile */
export function sendImage(image: SentImage, sending: Sending): Promise<GalleryImage> {
  const form = new FormData();
  form.append('caption', image.caption);
  form.append('category', image.category);
  form.append('tags', image.tags);
  // After the text fields: the server applies to a file the fields that precede it.
  form.append('images', image.file);
  return sendFile({ to: portfolioPath('gallery/upload'), form, answer }, sending);
}

/** Whether a refusal concerns this image, rather than the connection, the session or the server. */
export const isAboutTheImage = ({ status }: UploadError) => [400, 409, 413, 415].includes(status);

/** The toast title of a refusal. */
export function titleOf({ status }: UploadError): string {
  if (status === 415) return imageRefusals.invalidType('').title;
  return status === 413 ? imageRefusals.tooLarge('').title : 'Error';
}
