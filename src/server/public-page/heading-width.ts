/** How wide a letter of a heading is at most, as a multiple of an ordinary one of the Latin script. */
function widthOf(letter: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(letter)) return 1.9;
  if (/[\p{Lu}mw]/u.test(letter)) return 1.4;
  if (/[fijlrt]/.test(letter)) return 0.7;
  return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) ? 1.1 : 1;
}

/** The width of the longest word of these headings, in ordinary letters. */
export const longestWord = (headings: string[]): number =>
  Math.max(
    1,
    ...headings
      .flatMap((heading) => heading.split(/[\s-]/))
      .map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)),
  );
