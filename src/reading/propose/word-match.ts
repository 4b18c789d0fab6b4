/** A word of a text, as it is compared, and where it stands. */
export interface Word {
  /** In lower case, without accents, dots and apostrophes. */
  text: string;
  start: number;
  end: number;
}

/** Longer texts name no single degree, group or level; what is behind is not looked at. */
const longest = 300;

/** The words of a text: `B.Sc.` is one, `Dipl.-Ing.` two. */
export function wordsOf(text: string): Word[] {
  return [...text.slice(0, longest).matchAll(/[\p{L}\p{M}\p{N}.'’+#]+/gu)].map((match) => ({
    text: folded(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A word as it is compared: `Máster` and `master` are one. */
const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase();

/** Words in a row to look for, and what they stand for; a `*` at the end of a word stands for any ending. */
export interface Phrase<T> {
  words: string[];
  meaning: T;
}

/** Phrases as they are written in a list of words: a comma parts them. */
export const phrasesOf = <T>(written: readonly string[], meaning: T): Phrase<T>[] =>
  written
    .flatMap((row) => row.split(', '))
    .map((phrase) => ({ words: phrase.split(' ').map(folded), meaning }));

interface Match<T> {
  meaning: T;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** The first of the phrases in a text, and the longest of those that begin there. */
export function findPhrase<T>(phrases: readonly Phrase<T>[], words: readonly Word[]): Match<T> | undefined {
  for (const [index, word] of words.entries()) {
    const found = phrases
      .filter((phrase) => phrase.words.every((each, offset) => agrees(each, words[index + offset]?.text)))
      .reduce<Phrase<T> | undefined>(
        (longer, phrase) => (longer && longer.words.length >= phrase.words.length ? longer : phrase),
        undefined,
      );
    const last = found && words[index + found.words.length - 1];
    if (last) return { meaning: found.meaning, start: word.start, end: last.end };
  }
  return undefined;
}

function agrees(wanted: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}
