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

export const listedLanguage = (entry: Omit<z.output<typeof language.draft>, 'isPublic'>) =>
  listedEntry(entry.name, { details: [entry.level], description: entry.description });
