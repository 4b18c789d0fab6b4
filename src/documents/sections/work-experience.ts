import { lengthText, periodText } from '../../contracts/date-text';
import { orUndefined } from '../or-undefined';
import type { OutlineEntry } from '../outline-entry';
import { joined, named, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type PaperEntry, paperEntries, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionDocuments } from './section-documents';

type Job = Entry<'workExperience'>;

const titleOf = ({ position, company }: Job) => position ?? company ?? '';

const outlineOf = (job: Job): OutlineEntry =>
  outlineEntry(
    titleOf(job),
    {
      details: [
        joined(job.position && job.company, job.location),
        periodText(job, 'today'),
        joined(job.employmentType, named(job.industry), job.companySize),
      ],
      paragraphs: [job.description],
      points: job.achievements,
    },
    { Technologies: job.technologies },
  );

const paperOf = (job: Job, today: string): PaperEntry =>
  paperEntry([job.position, job.company, job.description], {
    period: periodText(job, 'today'),
    length: lengthText(job, today),
    title: titleOf(job),
    where: present([job.position && job.company, job.location]).join(', '),
    facts: present([joined(job.employmentType, named(job.industry), job.companySize)]),
    paragraphs: paragraphsOf(job.description),
    points: job.achievements,
    words: { label: 'Technologies', names: job.technologies },
  });

const resumeOf = (work: Job) => ({
  name: orUndefined(work.company),
  position: orUndefined(work.position),
  location: orUndefined(work.location),
  startDate: orUndefined(work.startDate),
  endDate: orUndefined(work.endDate),
  summary: orUndefined(work.description),
  highlights: work.achievements,
});

export const workExperience: SectionDocuments<'workExperience'> = {
  title: 'Experience',
  outline: (all) => all.map(outlineOf),
  typeset: (jobs, { today }) => paperEntries(jobs.map((job) => paperOf(job, today))),
  resume: (jobs) => ({ work: jobs.map(resumeOf) }),
};
