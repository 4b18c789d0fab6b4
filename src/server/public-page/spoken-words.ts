import { createContext, useContext } from 'react';
import { writtenBeside } from '../../words/language';
import { type Words, wordsOf } from '../../words/words';

/** The words of the page that is rendered. */
export const SpokenWords = createContext<Words>(wordsOf('en'));

/** What the page says around its owner's words. */
export const useWords = (): Words => useContext(SpokenWords);

/** Makes the attributes of an entry whose owner wrote these texts. */
export function useWrittenIn() {
  const words = useWords();
  return (...texts: (string | null)[]) => writtenBeside(words, ...texts);
}
