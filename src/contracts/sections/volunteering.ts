import { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { defineSection } from './define';
import { listedEntry, periodOf } from './listed-entry';
import { periodIssues } from './work-experience';

export const volunteering = defineSection({
  path: 'volunteering',
  noun: 'volunteer position',
  part: 'volunteering',
  maxItems: 100,
  required: { organization: requiredLine(200) },
  optional: {
    position: orNull(singleLine(200)),
    location: orNull(singleLine(200)),
    startDate: orNull(partialDate),
    endDate: orNull(partialDate),
    isCurrent: z.boolean(),
    description: orNull(multiline(5000)),
    highlights: lines(30, 500),
  },
  check: periodIssues,
});

export const listedVolunteering = (entry: Omit<z.output<typeof volunteering.draft>, 'isPublic'>) =>
  listedEntry(entry.position ?? entry.organization, {
    details: [entry.position === null ? null : entry.organization, entry.location],
    period: periodOf(entry),
    description: entry.description,
    points: entry.highlights,
  });
