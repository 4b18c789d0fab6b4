import { boundedText, requiredText, singleLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';

/** The most facts a profile may have. */
export const maxFacts = 15;

/** The emoji of a fact of which nothing else is known. */
export const neutralEmoji = '✨';

/** The emoji of a new fact by its order, 1 to 10; beyond that, sparkles. */
const emojiByOrder = ['🌍', '🎷', '✈️', '🎓', '🚢', '💻', '🏈', '💪', '🎭', '🎉'];

/** The default emoji of a new fact. @param order 1 for the first fact */
export const defaultEmoji = (order: number) => emojiByOrder[order - 1] ?? neutralEmoji;

const wholeNumber = 'Enter a whole number from 1 on, as text.';

/** What can be in several languages. */
const texts = {
  fact: requiredText(500),
};

export const fact = defineSection({
  path: 'facts',
  noun: 'fact',
  part: 'facts',
  maxItems: maxFacts,
  texts,
  required: {
    fact: texts.fact,
  },
  optional: {
    emoji: singleLine(32),
    /** The position in the list: a number as a string, as specified. */
    order: boundedText(9, { tooLong: wholeNumber }).regex(/^[1-9]\d*$/, wholeNumber),
    translations: translationsOf(texts),
  },
});
