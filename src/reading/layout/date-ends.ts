import { de } from '../words/de';
import { en } from '../words/en';
import { es } from '../words/es';
import { fr } from '../words/fr';
import { it } from '../words/it';
import { nl } from '../words/nl';
import { pt } from '../words/pt';

/** A date or a period has so many characters at most. */
const longest = 40;

const present = [en, de, fr, es, it, nl, pt]
  .flatMap((words) => words.present.split(','))
  .map((word) => word.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const dateEnd = new RegExp(`(?:(?:19|20)\\d\\d\\)?|(?<!\\p{L})(?:${present.join('|')})\\.?\\)?)$`, 'iu');

/** Whether a short text ends as dates and periods do: in a year or a word for what goes on. */
export function endsDate(text: string): boolean {
  return text.length <= longest && dateEnd.test(text.trim());
}
