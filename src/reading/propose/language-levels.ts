import { languageLevels } from '../../contracts/sections/language';
import { findPhrase, phrasesOf, wordsOf } from './word-match';

type LanguageLevel = (typeof languageLevels)[number];

/** How a first language is printed in the languages of `levelWords`. */
const native = phrasesOf(
  [
    'native, native speaker, mother tongue, native or bilingual, native or bilingual proficiency',
    'first language, muttersprache, muttersprachlich, muttersprachler, muttersprachlerin',
    'langue maternelle, natif, native, lengua materna, idioma materno, nativo, nativa, madrelingua',
    'lingua madre, moedertaal, língua materna, modersmål, morsmål, język ojczysty, ojczysty',
  ],
  'Native' as const,
);

const scale = /(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/giu;

/** The level that a text states, where it is one of the European framework or that of a first language. */
export function readLanguageLevel(printed: string): LanguageLevel | undefined {
  const stated = new Set([...printed.matchAll(scale)].map(([text]) => text.toUpperCase()));
  const [only] = stated;
  // Two levels, such as those of speaking and of writing, are not one.
  if (only !== undefined) return stated.size === 1 ? languageLevels.find((each) => each === only) : undefined;
  return findPhrase(native, wordsOf(printed))?.meaning;
}

/** Whether a text says nothing but such a level. */
export const isLevelAlone = (printed: string): boolean =>
  printed.trim().replace(scale, '').trim() === '' ||
  native.some(
    ({ words }) =>
      words.join(' ') ===
      wordsOf(printed)
        .map(({ text }) => text)
        .join(' '),
  );
