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
  link: { label: string; target: string | null } | null;
}

/** An entry with a heading, such as a position. */
export interface PaperEntry extends Details {
  period: string;
  length: string;
  title: string;
  where: string;
  /** Whether the text that its owner wrote runs from right to left. */
  isRightToLeft: boolean;
  /** Whether it is short enough to be kept on one page without leaving much of another blank. */
  staysTogether: boolean;
}

/** About a third of a page, in characters of JSON. */
const longestTogether = 1400;

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
    length: '',
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
  entries: PaperEntry[];
}

export const paperEntries = (entries: PaperEntry[]): EntriesContent => ({ kind: 'entries', entries });
