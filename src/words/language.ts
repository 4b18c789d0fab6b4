import { keysOf } from '../contracts/keys-of';
import { type PageLanguage, pageLanguage } from '../contracts/page-language';
import { byFrequentWords } from './frequent-words';
import { catalogues, type Words, wordsOf } from './words';

/** Languages that are recognised by their letters; those with unique letters come first. */
const languages = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu, enough: 0.1 },
  { language: 'ko', letters: /\p{Script=Hangul}+/gu, enough: 0.3 },
  { language: 'zh', letters: /\p{Script=Han}+/gu, enough: 0.3 },
  { language: 'ar', letters: /\p{Script=Arabic}+/gu, enough: 0.5 },
  { language: 'he', letters: /\p{Script=Hebrew}+/gu, enough: 0.5 },
  { language: 'el', letters: /\p{Script=Greek}+/gu, enough: 0.5 },
  { language: 'ru', letters: /\p{Script=Cyrillic}+/gu, enough: 0.5 },
];

/**
 * The language of most of a text, judging by its letters; English, the language of the page, if they do not show it.
 */
export function languageOf(text: string): string {
  const letters = count(text, /\p{L}+/gu);
  const found = languages.find(({ letters: own, enough }) => count(text, own) > letters * enough);
  return found?.language ?? 'en';
}

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}]+/gu;

/** The direction of an entry, as in HTML: that of most letters in the texts that its owner wrote, of whatever script. */
export function directionOf(...texts: (string | null)[]): 'ltr' | 'rtl' {
  const text = texts.join(' ');
  // This runs while a visitor waits for the page, and most texts have no such letter.
  const fromRight = count(text, rightToLeftLetters);
  return fromRight > 0 && fromRight > count(text, /\p{L}+/gu) / 2 ? 'rtl' : 'ltr';
}

/** How much of a text is runs of these letters. */
function count(text: string, letters: RegExp): number {
  let length = 0;
  for (const run of text.match(letters) ?? []) length += run.length;
  return length;
}

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

/** Frequent letters that are written differently in simplified and traditional Chinese and in Japanese, each in one alone. */
const hanLetters = [
  {
    language: 'zh',
    letters:
      /[们个为说时对发经过产业员开关进还选题厂电脑统计设讯机构网证书专负责团队优历联语这实图应创据处导师软贸]/g,
  },
  { language: 'zh-Hant', letters: /[們來說會學對發經與產關還體廠腦證專團歷聯這實圖應數據處]/g },
  {
    language: 'ja',
    letters:
      /[売働込応円検験経済価実総変気沢県転伝続録戦単労営駅継関覧栄拡従処専増蔵帯団庁発対図広権観読徳満訳様歴齢黒両産査薬舗]/g,
  },
];

/** The language of a text in ideographs alone; undefined where they may be Chinese or Japanese. */
function byHanLetters(text: string): string | undefined {
  const counts = hanLetters.map(({ language, letters }) => ({ language, found: count(text, letters) }));
  const [first, second] = counts.toSorted((one, other) => other.found - one.found);
  return first && second && first.found > second.found ? first.language : undefined;
}

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
  if (language === 'zh') {
    if (count(text, /\p{Script=Han}+/gu) < fewestLetters) return undefined;
    return byHanLetters(text);
  }
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

/** Whether two tags are of one language in one script, whatever its country: `pt-BR` and `pt-PT`. */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((tag) => new Intl.Locale(tag).maximize());
  return first?.language === second?.language && first?.script === second?.script;
}

/**
 * The attributes of an entry on a page in these words: one in another language of pages says so as well. English pages
 * are spared the search, as nearly everything on them is English.
 */
export function writtenBeside({ locale }: Words, ...texts: (string | null)[]) {
  const written = writtenIn(...texts);
  if (written.lang !== undefined || isSameLanguage(locale, 'en')) return written;
  const language = byFrequentWords(texts.join(' '));
  return { ...written, lang: language && !isSameLanguage(locale, language) ? language : undefined };
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

type OwnPortfolio = OwnTexts & {
  language: string | null;
  location: string;
  addresses: { country: string | null }[];
};

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

/** Alphabets that several languages write with: letters that only one with a catalogue has, and those that it has not. */
const shared = [
  {
    script: 'ar',
    language: 'ar',
    own: /[\u0623\u0625\u0629\u0643\u0649\u064a]/g,
    foreign: /[\u0671-\u06d3\u06d5\u06fa-\u06ff]/g,
  },
  {
    script: 'ru',
    language: 'uk',
    own: /[іїєґ]/g,
    foreign: /[ъыэё\u0450-\u0453\u0455\u0458-\u048f\u0492-\u052f]/g,
  },
];
/** The share of letters above which they are not those of a name alone. */
const someShare = 0.02;

/** The language of a text by its letters; undefined where those are of one without a catalogue. */
function byScript(text: string): string | undefined {
  const script = languageOf(text);
  const told = shared.find((each) => each.script === script);
  if (!told) return script === 'zh' ? (byHanLetters(text) ?? script) : script;
  const written = text.toLowerCase();
  const few = someShare * count(written, /\p{L}+/gu);
  return count(written, told.own) > few && count(written, told.foreign) < few ? told.language : undefined;
}

/** Turkish has few frequent words, as it joins them to others, but letters of which Azerbaijani alone has the same, beside its ə. */
function isTurkish(text: string): boolean {
  if (/ə/i.test(text)) return false;
  const written = new Set(text.match(/\p{L}+/gu)?.filter((word) => /[ığ]/.test(word)));
  return written.size >= fewestTurkish && count(text, /[ığ]/g) > someShare * count(text, /\p{L}+/gu);
}
/** Fewer words may be names. */
const fewestTurkish = 5;

/** The language of most of a text, by its letters or its words; undefined where they do not tell one of pages. */
export function toldLanguage(text: string, place = ''): PageLanguage | undefined {
  const written = otherLetters.test(text) ? byScript(text) : 'en';
  if (written === 'en') return byFrequentWords(text, place) ?? (isTurkish(text) ? 'tr' : undefined);
  return keysOf(catalogues).find((language) => written && isSameLanguage(language, written));
}

/** The language of a page whose owner has chosen none: that of most of its texts; English where that is uncertain. */
export const recognisedLanguage = (text: string, place = ''): PageLanguage =>
  toldLanguage(text, place) ?? 'en';

/** The language that the page of a portfolio speaks. */
export function pageLanguageOf(portfolio: OwnPortfolio): PageLanguage {
  const { data: chosen } = pageLanguage.safeParse(portfolio.language);
  return chosen ?? recognisedLanguage(ownWordsOf(portfolio), placeOf(portfolio));
}

const placeOf = ({ location, addresses }: OwnPortfolio) =>
  [location, ...addresses.map(({ country }) => country)].join('\n');

/** The words of a portfolio's page. */
export const wordsOfPage = (portfolio: OwnPortfolio): Words => wordsOf(pageLanguageOf(portfolio));
