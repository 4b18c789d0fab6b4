import type { ProposedValues } from '../../contracts/cv-import';
import { volunteering as contract } from '../../contracts/sections/volunteering';
import { fitPeriod } from '../propose/dates';
import { fitter } from '../propose/fit';
import type { ReadWork } from '../reading';
import { type Draft, drafted, type SectionReading } from './section-reading';
import { positionOf } from './work-experience';

/** A position at no organization is one at what it is about. */
function draftVolunteering(read: ReadWork): Draft<ProposedValues<'volunteering'>> {
  const { company, position, location, description, achievements, technologies, doubtful } = read;
  const { values, uncertain, left } = fitPeriod(read);
  return {
    values: {
      organization: company ?? position,
      position: company === undefined ? undefined : position,
      location,
      ...values,
      description,
      highlights: achievements,
    },
    uncertain: [...doubtful.map((field) => (field === 'company' ? 'organization' : field)), ...uncertain],
    left: [...left, technologies.join(', ')],
  };
}

export const volunteering: SectionReading<'volunteering'> = {
  draftsOf: (reading) => drafted(reading.volunteering, draftVolunteering),
  fit: fitter(contract.proposed.element.shape.values),
  isEntry: ({ organization }) => Boolean(organization),
  resume: {
    volunteer: (entry, { volunteering: read }) => read.push(positionOf(entry, 'organization')),
  },
};
