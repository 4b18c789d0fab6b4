import type { PageLanguage } from '../contracts/page-language';
import type { Catalogue } from './catalogue';
import { type DateWords, dateWords } from './date-words';
import { de } from './de';
import { en } from './en';
import { type Measures, measures } from './measures';
import { type Translate, translator } from './translate';

/** Every catalogue; what a language consists of is written at the top of the English one. */
export const catalogues: Record<PageLanguage, Catalogue> = { en, de };

/** What is said around the owner's words, in one language. */
export interface Words extends DateWords, Measures {
  /** The tag for browsers, Word and Typst. */
  locale: string;
  /** With its usual country, as Word and social networks want it: `de-DE`. */
  territory: string;
  direction: 'ltr' | 'rtl';
  mails: Catalogue['mails'];
  t: Translate;
}

/** The words of a catalogue. */
export function wordsIn({ locale, direction, messages, mails }: Catalogue): Words {
  const t = translator(locale, messages);
  const measured = measures(locale);
  const { language, region } = new Intl.Locale(locale).maximize();
  const territory = `${language}-${region}`;
  return { locale, territory, direction, mails, t, ...dateWords(locale, t, measured), ...measured };
}

const made = new Map<PageLanguage, Words>();

/** The words of a language, made once. */
export function wordsOf(language: PageLanguage): Words {
  const known = made.get(language);
  if (known) return known;
  const words = wordsIn(catalogues[language]);
  made.set(language, words);
  return words;
}
