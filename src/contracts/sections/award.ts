import type { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
import { webAddress } from '../web-address';
import { defineSection } from './define';
import { listedEntry } from './listed-entry';

/** What can be in several languages. */
const texts = {
  title: requiredLine(300),
  description: orNull(multiline(5000)),
};

export const award = defineSection({
  path: 'awards',
  noun: 'award',
  part: 'awards',
  maxItems: 100,
  texts,
  required: { title: texts.title },
  optional: {
    awarder: orNull(singleLine(200)),
    date: orNull(partialDate),
    url: orNull(webAddress),
    description: texts.description,
    translations: translationsOf(texts),
  },
});

export const listedAward = (entry: Omit<z.output<typeof award.draft>, 'isPublic' | 'translations'>) =>
  listedEntry(entry.title, {
    details: [entry.awarder],
    date: entry.date,
    url: entry.url,
    description: entry.description,
  });
