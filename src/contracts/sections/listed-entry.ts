import type { Period } from '../date-text';

/** What a list of words is; empty where there is none. */
type WordsLabel = '' | 'Technologies';

/** What an entry of a plain list says in each of its forms: on its card, on the page and in documents. */
export interface ListedEntry {
  title: string;
  /** With whom, for whom, where: short texts for one line below the title. */
  details: string[];
  /** A single date is a start alone. */
  period: Period;
  url: string | null;
  description: string | null;
  points: string[];
  /** Short words with what they are: technologies. */
  words: { label: WordsLabel; names: string[] };
}

/** An entry in which what is left out is empty. */
export const listedEntry = (
  title: string,
  { details = [], date = null, ...content }: Content = {},
): ListedEntry => ({
  period: { startDate: date, endDate: null, isCurrent: false },
  url: null,
  description: null,
  points: [],
  words: { label: '', names: [] },
  ...content,
  title,
  details: details.flatMap((detail) => detail || []),
});

type Content = Partial<Omit<ListedEntry, 'title' | 'details'>> & {
  details?: (string | null)[];
  /** In place of a period. */
  date?: string | null;
};

/** The fields of something that lasts, none of which has to be known. */
export const periodOf = ({ startDate, endDate, isCurrent }: Period): Period => ({
  startDate,
  endDate,
  isCurrent,
});
