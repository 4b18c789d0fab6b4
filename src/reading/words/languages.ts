import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { pt } from './pt';

/** All languages are looked for at once, because documents mix them. */
export const languages = [en, de, fr, es, it, nl, pt] as const;

/** The words in one of their lists. */
export const wordsIn = (list: string) => list.split(',').map((word) => word.trim());
