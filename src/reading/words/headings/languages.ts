import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { HeadingWords } from './heading-words';
import { it } from './it';
import { nl } from './nl';
import { pt } from './pt';

/** Where two languages differ about a phrase, the first one wins. */
export const headingWords: HeadingWords[] = [en, de, fr, es, it, nl, pt];
