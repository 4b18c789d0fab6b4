import { z } from 'zod';
import { id, uuidLength } from './ids';
import { boundedText } from './text';

/** The most photos that a download can name; the whole gallery needs no ids. */
export const maxImagesPerDownload = 200;

const tooMany = `Name ${maxImagesPerDownload} images at most, or leave ids out for all of them.`;

/** The query of a download from a gallery. */
export const galleryDownload = z.strictObject({
  /** Comma-separated ids; all photos if omitted. */
  ids: boundedText(maxImagesPerDownload * (uuidLength + 1), { tooLong: tooMany })
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(id).max(maxImagesPerDownload, tooMany))
    .optional(),
});
