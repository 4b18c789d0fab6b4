import { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
import { webAddress } from '../web-address';
import { defineSection } from './define';
import { listedEntry, periodOf } from './listed-entry';
import { periodIssues } from './work-experience';

/** What can be in several languages. */
const texts = {
  name: requiredLine(200),
  role: orNull(singleLine(200)),
  description: orNull(multiline(5000)),
  highlights: lines(30, 500),
};

export const project = defineSection({
  path: 'projects',
  noun: 'project',
  part: 'projects',
  maxItems: 100,
  texts,
  required: { name: texts.name },
  optional: {
    role: texts.role,
    url: orNull(webAddress),
    startDate: orNull(partialDate),
    endDate: orNull(partialDate),
    isCurrent: z.boolean(),
    description: texts.description,
    highlights: texts.highlights,
    technologies: lines(50, 100),
    translations: translationsOf(texts),
  },
  check: periodIssues,
});

export const listedProject = (entry: Omit<z.output<typeof project.draft>, 'isPublic' | 'translations'>) =>
  listedEntry(entry.name, {
    details: [entry.role],
    period: periodOf(entry),
    url: entry.url,
    description: entry.description,
    points: entry.highlights,
    words: { label: 'Technologies', names: entry.technologies },
  });
