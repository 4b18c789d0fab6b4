import { videoMaxBytes, videoRefusals } from '../../../contracts/video';

/** How a file came to the screen; the texts differ. */
export type Origin = 'chosen' | 'dropped';

/** Why a file is refused as a video, judged by type and size; undefined if it is accepted. */
export function refusalOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  origin: Origin,
): { title: string; message: string } | undefined {
  if (!type.startsWith('video/')) {
    const message = origin === 'dropped' ? 'Please drop a video file' : 'Please select a video file';
    return { title: 'Invalid file type', message };
  }
  return size > videoMaxBytes
    ? { title: 'Video too large', message: videoRefusals.tooLarge(size) }
    : undefined;
}

/** The first video among the files; if there is none, the first file, which is then refused. */
export const firstVideo = (files: File[]): File | undefined =>
  files.find((file) => file.type.startsWith('video/')) ?? files[0];
