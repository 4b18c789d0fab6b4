import { lexicon, wordsOf } from './lexicon';

/** Whether a line appears to be running text: it is long, ends like a sentence, or begins with a lower-case letter. */
export const isProseText = (text: string) => {
  const words = wordsOf(text).length;
  return (
    words >= 11 ||
    (words >= 5 && /[.;]$/.test(text) && !/(?<!\p{L})\p{L}{1,4}\.$/u.test(text)) ||
    /^\p{Ll}\p{Ll}+ .{12}/u.test(text)
  );
};

const names = lexicon('companies', 'institutions');
/** Maximum number of words, of commas, and of lower-case words of six or more letters in a long name. */
const longName = { words: 16, commas: 3, lowerCase: 1 };

/** Whether a text is a name, however long: `Universidad de Alba, Facultad de Ciencias de la Educación, Villa María`. */
export const isLongName = (text: string) =>
  names.has(text) &&
  text.split(',').every((part) => /^\s?\p{Lu}/u.test(part)) &&
  !/[;:!?]$/.test(text) &&
  wordsOf(text).length <= longName.words &&
  text.split(',').length <= longName.commas + 1 &&
  (text.match(/(?<!\p{L})\p{Ll}{6,}/gu) ?? []).length <= longName.lowerCase;
