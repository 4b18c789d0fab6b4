import { createContext, useContext } from 'react';
import { writtenBeside, writtenIn } from '../../words/language';
import { type Words, wordsOf } from '../../words/words';
import { unsorted } from './text-languages';

/** The words of the page that is rendered. */
export const SpokenWords = createContext<Words>(wordsOf('en'));

/** What the page says around its owner's words. */
export const useWords = (): Words => useContext(SpokenWords);

/** The languages of the texts of the page that is rendered. */
export const LanguagesOfTexts = createContext(unsorted.of);

/** Makes the attributes of an entry whose owner wrote these texts, of which the first is that of its heading. */
export function useWrittenIn() {
  const words = useWords();
  const languages = useContext(LanguagesOfTexts);
  return (...texts: (string | null)[]) => {
    const known = texts.map((text) => languages.get(text ?? '')).find(Boolean);
    if (known === undefined) return writtenBeside(words, ...texts);
    const written = writtenIn(...texts);
    return { ...written, lang: written.lang ?? known };
  };
}
