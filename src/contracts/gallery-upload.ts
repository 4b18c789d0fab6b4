import { z } from 'zod';
import { profileId } from './ids';
import { megabyte, subscriptionTiers } from './plans';
import { galleryImage, imageMaxBytes } from './sections/gallery-image';
import { boundedText, required, singleLine } from './text';

/** The accepted image types, by media type. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The most pixels of an image; anything larger is meant to exhaust our memory, or comes smaller from the browser. */
export const imageMaxPixels = 40_000_000;

/** The most images per upload. */
export const maxImagesPerUpload = 20;

/** Title and text of each refusal of one image, the same from client and server. */
export const imageRefusals = {
  invalidType: (name: string) => ({
    title: 'Invalid file type',
    message: `${name} is not a supported image format`,
  }),
  tooLarge: (name: string) => ({ title: 'File too large', message: `${name} exceeds 5MB limit` }),
};

/** The largest upload as JSON, in bytes: five of the largest images; base64 makes four bytes of three. */
export const galleryUploadBytes = Math.ceil((5 * imageMaxBytes * 4) / 3) + megabyte;

/** The largest image as a data URL, in characters. */
const dataUrlLength = Math.ceil((imageMaxBytes + 1) / 3) * 4 + 100;

/** The largest image as a data URL in JSON with its details, in bytes. */
export const newImageBytes = dataUrlLength + megabyte / 4;

/** A new image: one that is stored here, by its address, or as a data URL, which is stored as an upload is. */
export const newGalleryImage = galleryImage.create.extend({
  imageUrl: boundedText(dataUrlLength).min(1, required),
});

const tags = boundedText(2000);

/** The specified upload: images in base64, and parallel lists of their details. */
export const galleryUpload = z.strictObject({
  /** The same as in the path. */
  profileId: profileId.optional(),
  images: z
    .array(
      z.strictObject({
        /** The file in base64, with or without a data URL prefix. */
        data: boundedText(galleryUploadBytes).min(1, required),
        name: singleLine(300),
        type: boundedText(100).optional(),
        extension: boundedText(20).optional(),
      }),
    )
    .min(1)
    .max(maxImagesPerUpload),
  captions: z.array(boundedText(1000)).max(maxImagesPerUpload).optional(),
  categories: z.array(boundedText(100)).max(maxImagesPerUpload).optional(),
  /** The tags of each image: a list, or one comma-separated text. */
  tags: z
    .array(z.union([tags, z.array(tags).max(100)]))
    .max(maxImagesPerUpload)
    .optional(),
});

/** A file that was refused, with the reason. */
export const rejectedFile = z.object({
  name: z.string(),
  title: z.string(),
  message: z.string(),
  /** If the plan is the reason: the cheapest plan that would allow it. */
  upgradeTo: z.enum(subscriptionTiers).optional(),
});

/** A refused file. */
export type RejectedFile = z.infer<typeof rejectedFile>;

/** The images that were added, and the refused ones with their reasons. */
export const galleryUploadResult = z.object({
  images: z.array(galleryImage.item),
  rejected: z.array(rejectedFile),
});
export type GalleryUploadResult = z.infer<typeof galleryUploadResult>;

/** Parses comma-separated tags; trimmed, without empty ones. */
export const splitTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
