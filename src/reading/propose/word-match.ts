/** A word of a text, normalised for comparison, with its position. */
export interface Word {
  /** In lower case, without accents, dots and apostrophes. */
  text: string;
  start: number;
  end: number;
}

/** Texts are only examined up to this length; longer ones do not name a single degree, group or level. */
const longest = 300;

/** The words of a text: `B.Sc.` is one, `Dipl.-Ing.` is two. */
export function wordsOf(text: string): Word[] {
  return [...text.slice(0, longest).matchAll(/[\p{L}\p{M}\p{N}.'’+#]+/gu)].map((match) => ({
    text: folded(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Normalises a word for comparison: `Máster` and `master` are equal. */
const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase();

/** Consecutive words to look for, and what they mean; a `*` at the end of a word matches any ending. */
export interface Phrase<T> {
  words: string[];
  meaning: T;
}

/** Parses phrases from lists in which commas separate them. */
export const phrasesOf = <T>(written: readonly string[], meaning: T): Phrase<T>[] =>
  written
    .flatMap((row) => row.split(', '))
    .map((phrase) => ({ words: phrase.split(' ').map(folded), meaning }));

interface Match<T> {
  meaning: T;
  /** The position in the text. */
  start: number;
  end: number;
}

/** The first match in a text; of several phrases that match there, the longest. */
export function findPhrase<T>(phrases: readonly Phrase<T>[], words: readonly Word[]): Match<T> | undefined {
  for (const [index, word] of words.entries()) {
    const found = phrases
      .filter((phrase) => phrase.words.every((each, offset) => matches(each, words[index + offset]?.text)))
      .reduce<Phrase<T> | undefined>(
        (longer, phrase) => (longer && longer.words.length >= phrase.words.length ? longer : phrase),
        undefined,
      );
    const last = found && words[index + found.words.length - 1];
    if (last) return { meaning: found.meaning, start: word.start, end: last.end };
  }
  return undefined;
}

function matches(wanted: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}
