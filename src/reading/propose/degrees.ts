import type { degrees } from '../../contracts/sections/education';
import { degreeWords, faculties, fieldLinks, honoursWords } from './degree-words';
import { findPhrase, phrasesOf, type Word, wordsOf } from './word-match';

interface ReadDegree {
  degree: (typeof degrees)[number];
  /** Whether the printed degree is only roughly equivalent. */
  isApproximate: boolean;
  fieldOfStudy?: string;
  /** Whether the field is only the faculty in the title of the degree: `Bachelor of Engineering`. */
  isFaculty: boolean;
}

const clear = degreeWords.filter(({ isVague }) => !isVague).flatMap((entry) => phrasesOf(entry.words, entry));
const vague = degreeWords.filter(({ isVague }) => isVague).flatMap((entry) => phrasesOf(entry.words, entry));
const links = phrasesOf(fieldLinks, 'link');
const facultyNames = phrasesOf(faculties, 'faculty');
const honours = phrasesOf(honoursWords, 'honours');

const pairs = new Set(
  clear.flatMap(({ words: [first, second] }) => (first?.length === 2 && second === undefined ? [first] : [])),
);

/** Whether a word only looks like a degree of two letters: `as`, `be`, `me`. */
const isPlainWord = ({ text, start }: Word, printed: string) =>
  pairs.has(text) && /^\p{Ll}/u.test(printed.charAt(start));

/** The degree in a text, with the field of study if it is there; undefined if there is none. */
export function readDegree(printed: string): ReadDegree | undefined {
  const words = wordsOf(printed).map((word) => (isPlainWord(word, printed) ? { ...word, text: '' } : word));
  const match = findPhrase(clear, words) ?? findPhrase(vague, words);
  if (!match) return undefined;
  const { degree, isApproximate, isSubject } = match.meaning;
  const title = titleAfter(printed, match.end);
  const fieldOfStudy = isSubject
    ? textFrom(printed, wordsFrom(printed, match.start))
    : (fieldAfter(printed, title?.end ?? match.end) ?? fieldBefore(printed, match.start));
  return {
    degree,
    isApproximate: isApproximate === true,
    fieldOfStudy: fieldOfStudy ?? title?.faculty,
    isFaculty: fieldOfStudy === undefined && title !== undefined,
  };
}

/** The field of study in a text that names no known degree: `Studium der Medizin`. */
export const readField = (printed: string): string | undefined => fieldAfter(printed, 0);

const wordsFrom = (printed: string, from: number) => wordsOf(printed).filter(({ start }) => start >= from);

/**
 * The rest of a degree's title, which ends before its abbreviation or the field: `Bachelor of Engineering (BE), Mechanics`.
 * Its faculty is the field if none follows, unless it says too little or the degree is better known by its abbreviation.
 */
function titleAfter(printed: string, from: number): { end: number; faculty?: string } | undefined {
  const [whole, faculty] = /^ of (.+?)(?= in |[,(;:/|]| [–—-] |$)/u.exec(printed.slice(from)) ?? [];
  if (whole === undefined || faculty === undefined) return undefined;
  const words = wordsOf(faculty);
  const rest = afterLeading(words, facultyNames);
  const [first] = rest;
  // `Bachelor of Science Physics`
  if (rest.length < words.length && first) return { end: from + ' of '.length + first.start };
  const end = from + whole.length;
  return rest.length < words.length || abbreviationAt(printed, wordsFrom(printed, end)) !== undefined
    ? { end }
    : { end, faculty: faculty.trim() };
}

/** Where an abbreviated degree that begins with the first word ends: `PhD`, `B. Sc.` */
function abbreviationAt(printed: string, words: readonly Word[]): number | undefined {
  const match = findPhrase(clear, words);
  if (!match || match.start !== words[0]?.start) return undefined;
  const letters = printed.slice(match.start, match.end).replace(/[. ]/g, '');
  const isShort = letters.length <= 7 && (letters.match(/[\p{Lu}\d]/gu) ?? []).length > 1;
  return isShort ? match.end : undefined;
}

/** The field after a degree: `Bachelor of Science (Hons) in Computer Science, first class`. */
function fieldAfter(printed: string, from: number): string | undefined {
  let words = wordsFrom(printed, from);
  for (let linked = true; linked; ) {
    const end = abbreviationAt(printed, words) ?? 0;
    const rest = afterLeading(
      words.filter(({ start }) => start >= end),
      links,
    );
    linked = rest.length < words.length;
    words = rest;
  }
  return textFrom(printed, words);
}

/** The field before a degree, if a separator is between them: `Computer Science, B.Sc.`, `Informatik (B.Sc.)`. */
function fieldBefore(printed: string, to: number): string | undefined {
  const before = printed.slice(0, to).trimEnd();
  if (!/[,;:(|/·–—-]$/.test(before)) return undefined;
  return textFrom(before, wordsOf(before));
}

/** The words without the phrase at their start. */
function afterLeading(words: Word[], phrases: typeof links | typeof facultyNames): Word[] {
  const [first] = words;
  const match = first && findPhrase<string>(phrases, words);
  return match && match.start === first.start ? words.filter(({ start }) => start >= match.end) : words;
}

/** What is in the brackets before which a text begins: `(Philosophy; Music)`. */
const inBrackets = /^\(([^()]+)\)/u;

/** The text of the words up to honours or a grade, or up to a new part of the line. */
function textFrom(printed: string, words: Word[]): string | undefined {
  const [first] = words;
  if (!first) return undefined;
  const [, inner] = inBrackets.exec(printed.slice(Math.max(0, first.start - 1))) ?? [];
  const honour = findPhrase(honours, words);
  const text = printed.slice(first.start, honour?.start);
  const whole =
    inner !== undefined && text.length > inner.length ? inner : text.split(/[|·;\n\t]| [–—-] /)[0];
  const part = (whole ?? '').replace(/^(d|l|dell)['’]/i, '');
  const bare = part.slice(0, (wordsOf(part).at(-1)?.end ?? 0) + 1);
  const field = /[\p{L}\p{N})+#.]$/u.test(bare) ? bare : bare.slice(0, -1);
  const isClosed = field.includes('(') || !field.endsWith(')');
  const named = (isClosed ? field : field.slice(0, -1)).trim();
  return /\p{L}/u.test(named) ? named : undefined;
}
