import { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';
import { listedEntry, periodOf } from './listed-entry';
import { periodIssues } from './work-experience';

/** What can be in several languages. */
const texts = {
  position: orNull(singleLine(200)),
  location: orNull(singleLine(200)),
  description: orNull(multiline(5000)),
  highlights: lines(30, 500),
};

export const volunteering = defineSection({
  path: 'volunteering',
  noun: 'volunteer position',
  part: 'volunteering',
  maxItems: 100,
  texts,
  required: { organization: requiredLine(200) },
  optional: {
    position: texts.position,
    location: texts.location,
    startDate: orNull(partialDate),
    endDate: orNull(partialDate),
    isCurrent: z.boolean(),
    description: texts.description,
    highlights: texts.highlights,
    translations: translationsOf(texts),
  },
  check: periodIssues,
});

export const listedVolunteering = (
  entry: Omit<z.output<typeof volunteering.draft>, 'isPublic' | 'translations'>,
) =>
  listedEntry(entry.position ?? entry.organization, {
    details: [entry.position === null ? null : entry.organization, entry.location],
    period: periodOf(entry),
    description: entry.description,
    points: entry.highlights,
  });
