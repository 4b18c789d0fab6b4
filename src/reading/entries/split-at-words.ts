import { isDegree, isTitledDegree } from './evidence';
import { lexicon } from './lexicon';

/** A text, and whether a word for "at" comes before or after it. */
interface Named {
  text: string;
  at: 'before' | 'after' | undefined;
}

const atWords = lexicon('at');
const positions = lexicon('positions');
const institutions = lexicon('institutions');

/** A text without the separators around it, and without brackets if it is in them. */
export const trimmed = (text: string) => {
  let value = text.trim();
  while (/^[,;:|–—\-•·]/u.test(value)) {
    value = value.slice(1).trim();
  }
  while (/[,;:|–—\-•·]$/u.test(value)) {
    value = value.slice(0, -1).trim();
  }
  const isBracketed = value.startsWith('(') && value.endsWith(')');
  return isBracketed ? value.slice(1, -1) : value;
};

/** Whether a text ends with the name of a school, so that its place follows: `University of Texas` at `Austin`. */
function namesSchool(text: string): boolean {
  const [name = ''] = text.split(', ').slice(-1);
  return institutions.has(name) && !positions.has(name) && !isDegree(name);
}

/** Splits `Engineer at Google`, `Entwicklerin bei Siemens`, `Developer @ Acme`. */
export function splitAt(text: string): Named[] {
  const words = text.split(' ');
  const index = words.findIndex(
    (word, position) =>
      position > 0 &&
      position < words.length - 1 &&
      (word === '@' || (atWords.is(word) && /^[\p{Ll}]/u.test(word))),
  );
  const [before, after] = [words.slice(0, index).join(' '), words.slice(index + 1).join(' ')];
  const isWeak =
    namesSchool(before) ||
    (['en', 'na', 'no', 'bei'].includes(words[index] ?? '') &&
      (!positions.has(before) || isTitledDegree(before) || isDegree(words[index - 1] ?? '')));
  return index < 0 || isWeak || !/^[\p{Lu}\d]/u.test(after)
    ? [{ text, at: undefined }]
    : [
        { text: before, at: 'after' },
        { text: after, at: 'before' },
      ];
}

/** Removes a word for "at" before a change of look: `Collaboratrice presso` and `Studio Imparato`. */
export function withoutAt(part: Named): Named {
  const words = part.text.split(' ');
  const last = words.at(-1) ?? '';
  const isAt =
    words.length > 1 && (last === '@' || (last.length > 2 && atWords.is(last) && /^\p{Ll}/u.test(last)));
  return isAt ? { text: trimmed(words.slice(0, -1).join(' ')), at: 'after' } : part;
}
