import type { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
import { webAddress } from '../web-address';
import { defineSection } from './define';
import { listedEntry } from './listed-entry';

/** What can be in several languages. */
const texts = {
  description: orNull(multiline(5000)),
};

export const publication = defineSection({
  path: 'publications',
  noun: 'publication',
  part: 'publications',
  maxItems: 200,
  texts,
  required: { title: requiredLine(500) },
  optional: {
    publisher: orNull(singleLine(300)),
    date: orNull(partialDate),
    url: orNull(webAddress),
    authors: lines(100, 150),
    description: texts.description,
    translations: translationsOf(texts),
  },
});

export const listedPublication = (
  entry: Omit<z.output<typeof publication.draft>, 'isPublic' | 'translations'>,
) =>
  listedEntry(entry.title, {
    details: [entry.authors.join(', '), entry.publisher],
    date: entry.date,
    url: entry.url,
    description: entry.description,
  });
