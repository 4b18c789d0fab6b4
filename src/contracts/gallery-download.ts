import { z } from 'zod';
import { id, uuidLength } from './ids';
import { boundedText } from './text';

/** The number of photos that a download can name; all photos together need no names. */
export const maxPhotosPerDownload = 200;

const tooMany = `Name ${maxPhotosPerDownload} images at most, or leave ids out for all of them.`;

/** The query of a download from a gallery. */
export const galleryDownload = z.strictObject({
  /** Ids of entries with commas between them; every entry where it is left out. */
  ids: boundedText(maxPhotosPerDownload * (uuidLength + 1), { tooLong: tooMany })
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(id).max(maxPhotosPerDownload, tooMany))
    .optional(),
});
