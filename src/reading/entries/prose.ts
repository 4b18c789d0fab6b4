import { wordsOf } from './lexicon';

/** Whether a line reads as running text: it is long, ends as a sentence does, or begins with a small letter. */
export const isProseText = (text: string) => {
  const words = wordsOf(text).length;
  return (
    words >= 11 ||
    (words >= 5 && /[.;]$/.test(text) && !/\b\p{L}{1,4}\.$/u.test(text)) ||
    /^\p{Ll}\p{Ll}+ .{12}/u.test(text)
  );
};
