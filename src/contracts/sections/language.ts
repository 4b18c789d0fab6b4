import { z } from 'zod';
import { orNull } from '../or-null';
import { multiline, requiredLine } from '../text';
import { defineSection } from './define';
import { listedEntry } from './listed-entry';

/** The levels of the European framework, and that of a first language. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'] as const;

export const language = defineSection({
  path: 'languages',
  noun: 'language',
  part: 'languages',
  maxItems: 50,
  required: { name: requiredLine(100) },
  optional: {
    level: orNull(z.enum(languageLevels)),
    description: orNull(multiline(2000)),
  },
});

type Level = (typeof languageLevels)[number];

/** @param say a level in words */
export const listedLanguage = (
  entry: Omit<z.output<typeof language.draft>, 'isPublic'>,
  say: (level: Level) => string = (level) => level,
) => listedEntry(entry.name, { details: [entry.level && say(entry.level)], description: entry.description });
