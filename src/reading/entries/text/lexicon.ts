import { languages } from '../../words/languages';
import type { Words } from '../../words/words';

/** Texts are only examined up to this length. */
export const longestText = 4000;

/** Converts to lower case and removes accents, dots and apostrophes. */
export function fold(text: string): string {
  return text
    .slice(0, longestText)
    .normalize('NFKD')
    .replace(/[\p{M}.'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

const splitWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** The words of short texts: while a section is read, the same ones are asked for many times. */
const known = new Map<string, readonly string[]>();
const bounds = { texts: 4000, letters: 120 };

/** Forgets the texts of the document that was read. */
export const forgetWords = (): void => known.clear();

/** The words of a text, folded; `C++` and `C#` stay intact. */
export function wordsOf(text: string): readonly string[] {
  if (text.length > bounds.letters) return splitWords(text);
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= bounds.texts) forgetWords();
  const words = splitWords(text);
  known.set(text, words);
  return words;
}

/**
 * A set of words and phrases. They match whole words of a text, never parts, except for entries that begin with a dash:
 * these match the ends of words.
 */
export class Lexicon {
  private readonly phrases = new Set<string>();
  private readonly endings: string[] = [];
  private longest = 1;

  constructor(lists: readonly string[]) {
    for (const entry of lists.flatMap((list) => list.split(','))) {
      this.add(entry.trim());
    }
  }

  private add(entry: string) {
    const words = wordsOf(entry);
    if (words.length === 0) {
      return;
    }
    if (entry.startsWith('-')) {
      this.endings.push(words.join(''));
      return;
    }
    this.phrases.add(words.join(' '));
    this.longest = Math.max(this.longest, words.length);
  }

  /** How many of the words from `at` on form an entry; 0 if none. */
  matchAt(words: readonly string[], at: number): number {
    for (let length = Math.min(this.longest, words.length - at); length > 0; length -= 1) {
      if (this.phrases.has(words.slice(at, at + length).join(' '))) {
        return length;
      }
    }
    const word = words[at] ?? '';
    return this.endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending)) ? 1 : 0;
  }

  /** How many entries occur in a text. */
  count(text: string): number {
    const words = wordsOf(text);
    let found = 0;
    for (let at = 0; at < words.length; ) {
      const length = this.matchAt(words, at);
      found += length > 0 ? 1 : 0;
      at += Math.max(1, length);
    }
    return found;
  }

  has(text: string): boolean {
    return this.count(text) > 0;
  }

  /** Whether the whole text is a single entry. */
  is(text: string): boolean {
    const words = wordsOf(text);
    return words.length > 0 && this.matchAt(words, 0) === words.length;
  }

  /** Whether the text begins with an entry. */
  begins(text: string): boolean {
    return this.matchAt(wordsOf(text), 0) > 0;
  }

  /** Whether the text consists of entries only. */
  covers(text: string): boolean {
    const words = wordsOf(text);
    let at = 0;
    while (at < words.length) {
      const length = this.matchAt(words, at);
      if (length === 0) {
        return false;
      }
      at += length;
    }
    return words.length > 0;
  }
}

type ListName = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];

/** The words of the given lists in all languages. */
export function lexicon(...names: ListName[]): Lexicon {
  return new Lexicon(languages.flatMap((words) => names.map((name) => words[name])));
}
