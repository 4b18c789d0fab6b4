import { keysOf } from '../contracts/keys-of';
import { type PageLanguage, pageLanguage } from '../contracts/page-language';
import { catalogues, type Words, wordsOf } from './words';

/** Languages that are recognised by their letters; those with unique letters come first. */
const languages = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, enough: 0.1 },
  { language: 'ko', letters: /\p{Script=Hangul}/gu, enough: 0.3 },
  { language: 'zh', letters: /\p{Script=Han}/gu, enough: 0.3 },
  { language: 'ar', letters: /\p{Script=Arabic}/gu, enough: 0.5 },
  { language: 'he', letters: /\p{Script=Hebrew}/gu, enough: 0.5 },
  { language: 'el', letters: /\p{Script=Greek}/gu, enough: 0.5 },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu, enough: 0.5 },
];

/**
 * The language of most of a text, judging by its letters; English, the language of the page, if they do not show it.
 */
export function languageOf(text: string): string {
  const letters = count(text, /\p{L}/gu);
  const found = languages.find(({ letters: own, enough }) => count(text, own) > letters * enough);
  return found?.language ?? 'en';
}

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** The direction of an entry, as in HTML: that of most letters in the texts that its owner wrote, of whatever script. */
export function directionOf(...texts: (string | null)[]): 'ltr' | 'rtl' {
  const text = texts.join(' ');
  // This runs while a visitor waits for the page, and most texts have no such letter.
  const fromRight = count(text, rightToLeftLetters);
  return fromRight > 0 && fromRight > count(text, /\p{L}/gu) / 2 ? 'rtl' : 'ltr';
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Nearly every text is in Latin letters, and a page is rendered while somebody waits. */
const otherLetters = /[\u0370-\u1fff\u2e80-\ud7ff\uf900-\ufdff\ufe70-\ufefc]/;

/** Letters by which languages of one script differ. The first that fits is taken, and none if a text has more letters. */
const byLetters = {
  ar: [
    { language: 'ar', all: /^[\u0621-\u064a\u066e-\u0671]*$/u, one: /./u },
    { language: 'fa', all: /^[\u0621-\u064aپچژگکی]*$/u, one: /[پچژگکی]/u },
    { language: 'ur', all: /^[\u0621-\u064aپچژگکیٹڈڑںھہۂۃےۓ]*$/u, one: /[ٹڈڑںے]/u },
  ],
  ru: [
    { language: 'ru', all: /^[а-яё]*$/u, one: /[ыэё]/u },
    { language: 'uk', all: /^[а-щьюяєіїґ]*$/u, one: /[єїґ]/u },
    { language: 'sr', all: /^[а-шђјљњћџ]*$/u, one: /[ђћ]/u },
  ],
};

/** Shorter texts may be in another language with the same letters. */
const fewestLetters = 8;

/**
 * The language of these texts where their letters leave no doubt, to be named for screen readers; undefined otherwise,
 * as for everything in Latin letters.
 */
export function sureLanguageOf(...texts: (string | null)[]): string | undefined {
  const text = texts.join(' ');
  if (!otherLetters.test(text)) return undefined;
  const language = languageOf(text);
  if (language === 'en') return undefined;
  if (language === 'zh') return count(text, /\p{Script=Han}/gu) >= fewestLetters ? language : undefined;
  if (language !== 'ar' && language !== 'ru') return language;
  const script = language === 'ar' ? /\p{Script=Arabic}/gu : /\p{Script=Cyrillic}/gu;
  const letters = (text.toLowerCase().match(script) ?? []).filter((letter) => /\p{L}/u.test(letter));
  if (letters.length < fewestLetters) return undefined;
  const written = letters.join('');
  return byLetters[language].find(({ all, one }) => all.test(written) && one.test(written))?.language;
}

/** The attributes of an entry whose owner wrote these texts. */
export const writtenIn = (...texts: (string | null)[]) => ({
  dir: directionOf(...texts),
  lang: sureLanguageOf(...texts),
});

/**
 * The attributes of an entry on a page in these words: one in another language of pages says so as well. English pages
 * are spared the search, as nearly everything on them is English.
 */
export function writtenBeside({ locale }: Words, ...texts: (string | null)[]) {
  const written = writtenIn(...texts);
  if (written.lang !== undefined || locale.startsWith('en')) return written;
  const language = byFrequentWords(texts.join(' '));
  return { ...written, lang: language && !locale.startsWith(language) ? language : undefined };
}

/** The texts of an owner, by which the language of a page is recognised. */
interface OwnTexts {
  displayName: string;
  jobTitle: string;
  bio: string;
  workExperience: { position: string | null; description: string | null; achievements: string[] }[];
  skills: { description: string | null }[];
  testimonials: { content: string }[];
}

/** The texts that the owner wrote, without the headings. */
export const ownWordsOf = ({
  displayName,
  jobTitle,
  bio,
  workExperience,
  skills,
  testimonials,
}: OwnTexts): string =>
  [
    [displayName, jobTitle, bio],
    workExperience.flatMap(({ position, description, achievements }) => [
      position,
      description,
      ...achievements,
    ]),
    skills.map(({ description }) => description),
    testimonials.map(({ content }) => content),
  ]
    .flat()
    .join('\n');

/** The languages of pages with their frequent words. */
const frequent = keysOf(catalogues).map((language) => ({
  language,
  words: new Set(catalogues[language].frequent.split(' ')),
}));

/** Fewer frequent words than this say nothing, nor do those of a language that has hardly more of them than another. */
const fewestFrequent = 8;
const clearlyMore = 1.5;

/** The language of a text in Latin letters, by its frequent words; undefined where that is uncertain. */
function byFrequentWords(text: string): PageLanguage | undefined {
  const counts = frequent.map(({ language }) => ({ language, count: 0 }));
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const [index, { words }] of frequent.entries()) {
      const found = counts[index];
      if (found && words.has(word)) found.count += 1;
    }
  }
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  const isClear = first && first.count >= fewestFrequent && first.count > clearlyMore * (second?.count ?? 0);
  return isClear ? first.language : undefined;
}

/** The language of a page whose owner has chosen none: that of most of its texts; English where that is uncertain. */
export function recognisedLanguage(text: string): PageLanguage {
  const written = otherLetters.test(text) ? (sureLanguageOf(text) ?? languageOf(text)) : 'en';
  if (written === 'en') return byFrequentWords(text) ?? 'en';
  // Such as 'zh', of which there is a catalogue for one script.
  const tag = keysOf(catalogues).find((language) => language.split('-')[0] === written);
  return tag ?? 'en';
}

/** The language that the page of a portfolio speaks. */
export function pageLanguageOf(portfolio: OwnTexts & { language: string | null }): PageLanguage {
  const { data: chosen } = pageLanguage.safeParse(portfolio.language);
  return chosen ?? recognisedLanguage(ownWordsOf(portfolio));
}

/** The words of a portfolio's page. */
export const wordsOfPage = (portfolio: OwnTexts & { language: string | null }): Words =>
  wordsOf(pageLanguageOf(portfolio));
