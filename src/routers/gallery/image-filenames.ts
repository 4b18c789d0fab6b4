import { distinctFilenames } from '../../contracts/distinct-filenames';
import { safeFilename } from '../safe-filename';

/** As much of a caption as still looks like a name, in characters. */
const longestName = 60;

/** File names for images that are saved together, from their captions: valid on every system, all different. */
export const imageFilenames = (captions: string[]): string[] =>
  distinctFilenames(captions.map((caption) => `${baseOf(caption)}.webp`));

function baseOf(caption: string): string {
  const oneName = caption.normalize('NFC').replace(/[/\\]/g, '-');
  const clean = safeFilename(oneName, 'webp', '').replace(/\.webp$/, '');
  const short = [...clean].slice(0, longestName).join('');
  const visible = short.replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  return visible || 'photo';
}
