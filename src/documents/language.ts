import type { Portfolio } from './portfolio';

/** Languages that are recognised by their letters; first those with letters of their own. */
const languages = [
  {
    language: 'ja',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    isFromTheRight: false,
    enough: 0.1,
  },
  { language: 'ko', letters: /\p{Script=Hangul}/gu, isFromTheRight: false, enough: 0.3 },
  { language: 'zh', letters: /\p{Script=Han}/gu, isFromTheRight: false, enough: 0.3 },
  { language: 'ar', letters: /\p{Script=Arabic}/gu, isFromTheRight: true, enough: 0.5 },
  { language: 'he', letters: /\p{Script=Hebrew}/gu, isFromTheRight: true, enough: 0.5 },
  { language: 'el', letters: /\p{Script=Greek}/gu, isFromTheRight: false, enough: 0.5 },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu, isFromTheRight: false, enough: 0.5 },
];

/** What is known of the language of a text. */
interface Language {
  language: string;
  isFromTheRight: boolean;
}

/** The language in which most of a text is written, as far as its letters show; otherwise English, the page's language. */
export function languageOf(text: string): Language {
  const letters = count(text, /\p{L}/gu);
  const found = languages.find(({ letters: own, enough }) => count(text, own) > letters * enough);
  return found
    ? { language: found.language, isFromTheRight: found.isFromTheRight }
    : { language: 'en', isFromTheRight: false };
}

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of an entry, as HTML names it: that of most letters that its owner wrote in these texts. */
export function directionOf(...texts: (string | null)[]): 'ltr' | 'rtl' {
  const text = texts.join(' ');
  // Pages are rendered while somebody waits, and most have no such letter.
  return fromTheRight.test(text) && languageOf(text).isFromTheRight ? 'rtl' : 'ltr';
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** What the owner wrote, without the headings, which are English. */
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
