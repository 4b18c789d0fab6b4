import { directionOf } from '../../words/language';
import { type TypesetBlock, type TypesetLine, typesetLine } from './paragraphs';

/** A list of words, such as technologies; its label is printed where the look of the list does not say what it is. */
export interface LabelledWords {
  label: string;
  names: string[];
}

/** The texts of an entry; empty if there are none. */
export interface Details {
  /** Short facts above the text. */
  facts: string[];
  paragraphs: TypesetBlock[];
  points: TypesetLine[];
  words: LabelledWords;
  /** Without a label, the title is the link. */
  link: { label: string; target: string | null } | null;
}

/** An entry with a heading, such as a position. */
export interface PaperEntry extends Details {
  /** At the end of the title's line. */
  period: string;
  title: string;
  where: string;
  /** Whether the text that its owner wrote runs from right to left. */
  isRightToLeft: boolean;
  /** Whether it is short enough to be kept on one page without leaving much of another blank. */
  staysTogether: boolean;
}

/** About ten lines, in characters of JSON. */
const longestTogether = 850;

export const present = (texts: (string | null | false | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '');

/** Whether the content under a heading should be kept on one page. */
export const isShort = (content: object): boolean => JSON.stringify(content).length < longestTogether;

type PaperContent = Omit<PaperEntry, 'staysTogether' | 'isRightToLeft'>;

/** An entry; what is left out of its content is empty. */
export function paperEntry(
  ownWords: (string | null)[],
  { points = [], ...content }: Pick<PaperContent, 'title'> & Partial<PaperContent> & { points?: string[] },
): PaperEntry {
  const whole: PaperContent = {
    period: '',
    where: '',
    facts: [],
    paragraphs: [],
    points: points.map(typesetLine),
    words: { label: '', names: [] },
    link: null,
    ...content,
  };
  return { ...whole, isRightToLeft: directionOf(...ownWords) === 'rtl', staysTogether: isShort(whole) };
}

/** Entries, each with a heading of its own. */
export interface EntriesContent {
  kind: 'entries';
  /** Whether each is a single paragraph, because none of them says more. */
  areLines: boolean;
  entries: PaperEntry[];
}

export const paperEntries = (entries: PaperEntry[]): EntriesContent => ({
  kind: 'entries',
  areLines: false,
  entries,
});

/** What fits on a line, in letters. */
const lineLength = 72;

/** Entries of a list, such as certificates: lines where all of them are short. */
export const listedEntries = (entries: PaperEntry[]): EntriesContent => ({
  kind: 'entries',
  areLines: entries.every(
    ({ title, where, facts, period, link, paragraphs, points, words }) =>
      paragraphs.length + points.length + words.names.length === 0 &&
      [title, where, ...facts, period, link?.label].join(', ').length < lineLength,
  ),
  entries,
});
