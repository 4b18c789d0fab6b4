import { z } from 'zod';
import { keysOf } from './keys-of';

/** The languages that a page can speak, by their tags (BCP 47), each as those who speak it call it. */
export const pageLanguages = {
  en: 'English',
  da: 'Dansk',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  nb: 'Norsk bokmål',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  sv: 'Svenska',
  tr: 'Türkçe',
  el: 'Ελληνικά',
  uk: 'Українська',
  ar: 'العربية',
  he: 'עברית',
  ja: '日本語',
  'zh-Hans': '简体中文',
} as const;
export type PageLanguage = keyof typeof pageLanguages;

/** The language of a page. */
export const pageLanguage = z.enum(keysOf(pageLanguages));

/** A language as it was stored, by whichever version of the product; one that this version does not know is none. */
export const readPageLanguage = (stored: string | null): PageLanguage | null =>
  pageLanguage.safeParse(stored).data ?? null;

/** A language by its tag, as those who speak it call it. */
export function languageName(tag: string): string {
  const language = readPageLanguage(tag);
  return language ? pageLanguages[language] : tag;
}
