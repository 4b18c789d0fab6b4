import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { HeadingWords } from './heading-words';
import { it } from './it';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { sv } from './sv';

/** If a phrase has different meanings in two languages, the first language wins. */
export const headingWords: HeadingWords[] = [en, de, fr, es, it, nl, pt, da, sv, nb, pl];
