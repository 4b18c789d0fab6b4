import type { ProposedValues } from '../../contracts/cv-import';
import { certification } from '../../contracts/sections/certification';
import { categoryOfCertification } from '../propose/categories';
import { fitPeriod } from '../propose/dates';
import { fitter } from '../propose/fit';
import type { ReadCertification } from '../reading';
import { sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

function draftCertification(certification: ReadCertification): Draft<ProposedValues<'certifications'>> {
  const { name, issuer, credentialId, url, description, doubtful } = certification;
  const { values, uncertain, left } = fitPeriod({
    start: certification.date,
    end: certification.expiry,
  });
  const renamed: Record<string, string> = { startDate: 'issueDate', endDate: 'expiryDate' };
  return {
    values: {
      name,
      issuer,
      issueDate: values.startDate,
      expiryDate: values.endDate,
      category: categoryOfCertification(name, issuer),
      credentialId,
      credentialUrl: url,
      description,
    },
    uncertain: [...doubtful, ...uncertain.map((field) => renamed[field] ?? field)],
    left,
  };
}

export const certifications: SectionReading<'certifications'> = {
  draftsOf: (reading) => drafted(reading.certifications, draftCertification),
  fit: fitter(certification.proposed.element.shape.values),
  isEntry: ({ name }) => Boolean(name),
  resume: {
    certificates: (entry, reading) => {
      const name = entry.text('name', 'title');
      if (!name) return;
      const rest = {
        issuer: entry.text('issuer'),
        date: entry.date('date'),
        url: entry.text('url'),
        description: entry.text('summary'),
      };
      reading.certifications.push({ ...sure, name, ...rest, doubtful: [], lines: entry.lines() });
    },
  },
};
