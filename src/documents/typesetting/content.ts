import type { DocumentForm, Paper } from '../../contracts/exports';
import { directionOf, languageOf, ownWordsOf, wordsOfPage } from '../../words/language';
import { portraitText } from '../../words/portrait-text';
import type { Words } from '../../words/words';
import { isConcealed, readableAddress } from '../links';
import type { Portfolio } from '../portfolio';
import { openTo, summarize } from '../summary';
import { type Linked, linkOf } from './contact-section';
import { emsOf } from './long-words';
import type { SectionContent } from './section-content';
import { sectionsOf } from './sections';

/** What a document looks like. */
export interface Look {
  /** A colour as `#4442b0`. */
  accent: string;
  /** The sections of the page, in its order. */
  order: string[];
}

export interface ContentOptions {
  form: DocumentForm;
  paper: Paper;
  look: Look;
  /** The date of the visit, `YYYY-MM-DD`. */
  today: string;
  /** The address of the page. */
  canonical: string;
  /** The file names of the images, by address. */
  pictures: Map<string, string>;
  isArchival: boolean;
  /** Those of the page's language if left out. */
  words?: Words;
}

/** The content of a template: all the text, as on the page. */
export interface DocumentContent {
  title: string;
  author: string;
  description: string;
  keywords: string[];
  date: number[];
  /** Two letters, as Typst and readers of PDFs know it. */
  language: string;
  /** Whether words are broken at syllables. */
  hyphenates: boolean;
  isRightToLeft: boolean;
  paper: string;
  accent: string;
  isArchival: boolean;
  name: string;
  /** In points; smaller for a long name. */
  nameSize: number;
  role: string;
  lead: string;
  contactLine: Linked[];
  portrait: string | null;
  portraitAlt: string;
  sections: SectionContent[];
  /** What the attached profile is called. */
  attached: string;
}

const papers: Record<Paper, string> = { a4: 'a4', letter: 'us-letter' };
const keywordCount = 20;

/** The content of a document about a person. */
export function documentContent(portfolio: Portfolio, options: ContentOptions): DocumentContent {
  const { words = wordsOfPage(portfolio) } = options;
  const { name, lead, about } = summarize(portfolio, words);
  const { form, today, pictures, look, paper, canonical, isArchival } = options;
  const sections = sectionsOf(portfolio, {
    form,
    today,
    pictures,
    canonical,
    words,
    order: look.order,
    about,
  });
  const ownWords = ownWordsOf(portfolio);
  return {
    title: [name, portfolio.jobTitle].filter(Boolean).join(' · '),
    author: name,
    description: portfolio.bio.slice(0, 300),
    keywords: portfolio.skills.slice(0, keywordCount).map((skill) => skill.name),
    date: today.split('-').map(Number),
    language: languageOfDocument(words, ownWords),
    hyphenates: form === 'portfolio' && !isEnglish(words),
    isRightToLeft: words.direction === 'rtl' || directionOf(ownWords) === 'rtl',
    paper: papers[paper],
    accent: look.accent,
    isArchival,
    name,
    nameSize: nameSize(name, { largest: 32, smallest: 20, width: 420 }),
    role: portfolio.jobTitle,
    // Programs that read a CV want the text about the person once.
    lead: form === 'plain' && about ? '' : lead,
    contactLine: contactLine(portfolio, options, words),
    portrait: (portfolio.portrait && pictures.get(portfolio.portrait.url)) ?? null,
    portraitAlt: portfolio.portrait ? portraitText(portfolio.portrait, name, words) : '',
    sections,
    attached: words.t('page.foot.attached'),
  };
}

const isEnglish = ({ locale }: Words) => locale.startsWith('en');

/** Around texts in other letters, our words may still be English. */
const languageOfDocument = (words: Words, ownWords: string) =>
  isEnglish(words) ? languageOf(ownWords) : new Intl.Locale(words.locale).language;

/** Where the person is, what they are open to, and how to contact them, on one line. */
function contactLine(portfolio: Portfolio, { canonical }: ContentOptions, words: Words): Linked[] {
  const place = [portfolio.location, openTo(portfolio, words)].flatMap((value) =>
    value ? [{ value, target: null }] : [],
  );
  const direct = portfolio.contacts.filter(isConcealed).map(linkOf);
  return [...place, ...direct, { value: readableAddress(canonical), target: canonical }];
}

/** The font size at which the longest word of a name fits the width, and the whole name about two lines. */
export function nameSize(
  name: string,
  { largest, smallest, width }: { largest: number; smallest: number; width: number },
): number {
  const widest = Math.max(1, ...name.split(/[\s-]/).map(emsOf));
  const fitting = Math.min(width / widest, (2 * width) / ([...name].length * emPerLetter));
  return Math.floor(Math.max(smallest, Math.min(largest, fitting)));
}

const emPerLetter = 0.6;
