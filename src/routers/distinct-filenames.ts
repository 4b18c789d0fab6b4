import path from 'node:path';

/** Most file systems hold 255 bytes; the rest is for the extension and a number. */
const mostBytes = 220;

/** The names that Windows keeps for devices, whatever their extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The same names or paths, shortened to what file systems hold, and made unique by appending a number. */
export function distinctFilenames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const { dir, name: base, ext } = path.posix.parse(wanted.normalize());
    const kept = `${dir && `${dir}/`}${portable(base)}`;
    let name = `${kept}${ext}`;
    for (let count = 2; taken.has(keyOf(name)); count += 1) name = `${kept} (${count})${ext}`;
    taken.add(keyOf(name));
    return name;
  });
}

/** A name without its extension, as every file system holds it. */
function portable(base: string): string {
  const bytes = Buffer.from(base.replace(deviceName, '_$&'));
  if (bytes.length <= mostBytes) return bytes.toString();
  // A character that was cut in two ends as a replacement character.
  return bytes
    .subarray(0, mostBytes)
    .toString()
    .replace(/\uFFFD+$/, '');
}

// Some file systems ignore case.
const keyOf = (name: string) => name.toLowerCase();
