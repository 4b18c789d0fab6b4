import { emojiFor } from '../../contracts/emoji-for';
import { fact, neutralEmoji } from '../../contracts/sections/fact';
import { fitter } from '../propose/fit';
import { sure } from './resume-entries';
import { drafted, type SectionReading } from './section-reading';

export const facts: SectionReading<'facts'> = {
  draftsOf: (reading) =>
    drafted(reading.facts, ({ value }) => ({
      values: { fact: value, emoji: emojiFor(value) ?? neutralEmoji },
    })),
  fit: fitter(fact.proposed.element.shape.values),
  isEntry: ({ fact: text }) => Boolean(text),
  resume: {
    interests: (entry, reading) => {
      const value = [entry.text('name'), entry.texts('keywords').join(', ')].filter(Boolean).join(': ');
      if (value) reading.facts.push({ ...sure, value, lines: entry.lines() });
    },
  },
};
