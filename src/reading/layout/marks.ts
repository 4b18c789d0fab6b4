/** A bullet, a dash or another sign that begins a line and is not part of its text. */
const mark =
  /^\s*(?:[\u2022\u2023\u2043\u2219\u25a0-\u25ff\u2605\u2606\u2713\u2714\u2756\u2794-\u27bf\u22c4\u2666\u00b7\u2b1b-\u2b50\ue000-\uf8ff*»›]+\s*|[-–—−o]\s+|[-–—−](?=\p{Lu}\p{Ll}))/u;

/** The length of the mark at the start of a text, and whether there is one. */
export function withoutMark(text: string): { isMarked: boolean; length: number } {
  const length = mark.exec(text)?.[0].length ?? 0;
  return { isMarked: length > 0 && text.length > length, length };
}

/** Writes bars that look like the usual one, such as those of drawn boxes, as that one. */
export const withPlainBars = (text: string): string => text.replace(/[│┃∣❘¦]/gu, '|');

/** Whether a text consists of such a mark alone. */
export function isMark(text: string): boolean {
  return mark.exec(`${text} `)?.[0].trim() === text.trim();
}
