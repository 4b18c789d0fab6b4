import type { CvLook, DocumentForm, Paper } from '../../contracts/exports';
import { directionOf, languageOf, ownWordsOf, wordsOfPage } from '../../words/language';
import { portraitText } from '../../words/portrait-text';
import type { Words } from '../../words/words';
import { isConcealed, readableAddress } from '../links';
import type { Portfolio } from '../portfolio';
import { openTo, summarize } from '../summary';
import { addressLine, type Linked, linkOf } from './contact-section';
import { emsOf } from './long-words';
import { paperOf } from './paper';
import { paragraphsOf, type TypesetBlock } from './paragraphs';
import type { SectionContent } from './section-content';
import { sectionsOf } from './sections';

/** What a document looks like. */
export interface Look {
  /** A colour as `#4442b0`. */
  accent: string;
  /** The sections of the page, in its order. */
  order: string[];
  character: CvLook;
}

export interface ContentOptions {
  form: DocumentForm;
  /** That of the portfolio if left out. */
  paper?: Paper | undefined;
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
  character: CvLook;
  form: DocumentForm;
  isArchival: boolean;
  name: string;
  /** In points; smaller for a long name. */
  nameSize: number;
  role: string;
  lead: string;
  /** The text about the person below the head, which in the form of the page is a section. */
  summary: TypesetBlock[];
  contactLine: Linked[];
  portrait: string | null;
  portraitAlt: string;
  sections: SectionContent[];
  /** What the attached profile is called. */
  attached: string;
  /** Between words of a list. */
  comma: string;
}

const papers: Record<Paper, string> = { a4: 'a4', letter: 'us-letter' };
const keywordCount = 20;

/** The content of a document about a person. */
export function documentContent(portfolio: Portfolio, options: ContentOptions): DocumentContent {
  const { words = wordsOfPage(portfolio) } = options;
  const { name, lead, about } = summarize(portfolio, words);
  const { form, today, pictures, look, paper, canonical, isArchival } = options;
  const isCv = form === 'plain';
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
    paper: papers[paper ?? paperOf(portfolio)],
    accent: look.accent,
    character: look.character,
    form,
    isArchival,
    name,
    nameSize: headSize(name),
    role: portfolio.jobTitle,
    lead: isCv ? '' : lead,
    summary: isCv ? paragraphsOf(portfolio.bio) : [],
    contactLine: contactLine(portfolio, options, words),
    portrait: (portfolio.portrait && pictures.get(portfolio.portrait.url)) ?? null,
    portraitAlt: portfolio.portrait ? portraitText(portfolio.portrait, name, words) : '',
    sections,
    attached: words.t('page.foot.attached'),
    comma: words.comma,
  };
}

const isEnglish = ({ locale }: Words) => locale.startsWith('en');

/** Around texts in other letters, our words may still be English. */
const languageOfDocument = (words: Words, ownWords: string) =>
  isEnglish(words) ? languageOf(ownWords) : new Intl.Locale(words.locale).language;

/**
 * Where the person is, what they are open to, and how to contact them; in a CV these are all contacts, because it has no
 * section of them.
 */
function contactLine(portfolio: Portfolio, { form, canonical }: ContentOptions, words: Words): Linked[] {
  const isCv = form === 'plain';
  const { contacts, addresses, location } = portfolio;
  const homes = isCv ? addresses.map(addressLine) : [];
  const places = homes.length > 0 ? homes : [location];
  return [
    ...unlinked(places),
    ...contacts.filter(isConcealed).map(linkOf),
    ...(isCv ? contacts.filter((contact) => !isConcealed(contact)).map(linkOf) : []),
    { value: readableAddress(canonical), target: canonical },
    // Last, so that it takes the second line if there is one, and not how to reach the person.
    ...unlinked([openTo(portfolio, words)]),
  ];
}

const unlinked = (values: string[]): Linked[] =>
  values.flatMap((value) => (value ? [{ value, target: null }] : []));

/** Below it, a name in two lines looks better than in one. */
const leastOnOneLine = 22;

/** The font size of a name at the head of a document: on one line, or on two of a size that still stands out. */
function headSize(name: string): number {
  const bounds = { largest: 32, smallest: 20, width: 400 };
  const onOneLine = Math.floor(bounds.width / ([...name].length * emPerLetter));
  return onOneLine >= leastOnOneLine ? Math.min(bounds.largest, onOneLine) : nameSize(name, bounds);
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
