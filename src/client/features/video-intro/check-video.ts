import { videoMaxBytes } from '../../../contracts/video';

/** How a file came to the screen; the texts differ. */
export type Origin = 'chosen' | 'dropped';

/** Why a file is refused that is no video; undefined for a video. */
export function refusalOf({ type }: Pick<File, 'type'>, origin: Origin) {
  if (type.startsWith('video/')) return undefined;
  const message = origin === 'dropped' ? 'Please drop a video file' : 'Please select a video file';
  return { title: 'Invalid file type', message };
}

/** Whether a video has to be made smaller before it can be uploaded. */
export const isTooLarge = ({ size }: Pick<File, 'size'>) => size > videoMaxBytes;

/** The first video among the files; if there is none, the first file, which is then refused. */
export const firstVideo = (files: File[]): File | undefined =>
  files.find((file) => file.type.startsWith('video/')) ?? files[0];
