import { z } from 'zod';
import { captions } from './captions';
import { id, profileId } from './ids';
import { keysOf } from './keys-of';

/** The largest video, in bytes. */
export const videoMaxBytes = 10 * 1024 * 1024;

/** The accepted file types of a video, by file extension. */
export const videoTypes = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const;
export type VideoExtension = keyof typeof videoTypes;

/** The extension of a video of this type. */
export const videoExtensionOf = (contentType: string): VideoExtension =>
  keysOf(videoTypes).find((name) => videoTypes[name] === contentType) ?? 'mp4';

/** Why the server refuses a file. */
export const videoRefusals = {
  invalidFile: 'Please upload a WebM, MP4 or MOV video.',
  /** @param bytes the size of the file, as far as it is known */
  tooLarge: (bytes?: number) =>
    `Video must be under 10MB for upload. ${bytes === undefined ? '' : `Current size: ${megabytes(bytes)}MB. `}Please record a shorter video.`,
};

/** Bytes in megabytes with one digit, rounded up so that a file above a limit never reads as the limit itself. */
export const megabytes = (bytes: number): string => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);

/**
 * The state of a video's conversion: pending; done as far as needed; failed; unavailable
 * because the server has no tools for it.
 */
const videoPreparations = ['pending', 'ready', 'failed', 'unavailable'] as const;

/** The video introduction of a profile; all URLs are paths of this server. */
export const video = z.object({
  id,
  videoUrl: z.string(),
  /** Only its owner is told. */
  fileName: z.string().optional(),
  contentType: z.enum(Object.values(videoTypes)),
  /** In milliseconds; missing for videos uploaded before durations were read. */
  durationMs: z.int().optional(),
  /** In pixels, as it is shown; missing likewise. */
  width: z.int().optional(),
  height: z.int().optional(),
  preparation: z.enum(videoPreparations),
  /** The same video in a more widely supported format, if there is one. */
  fallbackVideoUrl: z.string().optional(),
  /** A frame of it, as its poster. */
  posterUrl: z.string().optional(),
  captions: captions.optional(),
});
export type Video = z.infer<typeof video>;

/** The input of a call that names one video of a profile. */
export const byVideo = z.strictObject({ profileId, videoId: id });

/** The answer to the removal of a video. */
export const removedVideo = z.object({ id });
