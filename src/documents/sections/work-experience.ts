import type { Words } from '../../words/words';
import { orUndefined } from '../or-undefined';
import type { OutlineEntry } from '../outline-entry';
import { joined, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type PaperEntry, paperEntries, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionOptions } from '../typesetting/section-content';
import type { SectionDocuments } from './section-documents';

type Job = Entry<'workExperience'>;

const titleOf = ({ position, company }: Job) => position ?? company ?? '';

/** The terms of a job: how it is employed, in which industry, by an employer of which size. */
export const termsOf = (
  { employmentType, industry, companySize }: Pick<Job, 'employmentType' | 'industry' | 'companySize'>,
  { t }: Words,
): string[] =>
  present([
    employmentType && t(`choices.employmentTypes.${employmentType}`),
    // It says nothing where the choices beside it are not seen.
    industry && industry !== 'Other' && t(`choices.industries.${industry}`),
    companySize && t(`choices.companySizes.${companySize}`),
  ]);

const outlineOf = (job: Job, words: Words): OutlineEntry =>
  outlineEntry(
    titleOf(job),
    {
      details: [
        joined(job.position && job.company, job.location),
        words.periodText(job),
        termsOf(job, words).join(words.comma),
      ],
      paragraphs: [job.description],
      points: job.achievements,
    },
    { [words.t('choices.wordLists.Technologies')]: job.technologies },
  );

/** What a CV says of the terms of a job: what differs from most. */
const unusualTerms = ({ employmentType }: Job, words: Words) =>
  employmentType === 'Full-time' ? [] : termsOf({ employmentType, industry: null, companySize: null }, words);

const paperOf = (job: Job, { form, words }: SectionOptions): PaperEntry =>
  paperEntry([job.position, job.company, job.description], {
    period: words.periodText(job),
    title: titleOf(job),
    where: present([job.position && job.company, job.location]).join(words.comma),
    facts: form === 'plain' ? unusualTerms(job, words) : present([termsOf(job, words).join(words.comma)]),
    paragraphs: paragraphsOf(job.description),
    points: job.achievements,
    words: { label: words.t('choices.wordLists.Technologies'), names: job.technologies },
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
  outline: (all, { words }) => all.map((job) => outlineOf(job, words)),
  typeset: (jobs, options) => paperEntries(jobs.map((job) => paperOf(job, options))),
  resume: (jobs) => ({ work: jobs.map(resumeOf) }),
};
