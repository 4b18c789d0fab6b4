import { languages } from '../../words/languages';
import type { Words } from '../../words/words';
import { fold, longestText } from '../text/lexicon';

/** A word, a number or a mark in a text, with its position. */
export interface Token {
  text: string;
  folded: string;
  from: number;
  to: number;
  kind: 'word' | 'number' | 'mark';
  /** Whether it directly follows the previous token, without a space. */
  isGlued: boolean;
}

/** With some misnamed glyphs, the dash of a period is read as a ligature: `2017fiheute`. */
const withDashes = (text: string) =>
  text.replace(/(?<=\d{4})(?:fi|ﬁ)/gu, (ligature) => (ligature.length === 2 ? '– ' : '–'));

/** Words, numbers and marks; a year includes the Polish word for it: `2015 r.`, `2018 roku`. */
const tokenPattern = /[\p{L}\p{M}]+|(?<!\d)(\d{4})(?: ?r\.| roku)(?!\p{L})|\d+|[^\s]/gu;

export function tokensOf(source: string): Token[] {
  const text = withDashes(source);
  const tokens: Token[] = [];
  for (const match of text.slice(0, longestText).matchAll(tokenPattern)) {
    const token = match[1] ?? match[0];
    tokens.push({
      text: token,
      folded: fold(token),
      from: match.index,
      to: match.index + match[0].length,
      kind: /^\d/.test(token) ? 'number' : /^\p{L}/u.test(token) ? 'word' : 'mark',
      isGlued: tokens.at(-1)?.to === match.index,
    });
  }
  return tokens;
}

/** Marks within a phrase: `t/m`, `aujourd'hui`, `Sept.` */
const isInner = (token: Token | undefined) =>
  token !== undefined && token.kind === 'mark' && ".'’‘`´/-".includes(token.text);

type ListName = 'present' | 'since' | 'until' | 'to' | 'expected' | 'dateFillers' | 'durations' | 'seasons';

/** The phrases of a list, keyed by their first word, the longest first. */
class Phrases {
  private readonly byFirst = new Map<string, string[][]>();

  constructor(lists: readonly string[]) {
    for (const entry of lists.flatMap((list) => list.split(','))) {
      const parts = tokensOf(entry)
        .filter((token) => token.kind !== 'mark')
        .map((token) => token.folded);
      const [first] = parts;
      if (first !== undefined) {
        const known = this.byFirst.get(first) ?? [];
        known.push(parts);
        known.sort((a, b) => b.length - a.length);
        this.byFirst.set(first, known);
      }
    }
  }

  /** The token after the phrase that begins at `at`, or `undefined`. */
  after(tokens: readonly Token[], at: number): number | undefined {
    for (const parts of this.byFirst.get(tokens[at]?.folded ?? '') ?? []) {
      let next = at;
      const isWhole = parts.every((part, index) => {
        while (index > 0 && isInner(tokens[next])) {
          next += 1;
        }
        next += 1;
        return tokens[next - 1]?.folded === part;
      });
      if (isWhole) {
        return next;
      }
    }
    return undefined;
  }
}

const phrases = (name: ListName & keyof Words) => new Phrases(languages.map((words) => words[name]));

export const present = phrases('present');
export const since = phrases('since');
export const until = phrases('until');
export const to = phrases('to');
export const expected = phrases('expected');
export const fillers = phrases('dateFillers');
export const durations = phrases('durations');
export const seasons = phrases('seasons');

/** The names of months in all languages, with their numbers. */
export const months: ReadonlyMap<string, number> = new Map(
  languages.flatMap((words) =>
    words.months.flatMap((names, index) =>
      names.split(',').map((name) => [fold(name.trim()), index + 1] as const),
    ),
  ),
);
