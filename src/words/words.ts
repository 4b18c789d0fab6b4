import type { PageLanguage } from '../contracts/page-language';
import { ar } from './ar';
import type { Catalogue } from './catalogue';
import { da } from './da';
import { type DateWords, dateWords } from './date-words';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { he } from './he';
import { it } from './it';
import { ja } from './ja';
import { type Measures, measures } from './measures';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { ptBR } from './pt-BR';
import { ptPT } from './pt-PT';
import { sv } from './sv';
import { tr } from './tr';
import { type Translate, translator } from './translate';
import { uk } from './uk';
import { zhHans } from './zh-Hans';

/** Every catalogue; what a language consists of is written at the top of the English one. */
export const catalogues: Record<PageLanguage, Catalogue> = {
  en,
  da,
  de,
  es,
  fr,
  it,
  nl,
  nb,
  pl,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  sv,
  tr,
  el,
  uk,
  ar,
  he,
  ja,
  'zh-Hans': zhHans,
};

/** What is said around the owner's words, in one language. */
export interface Words extends DateWords, Measures {
  /** The tag for browsers, Word and Typst. */
  locale: string;
  /** With its usual country, as Word and social networks want it: `de-DE`. */
  territory: string;
  direction: 'ltr' | 'rtl';
  /** Between the owner's texts in a row: 'Nurse, London'. */
  comma: string;
  /** Between a beginning and an end: '2019 – today'. */
  range: string;
  /** What follows the name of an owner in a message. */
  honorific: string;
  mails: Catalogue['mails'];
  t: Translate;
}

/** The words of a catalogue. */
export function wordsIn({
  locale,
  direction,
  comma = ', ',
  range = ' – ',
  honorific = '',
  messages,
  mails,
}: Catalogue): Words {
  const t = translator(locale, messages);
  const measured = measures(locale);
  const { language, region } = new Intl.Locale(locale).maximize();
  const territory = `${language}-${region}`;
  const dates = dateWords(locale, t, { ...measured, range });
  return { locale, territory, direction, comma, range, honorific, mails, t, ...dates, ...measured };
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
