import path from 'node:path';

/** The same names or paths, each one different: where one is taken already, a number stands behind it. */
export function distinctFilenames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const extension = path.extname(wanted);
    const base = wanted.slice(0, wanted.length - extension.length);
    let name = wanted;
    for (let count = 2; taken.has(keyOf(name)); count += 1) name = `${base} (${count})${extension}`;
    taken.add(keyOf(name));
    return name;
  });
}

// Some systems see no difference between upper and lower case.
const keyOf = (name: string) => name.toLowerCase();
