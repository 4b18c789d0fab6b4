import path from 'node:path';

/** The same names or paths, made unique by appending a number. */
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

// Some file systems ignore case.
const keyOf = (name: string) => name.toLowerCase();
