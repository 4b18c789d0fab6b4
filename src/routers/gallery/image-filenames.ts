import { distinctFilenames } from '../distinct-filenames';
import { safeFilename } from '../safe-filename';

// With four bytes a character and a number behind it, still below the 255 bytes that file systems take.
const longestName = 60;

// What Windows opens as a device, whatever extension follows.
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Names for photos saved together, made of their captions: safe on every system, and each one different. */
export const imageFilenames = (captions: string[]): string[] =>
  distinctFilenames(captions.map((caption) => `${baseOf(caption)}.webp`));

function baseOf(caption: string): string {
  const oneName = caption.normalize('NFC').replace(/[/\\]/g, '-');
  const clean = safeFilename(oneName, 'webp', '').replace(/\.webp$/, '');
  const short = [...clean].slice(0, longestName).join('');
  const visible = short.replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  return visible === '' || device.test(visible) ? `photo${visible && `-${visible}`}` : visible;
}
