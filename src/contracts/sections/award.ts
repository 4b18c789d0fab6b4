import type { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { multiline, requiredLine, singleLine } from '../text';
import { webAddress } from '../web-address';
import { defineSection } from './define';
import { listedEntry } from './listed-entry';

export const award = defineSection({
  path: 'awards',
  noun: 'award',
  part: 'awards',
  maxItems: 100,
  required: { title: requiredLine(300) },
  optional: {
    awarder: orNull(singleLine(200)),
    date: orNull(partialDate),
    url: orNull(webAddress),
    description: orNull(multiline(5000)),
  },
});

export const listedAward = (entry: Omit<z.output<typeof award.draft>, 'isPublic'>) =>
  listedEntry(entry.title, {
    details: [entry.awarder],
    date: entry.date,
    url: entry.url,
    description: entry.description,
  });
