import { z } from 'zod';
import { type ImportableSection, importableSections } from './cv-import';
import { distinctFilenames } from './distinct-filenames';
import { recordOf } from './keys-of';
import { pageChoices, visibilities } from './profile';
import { firstItems } from './rows';
import { galleryImage } from './sections/gallery-image';
import { beginningOf } from './text';
import { videoExtensionOf } from './video';

/** The name of the file that carries a profile inside a PDF and a zip. */
export const portableFilename = 'profile.json';

/** Where a zip has its images, each by its id and its width; the folder's name is that of zips saved earlier. */
export const imagePath = (id: string, width: number) => `pictures/${id}-${width}.webp`;

/** Where a zip has the video. @param contentType one of `videoTypes` */
export const videoPath = (contentType: string): string =>
  `video/introduction.${videoExtensionOf(contentType)}`;

/** Where a zip has the captions of the video. */
export const captionsPath = 'video/captions.vtt';

/** Where a zip has CVs with these names, in their order. */
export const cvPaths = (filenames: string[]): string[] =>
  distinctFilenames(filenames).map((name) => `cv/${name}`);

const entries = z.array(z.unknown()).default([]);
const text = z.string().default('');

const pictureId = z.uuid();

/** Longer than any name, path or description of a file; each is checked by itself when its file is imported. */
const longestOfFile = 2000;
const textOfFile = z.string().transform((value) => beginningOf(value, longestOfFile));

/** The images that a zip holds as files, with their details. */
export const portableImages = z.object({
  portrait: z.object({ picture: pictureId, alt: textOfFile.default('') }).nullable(),
  gallery: firstItems(
    z.object({
      picture: pictureId,
      caption: z.unknown().optional(),
      category: z.unknown().optional(),
      metadata: z.unknown().optional(),
      isPublic: z.unknown().optional(),
    }),
    galleryImage.maxItems,
  ),
});
export type PortableImages = z.infer<typeof portableImages>;

/**
 * More than anybody keeps. Time and storage bound what is imported, but the list of a zip that was made by hand may name
 * a missing file any number of times, and the answer names each.
 */
export const mostPortableCvs = 500;

/** The other files that a zip holds, each by its path there: the video, and the CVs, beginning with the one in use. */
export const portableFiles = z.object({
  video: z
    .object({
      path: textOfFile,
      /** Only in what the owner saves. */
      filename: textOfFile.optional(),
      captions: z
        .object({ path: textOfFile, language: textOfFile.catch(''), label: textOfFile.catch('') })
        .nullable(),
    })
    .nullable(),
  // One more says that there are too many.
  cvs: firstItems(
    z.object({ path: textOfFile, filename: textOfFile, isPublic: z.boolean().catch(false) }),
    mostPortableCvs + 1,
  ),
});
export type PortableFiles = z.infer<typeof portableFiles>;

/**
 * What this product says of a profile in its JSON Resumes, as `meta.storyfolio`, so that they bring it back equal field by
 * field. The entries are drafts of their sections, which are checked one by one when they are read.
 */
export const portableProfile = z.object({
  version: z.literal(1),
  /** The SHA-256 of `comparableJson` of the file without `meta`, in hexadecimal: another one says that it was edited. */
  digest: z.string(),
  profile: z.object({ displayName: text, jobTitle: text, location: text, availability: text, bio: text }),
  sections: z.object(recordOf<Record<ImportableSection, typeof entries>>(importableSections, () => entries)),
  /** Only in what the owner saves. The design is read by `readDesign`. */
  page: z
    .object({
      visibility: z.enum(visibilities),
      design: z.unknown(),
      /** Missing in files of earlier versions. */
      language: pageChoices.shape.language.optional().catch(undefined),
      cvLook: pageChoices.shape.cvLook.optional().catch(undefined),
      paper: pageChoices.shape.paper.optional().catch(undefined),
      translations: pageChoices.shape.translations.optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  pictures: portableImages.catch({ portrait: null, gallery: [] }),
  files: portableFiles.catch({ video: null, cvs: [] }),
});
export type PortableProfile = z.infer<typeof portableProfile>;

/** Deeper than any file of this product; nothing below this depth is compared. */
const deepest = 12;

/** A value as JSON with a canonical order of keys. */
export function comparableJson(value: unknown, depth = 0): string {
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return `[${value.map((each) => comparableJson(each, depth + 1)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${comparableJson(inner, depth + 1)}`);
  return `{${fields.join()}}`;
}
