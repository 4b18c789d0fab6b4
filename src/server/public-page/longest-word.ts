/** How wide a letter is, as a multiple of one of the Latin script. */
function widthOf(letter: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(letter)) return 2;
  return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) ? 1.2 : 1;
}

/** How many letters the longest word of these texts has, by the width of Latin ones; with the full stop or hyphen after it. */
export const longestWord = (...texts: string[]): number =>
  Math.max(
    ...texts
      .flatMap((text) => text.split(/[\s-]/))
      .map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)),
  ) + 1;
