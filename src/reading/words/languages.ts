import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { sv } from './sv';

/** All languages are looked for at once, because documents mix them. */
export const languages = [en, de, fr, es, it, nl, pt, da, sv, nb, pl] as const;

/** Their codes, by which countries and languages are named in them. */
export const languageCodes = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'da', 'sv', 'nb', 'pl'] as const;

/** The words in one of their lists. */
export const wordsIn = (list: string) => list.split(',').map((word) => word.trim());
