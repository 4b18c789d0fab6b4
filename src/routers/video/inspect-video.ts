import { fileTypeFromFile } from 'file-type';
import { type VideoExtension, videoTypes } from '../../contracts/video';

/** The kind of video that a file is by its content; undefined where it is none that is taken. */
export async function inspectVideo(path: string): Promise<VideoExtension | undefined> {
  // A damaged file makes the library throw; to us it is a file of no known kind.
  const type = await fileTypeFromFile(path).catch(() => undefined);
  return type && isVideoExtension(type.ext) ? type.ext : undefined;
}

const isVideoExtension = (extension: string): extension is VideoExtension =>
  Object.hasOwn(videoTypes, extension);
