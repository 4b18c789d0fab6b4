import { createContext, useContext } from 'react';
import { type Words, wordsOf } from '../../words/words';

/** The words of the page that is rendered. */
export const SpokenWords = createContext<Words>(wordsOf('en'));

/** What the page says around its owner's words. */
export const useWords = (): Words => useContext(SpokenWords);
