import type { ProposedValues } from '../../contracts/cv-import';
import { workExperience as contract } from '../../contracts/sections/work-experience';
import { fitPeriod } from '../propose/dates';
import { fitter } from '../propose/fit';
import type { ReadWork } from '../reading';
import type { Fields } from '../sources/fields';
import { periodOf, sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

function draftWork(work: ReadWork): Draft<ProposedValues<'workExperience'>> {
  const { company, position, location, description, achievements, technologies, doubtful } = work;
  const { values, uncertain, left } = fitPeriod(work);
  return {
    values: { company, position, location, ...values, description, achievements, technologies },
    uncertain: [...doubtful, ...uncertain],
    left,
  };
}

const paragraphs = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n') || undefined;

/** A position in a JSON Resume. @param company the field that names where it was held */
export const positionOf = (entry: Fields, company: string) => ({
  ...sure,
  company: entry.text(company),
  position: entry.text('position'),
  location: entry.text('location'),
  ...periodOf(entry),
  description: paragraphs(entry.text('description'), entry.text('summary')),
  achievements: entry.texts('highlights'),
  technologies: [],
  lines: entry.lines(),
});

export const workExperience: SectionReading<'workExperience'> = {
  draftsOf: ({ work }) => drafted(work, draftWork),
  fit: fitter(contract.proposed.element.shape.values),
  isEntry: ({ company, position }) => Boolean(company || position),
  resume: {
    work: (entry, { work }) => work.push(positionOf(entry, 'name')),
  },
};
