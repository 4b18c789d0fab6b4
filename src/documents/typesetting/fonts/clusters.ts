/** A letter with its marks, or an emoji with its modifiers, which is only drawn properly by a font that has all of it. */
const cluster =
  /[^\p{M}\p{Emoji_Modifier}\u200d](?:[\p{M}\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})+/gu;

/** Joiners, direction marks, variation selectors and tags, which every font ignores. */
const isInvisible = (character: number) =>
  (character >= 0x200b && character <= 0x200f) ||
  (character >= 0x2060 && character <= 0x2064) ||
  (character >= 0xfe00 && character <= 0xfe0f) ||
  character >= 0xe0000;

/** The visible characters of a text. */
export const codePointsOf = (text: string): number[] =>
  [...text].map((letter) => letter.codePointAt(0) ?? 0).filter((character) => !isInvisible(character));

/** The different clusters of several visible characters in a text, each without repetitions. */
export const clustersOf = (text: string): number[][] =>
  [...new Set(text.match(cluster))]
    .map((letters) => [...new Set(codePointsOf(letters))])
    .filter(({ length }) => length > 1);

/**
 * Whether the marks of a cluster can be placed by themselves. The slices of Latin, Greek and Cyrillic families rarely have
 * a letter and its mark together, and then do not always say where it belongs; in other scripts, a mark may change its
 * letter, or stand before it.
 */
export const hasMovableMarks = ([first = 0]: number[]) =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(String.fromCodePoint(first));

/** A regular expression of the letters in these clusters with any of their marks; null if there are none. */
export function letterWithMarks(clusters: number[][]): string | null {
  if (clusters.length === 0) return null;
  const letters = clusters.map(([letter = 0]) => letter);
  const marks = clusters.flatMap(([, ...rest]) => rest);
  return `[${inClass(letters)}][${inClass(marks)}]+`;
}

/** Characters as they are written in a class of a regular expression. */
export const inClass = (characters: number[]): string =>
  [...new Set(characters)].map((character) => `\\u{${character.toString(16)}}`).join('');
