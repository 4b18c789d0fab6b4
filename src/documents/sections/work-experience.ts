import { orUndefined } from '../or-undefined';
import type { OutlineEntry } from '../outline-entry';
import { joined, named, outlineEntry, outlinePeriod } from '../outline-entry';
import type { Entry } from '../portfolio';
import {
  type PaperEntry,
  paperEntries,
  paperEntry,
  paperLength,
  paperPeriod,
  present,
} from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionDocuments } from './section-documents';

type Job = Entry<'workExperience'>;

const outlineOf = (job: Job): OutlineEntry =>
  outlineEntry(
    job.position,
    {
      details: [
        joined(job.company, job.location),
        outlinePeriod(job),
        joined(job.employmentType, named(job.industry), job.companySize),
      ],
      paragraphs: [job.description],
      points: job.achievements,
    },
    { Technologies: job.technologies },
  );

const paperOf = (job: Job, today: string): PaperEntry =>
  paperEntry([job.position, job.company, job.description], {
    period: paperPeriod(job),
    length: paperLength(job, today),
    title: job.position,
    where: present([job.company, job.location]).join(', '),
    facts: present([job.employmentType, job.industry !== 'Other' && job.industry, job.companySize]),
    paragraphs: paragraphsOf(job.description),
    points: job.achievements,
    words: job.technologies,
  });

const resumeOf = (work: Job) => ({
  name: work.company,
  position: work.position,
  location: orUndefined(work.location),
  startDate: work.startDate,
  endDate: orUndefined(work.endDate),
  summary: orUndefined(work.description),
  highlights: work.achievements,
});

export const workExperience: SectionDocuments<'workExperience'> = {
  title: 'Experience',
  outline: outlineOf,
  typeset: (jobs, { today }) => paperEntries(jobs.map((job) => paperOf(job, today))),
  resume: (jobs) => ({ work: jobs.map(resumeOf) }),
};
