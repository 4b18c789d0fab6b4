import { z } from 'zod';
import { type ImportableSection, importableSections } from './cv-import';
import { distinctFilenames } from './distinct-filenames';
import { recordOf } from './keys-of';
import { visibilities } from './profile';
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

/** The images that a zip holds as files, with their details. */
export const portableImages = z.object({
  portrait: z.object({ picture: pictureId, alt: text }).nullable(),
  gallery: z.array(
    z.object({
      picture: pictureId,
      caption: z.unknown().optional(),
      category: z.unknown().optional(),
      metadata: z.unknown().optional(),
      isPublic: z.unknown().optional(),
    }),
  ),
});
export type PortableImages = z.infer<typeof portableImages>;

/** The other files that a zip holds, each by its path there: the video, and the CVs, beginning with the one in use. */
export const portableFiles = z.object({
  video: z
    .object({
      path: z.string(),
      /** Only in what the owner saves. */
      filename: z.string().optional(),
      captions: z.object({ path: z.string(), language: z.unknown(), label: z.unknown() }).nullable(),
    })
    .nullable(),
  cvs: z.array(z.object({ path: z.string(), filename: z.string(), isPublic: z.boolean().catch(false) })),
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
  profile: z.object({ displayName: text, jobTitle: text, location: text, bio: text }),
  sections: z.object(recordOf<Record<ImportableSection, typeof entries>>(importableSections, () => entries)),
  /** Only in what the owner saves. The design is read by `readDesign`. */
  page: z
    .object({ visibility: z.enum(visibilities), design: z.unknown() })
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
