import { distinctFilenames } from '../distinct-filenames';
import { safeFilename } from '../safe-filename';

// At four bytes a character plus a number, still below the 255 bytes that file systems allow.
const longestName = 60;

// Names that Windows opens as devices, whatever the extension.
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** File names for images that are saved together, from their captions: valid on every system, all different. */
export const imageFilenames = (captions: string[]): string[] =>
  distinctFilenames(captions.map((caption) => `${baseOf(caption)}.webp`));

function baseOf(caption: string): string {
  const oneName = caption.normalize('NFC').replace(/[/\\]/g, '-');
  const clean = safeFilename(oneName, 'webp', '').replace(/\.webp$/, '');
  const short = [...clean].slice(0, longestName).join('');
  const visible = short.replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  return visible === '' || device.test(visible) ? `photo${visible && `-${visible}`}` : visible;
}
