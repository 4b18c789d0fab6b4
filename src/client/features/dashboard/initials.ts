/** The first letters of a name's first two words, in capitals; empty where there is no name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}
