import { z } from 'zod';
import { orNull } from '../or-null';
import { multiline, requiredLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';
import { listedEntry } from './listed-entry';

/** The levels of the European framework, and that of a first language. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'] as const;

/** What can be in several languages. */
const texts = {
  name: requiredLine(100),
  description: orNull(multiline(2000)),
};

export const language = defineSection({
  path: 'languages',
  noun: 'language',
  part: 'languages',
  maxItems: 50,
  texts,
  required: { name: texts.name },
  optional: {
    level: orNull(z.enum(languageLevels)),
    description: texts.description,
    translations: translationsOf(texts),
  },
});

type Level = (typeof languageLevels)[number];

/** @param say a level in words */
export const listedLanguage = (
  entry: Omit<z.output<typeof language.draft>, 'isPublic' | 'translations'>,
  say: (level: Level) => string = (level) => level,
) => listedEntry(entry.name, { details: [entry.level && say(entry.level)], description: entry.description });
