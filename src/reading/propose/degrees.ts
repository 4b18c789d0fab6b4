import type { degrees } from '../../contracts/sections/education';
import { degreeWords, faculties, fieldLinks, honoursWords } from './degree-words';
import { findPhrase, phrasesOf, type Word, wordsOf } from './word-match';

interface ReadDegree {
  degree: (typeof degrees)[number];
  /** Whether the printed degree is only roughly equivalent. */
  isApproximate: boolean;
  fieldOfStudy?: string;
}

const clear = degreeWords.filter(({ isVague }) => !isVague).flatMap((entry) => phrasesOf(entry.words, entry));
const vague = degreeWords.filter(({ isVague }) => isVague).flatMap((entry) => phrasesOf(entry.words, entry));
const links = phrasesOf(fieldLinks, 'link');
const facultyNames = phrasesOf(faculties, 'faculty');
const honours = phrasesOf(honoursWords, 'honours');

/** The degree in a text, with the field of study if it is there; undefined if there is none. */
export function readDegree(printed: string): ReadDegree | undefined {
  const words = wordsOf(printed);
  const match = findPhrase(clear, words) ?? findPhrase(vague, words);
  if (!match) return undefined;
  const { degree, isApproximate } = match.meaning;
  const fieldOfStudy = fieldAfter(printed, match.end) ?? fieldBefore(printed, match.start);
  return { degree, isApproximate: isApproximate === true, fieldOfStudy };
}

/** The field after a degree: `Bachelor of Science (Hons) in Computer Science, first class`. */
function fieldAfter(printed: string, from: number): string | undefined {
  let words = wordsOf(printed).filter(({ start }) => start >= from);
  for (let linked = true; linked; ) {
    const rest = afterLeading(afterLeading(words, links), facultyNames);
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

/** The text of the words up to honours or a grade, or up to a new part of the line. */
function textFrom(printed: string, words: Word[]): string | undefined {
  const [first] = words;
  if (!first) return undefined;
  const honour = findPhrase(honours, words);
  const text = printed.slice(first.start, honour?.start);
  const part = (text.split(/[|·;\n\t]| [–—-] /)[0] ?? '').replace(/^(d|l|dell)['’]/i, '');
  const bare = part.slice(0, (wordsOf(part).at(-1)?.end ?? 0) + 1);
  const field = /[\p{L}\p{N})+#.]$/u.test(bare) ? bare : bare.slice(0, -1);
  const isClosed = field.includes('(') || !field.endsWith(')');
  return (isClosed ? field : field.slice(0, -1)).trim() || undefined;
}
