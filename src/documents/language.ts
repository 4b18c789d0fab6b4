import type { Portfolio } from './portfolio';

/** Languages that are recognised by their letters; those with unique letters come first. */
const languages = [
  {
    language: 'ja',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    isRightToLeft: false,
    enough: 0.1,
  },
  { language: 'ko', letters: /\p{Script=Hangul}/gu, isRightToLeft: false, enough: 0.3 },
  { language: 'zh', letters: /\p{Script=Han}/gu, isRightToLeft: false, enough: 0.3 },
  { language: 'ar', letters: /\p{Script=Arabic}/gu, isRightToLeft: true, enough: 0.5 },
  { language: 'he', letters: /\p{Script=Hebrew}/gu, isRightToLeft: true, enough: 0.5 },
  { language: 'el', letters: /\p{Script=Greek}/gu, isRightToLeft: false, enough: 0.5 },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu, isRightToLeft: false, enough: 0.5 },
];

/** The language and the direction of a text. */
interface Language {
  language: string;
  isRightToLeft: boolean;
}

/**
 * The language of most of a text, judging by its letters; English, the language of the page, if they do not show it.
 */
export function languageOf(text: string): Language {
  const letters = count(text, /\p{L}/gu);
  const found = languages.find(({ letters: own, enough }) => count(text, own) > letters * enough);
  return found
    ? { language: found.language, isRightToLeft: found.isRightToLeft }
    : { language: 'en', isRightToLeft: false };
}

const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of an entry, as in HTML: that of most letters in the texts that its owner wrote. */
export function directionOf(...texts: (string | null)[]): 'ltr' | 'rtl' {
  const text = texts.join(' ');
  // This runs while a visitor waits for the page, and most texts have no such letter.
  return rightToLeftLetter.test(text) && languageOf(text).isRightToLeft ? 'rtl' : 'ltr';
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The texts that the owner wrote, without the headings, which are in English. */
export const ownWordsOf = ({
  displayName,
  jobTitle,
  bio,
  workExperience,
  skills,
  testimonials,
}: Pick<
  Portfolio,
  'displayName' | 'jobTitle' | 'bio' | 'workExperience' | 'skills' | 'testimonials'
>): string =>
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
