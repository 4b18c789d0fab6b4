import { languages, wordsIn } from '../words/languages';

/** Maximum length of a date or a period, in characters. */
const longest = 40;

const present = languages.flatMap((words) => wordsIn(words.present));
const dateWords = new Set(
  languages.flatMap(({ months, seasons, present, since, to }) =>
    [...months, seasons, present, since, to]
      .flatMap(wordsIn)
      .flatMap((phrase) => phrase.match(/\p{L}+/gu) ?? []),
  ),
);
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

/** Whether a short text is a date or a period and nothing else. */
export function isDateText(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return endsInDate(text) && words.every((word) => dateWords.has(word));
}
