import { placeEvidence } from '../places/places';
import { areTwoNames, isDegree } from './evidence';
import { lexicon } from './lexicon';
import { splitOutside } from './split-outside';

/** A text, and whether a word for "at" comes before or after it. */
interface Named {
  text: string;
  at: 'before' | 'after' | undefined;
}

const atWords = lexicon('at');
const positions = lexicon('positions');
const institutions = lexicon('institutions');
const companies = lexicon('companies');

/** Maximum number of words in the first of two names. */
const longestName = 40;

/** A text without the separators around it, and without brackets if it is in them. */
export const trimmed = (text: string) => {
  let value = text.trim();
  while (/^(?:[,;:|–—\-•·]|\. )/u.test(value)) {
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

/** Splits two names at a colon or a semicolon: `University of Otago (Dunedin): Bachelor of Nursing`. */
export function splitAtColon(text: string): string[] {
  const colon = text.indexOf(': ');
  const [first = '', ...others] = splitOutside(text, ';');
  return (
    [
      [text.slice(0, Math.max(0, colon)), text.slice(colon + 2)],
      [first, others.join(', ')],
    ].find((parts) => !parts.includes('') && areTwoNames(parts)) ?? [text]
  );
}

/** Words that only come between two names where the second is known as one: `BSc from Oregon State University`. */
const nameLink =
  / (?:from|for|with|am|im(?! Rahmen)|an der|in der|für|an|aan de|aan het|aan|voor|bij de|bij het|à l|à la|à|au sein de|au sein du|au|auprès de|aux|pour l|pour la|pour le|pour|dans une|dans un|alla|all|al|per|en la|en el|para la|para el|para|por la|por el|pela|pelo|na|no|fra|från|ved|vid)[ ’']/gu;

const isSchool = (text: string) =>
  institutions.has(text) && (/^\p{Lu}/u.test(text) || institutions.begins(text));
const isCompany = (text: string) =>
  companies.has(text) &&
  (/^\p{Lu}/u.test(text) || (companies.begins(text) && / \p{Lu}/u.test(text))) &&
  !positions.begins(text);

/** With an article, such a word comes before a name, known or not: `Licence à l’UPEC`, but `Licence à Paris`. */
const withArticle = /^ (?:à l|à la|alla|all)[ ’']$/u;
const namesOne = (text: string) =>
  /^\p{Lu}/u.test(text) && placeEvidence(text) < 2 && !positions.has(text) && !isDegree(text);

/** Splits a degree from its school, or a position from its company, at a word between the two. */
function splitAtNameLink(text: string): Named[] | undefined {
  const padded = ` ${text}`;
  for (const { index, 0: link } of padded.matchAll(nameLink)) {
    const [what, where] = [padded.slice(1, index), padded.slice(index + link.length)];
    const isAt = withArticle.test(link) && namesOne(where);
    // What is in another look has been cut off: `**Vendeuse** à la Boulangerie Martin`.
    const isRest = index === 0;
    const isStudy = (isSchool(where) || isAt) && (isRest || (isDegree(what) && !institutions.has(what)));
    const isJob =
      (isCompany(where) || isAt) &&
      (isRest || (positions.has(what) && !companies.has(what) && !isDegree(what)));
    if (isStudy || isJob) {
      return [
        { text: what, at: 'after' },
        { text: where, at: 'before' },
      ];
    }
  }
  return undefined;
}

/** `Runner at the Old Vic`, `Filialleiter bei der Metzgerei Huber` */
const article = /^(?:the|der|dem|den|il|lo|la|el|le|het|de) /u;

/** Words for "at" that also come before places and subjects. */
const vague = new Set(['en', 'na', 'no', 'w', 'we', 'på', 'ved', 'vid']);

/** Splits `Engineer at Google`, `Entwicklerin bei Siemens`, `Developer @ Acme`. */
export function splitAt(text: string): Named[] {
  const named = splitAtNameLink(text);
  if (named !== undefined) return named;
  const words = text.split(' ');
  const nameAfter = (at: number) => {
    const name = words.slice(at + 1).join(' ');
    const isJob = at === 0 || positions.has(words.slice(0, at).join(' '));
    return isJob ? name.replace(article, '') : name;
  };
  const isLink = (word: string, at: number) =>
    at < words.length - 1 &&
    at <= longestName &&
    (word === '@' || (atWords.is(word) && /^[\p{Ll}]/u.test(word)));
  const index = words.findIndex(
    (word, at) =>
      isLink(word, at) &&
      (at > 0 ? !isWeakLink(words, at, nameAfter(at)) : !vague.has(word) && namesOne(nameAfter(at))),
  );
  const [before, after] = [words.slice(0, index).join(' '), nameAfter(index)];
  return index < 0 || !/^[\p{Lu}\d]/u.test(after)
    ? [{ text, at: undefined }]
    : [
        { text: before, at: 'after' },
        { text: after, at: 'before' },
      ];
}

/** Whether a word for "at" is part of a name: `University of Texas at Austin`, `Máster en Finanzas`. */
function isWeakLink(words: readonly string[], at: number, after: string): boolean {
  const [before, link = ''] = [words.slice(0, at).join(' '), words[at]];
  return (
    namesSchool(before) ||
    ((vague.has(link) || (link === 'bei' && !isCompany(after))) &&
      (!positions.has(before) || isDegree(words[at - 1] ?? '')))
  );
}
