/** Most file systems hold 255 bytes; the rest is for the extension and a number. */
const mostBytes = 220;

/** The names that Windows keeps for devices, whatever their extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A path in its folder, its name, and its extension with the dot; a name that begins with its only dot has none. */
const parts = /^(.*\/)?([^/]+?)(\.[^./]*)?$/s;

/** The same names or paths, shortened to what file systems hold, and made unique by appending a number. */
export function distinctFilenames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const [, folder = '', base = '', extension = ''] = parts.exec(wanted.normalize()) ?? [];
    const kept = folder + portable(base);
    let name = kept + extension;
    for (let count = 2; taken.has(keyOf(name)); count += 1) name = `${kept} (${count})${extension}`;
    taken.add(keyOf(name));
    return name;
  });
}

/** A name without its extension, as every file system holds it. */
function portable(base: string): string {
  const bytes = new TextEncoder().encode(base.replace(deviceName, '_$&'));
  // A character that was cut in two ends as a replacement character.
  return new TextDecoder().decode(bytes.subarray(0, mostBytes)).replace(/\uFFFD$/, '');
}

// Some file systems ignore case.
const keyOf = (name: string) => name.toLowerCase();
