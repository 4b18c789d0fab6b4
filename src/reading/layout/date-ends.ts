import { languages, wordsIn } from '../words/languages';

/** Maximum length of a date or a period, in characters. */
const longest = 40;

const present = languages.flatMap((words) => wordsIn(words.present));
const endsInYear = /(?:19|20)\d\d$/;
const endsInLetter = /\p{L}$/u;

/** Whether a short text ends as dates and periods do: in a year or a word such as "present". */
export function endsInDate(text: string): boolean {
  if (text.length > longest) return false;
  const bare = text.trim().toLowerCase().replace(/\)$/, '');
  return endsInYear.test(bare) || endsInWord(bare) || endsInWord(bare.replace(/\.$/, ''));
}

const endsInWord = (text: string) =>
  present.some((word) => text.endsWith(word) && !endsInLetter.test(text.slice(0, -word.length)));
