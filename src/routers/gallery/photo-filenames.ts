import { safeFilename } from '../safe-filename';

// With four bytes a character and a number behind it, still below the 255 bytes that file systems take.
const longestName = 60;

// What Windows opens as a device, whatever extension follows.
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Names for photos saved together, made of their captions: safe on every system, and each one different. */
export function photoFilenames(captions: string[]): string[] {
  const taken = new Set<string>();
  return captions.map((caption) => {
    const base = baseOf(caption);
    let name = `${base}.webp`;
    // Some systems see no difference between upper and lower case.
    for (let count = 2; taken.has(keyOf(name)); count += 1) name = `${base} (${count}).webp`;
    taken.add(keyOf(name));
    return name;
  });
}

function baseOf(caption: string): string {
  const oneName = caption.normalize('NFC').replace(/[/\\]/g, '-');
  const clean = safeFilename(oneName, 'webp', '').replace(/\.webp$/, '');
  const short = [...clean].slice(0, longestName).join('');
  const visible = short.replace(/^[\s.]+|[\s.]+$/g, '');
  return visible === '' || device.test(visible) ? `photo${visible && `-${visible}`}` : visible;
}

const keyOf = (name: string) => name.toLowerCase();
