import { wordsOf } from './lexicon';

/** Whether a line appears to be running text: it is long, ends like a sentence, or begins with a lower-case letter. */
export const isProseText = (text: string) => {
  const words = wordsOf(text).length;
  return (
    words >= 11 ||
    (words >= 5 && /[.;]$/.test(text) && !/(?<!\p{L})\p{L}{1,4}\.$/u.test(text)) ||
    /^\p{Ll}\p{Ll}+ .{12}/u.test(text)
  );
};
