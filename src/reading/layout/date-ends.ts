import { languages, wordsIn } from '../words/languages';

/** A date or a period has so many characters at most. */
const longest = 40;

const present = languages
  .flatMap((words) => wordsIn(words.present))
  .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const dateEnd = new RegExp(`(?:(?:19|20)\\d\\d\\)?|(?<!\\p{L})(?:${present.join('|')})\\.?\\)?)$`, 'iu');

/** Whether a short text ends as dates and periods do: in a year or a word for what goes on. */
export function endsDate(text: string): boolean {
  return text.length <= longest && dateEnd.test(text.trim());
}
