import { areTwoNames, isDegree, isTitledDegree } from './evidence';
import { lexicon } from './lexicon';

/** A text, and whether a word for "at" comes before or after it. */
interface Named {
  text: string;
  at: 'before' | 'after' | undefined;
}

const atWords = lexicon('at');
const positions = lexicon('positions');
const institutions = lexicon('institutions');

/** Maximum number of words in the first of two names. */
const longestName = 40;

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

/** Splits two names at a colon: `University of Otago (Dunedin): Bachelor of Nursing`. */
export function splitAtColon(text: string): string[] {
  const at = text.indexOf(': ');
  const parts = [text.slice(0, at), text.slice(at + 2)];
  return at > 0 && areTwoNames(parts) ? parts : [text];
}

/** Splits a degree from a school in brackets: `MEng Civil Engineering (Imperial College London)`. */
export function splitAtBracket(text: string): string[] {
  const bracket = text.lastIndexOf(' (');
  const [degree, school] = [text.slice(0, bracket), text.slice(bracket + 2, -1)];
  const isSplit =
    bracket > 0 &&
    text.endsWith(')') &&
    isDegree(degree) &&
    !institutions.has(degree) &&
    institutions.has(school) &&
    !isDegree(school);
  return isSplit ? [degree, school] : [text];
}

/** Words between a degree and its school only: `Abitur am Gymnasium`, `BSc from Oregon State University`. */
const schoolLink =
  / (?:from|am|an der|an|aan de|aan het|aan|à l|à la|au|alla|all|al|en la|en el|por la|por el|pela|pelo|fra|från|ved|vid|na)[ ’']/gu;

/** Splits a degree from its school at a word between the two. */
function splitAtSchoolLink(text: string): Named[] | undefined {
  for (const { index, 0: link } of text.matchAll(schoolLink)) {
    const [degree, school] = [text.slice(0, index), text.slice(index + link.length)];
    const isSchool = institutions.has(school) && (/^\p{Lu}/u.test(school) || institutions.begins(school));
    if (isSchool && isDegree(degree) && !institutions.has(degree)) {
      return [
        { text: degree, at: 'after' },
        { text: school, at: 'before' },
      ];
    }
  }
  return undefined;
}

/** Splits `Engineer at Google`, `Entwicklerin bei Siemens`, `Developer @ Acme`. */
export function splitAt(text: string): Named[] {
  const study = splitAtSchoolLink(text);
  if (study !== undefined) return study;
  const words = text.split(' ');
  const isLink = (word: string, at: number) =>
    at > 0 &&
    at < words.length - 1 &&
    at <= longestName &&
    (word === '@' || (atWords.is(word) && /^[\p{Ll}]/u.test(word)));
  const index = words.findIndex((word, at) => isLink(word, at) && !isWeakLink(words, at));
  const [before, after] = [words.slice(0, index).join(' '), words.slice(index + 1).join(' ')];
  // `9 GCSEs at A*–C`
  const isGrade = /^[A-G][*+]?(?: ?[–-]|$)/.test(after);
  return index < 0 || isGrade || !/^[\p{Lu}\d]/u.test(after)
    ? [{ text, at: undefined }]
    : [
        { text: before, at: 'after' },
        { text: after, at: 'before' },
      ];
}

/** Whether a word for "at" is part of a name: `University of Texas at Austin`, `Máster en Finanzas`. */
function isWeakLink(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).join(' ');
  return (
    namesSchool(before) ||
    (['en', 'na', 'no', 'bei', 'w', 'we', 'på', 'ved', 'vid'].includes(words[at] ?? '') &&
      (!positions.has(before) || isTitledDegree(before) || isDegree(words[at - 1] ?? '')))
  );
}

/** Removes a word for "at" before a change of look: `Collaboratrice presso` and `Studio Imparato`. */
export function withoutAt(part: Named): Named {
  const words = part.text.split(' ');
  const last = words.at(-1) ?? '';
  const isAt =
    words.length > 1 && (last === '@' || (last.length > 2 && atWords.is(last) && /^\p{Ll}/u.test(last)));
  return isAt ? { text: trimmed(words.slice(0, -1).join(' ')), at: 'after' } : part;
}
