import { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { webAddress } from '../web-address';
import { defineSection } from './define';
import { listedEntry, periodOf } from './listed-entry';
import { periodIssues } from './work-experience';

export const project = defineSection({
  path: 'projects',
  noun: 'project',
  part: 'projects',
  maxItems: 100,
  required: { name: requiredLine(200) },
  optional: {
    role: orNull(singleLine(200)),
    url: orNull(webAddress),
    startDate: orNull(partialDate),
    endDate: orNull(partialDate),
    isCurrent: z.boolean(),
    description: orNull(multiline(5000)),
    highlights: lines(30, 500),
    technologies: lines(50, 100),
  },
  check: periodIssues,
});

export const listedProject = (entry: Omit<z.output<typeof project.draft>, 'isPublic'>) =>
  listedEntry(entry.name, {
    details: [entry.role],
    period: periodOf(entry),
    url: entry.url,
    description: entry.description,
    points: entry.highlights,
    words: { label: 'Technologies', names: entry.technologies },
  });
