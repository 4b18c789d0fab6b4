import type { Proposal, ProposedEntry } from '../../../src/contracts/cv-import';
import type { FlatReading } from './truth';

type Dated = Pick<ProposedEntry<'workExperience' | 'education'>, 'printed'> & {
  values: { startDate?: string; endDate?: string | null; isCurrent?: boolean };
};

/** Dates as precise as they are printed; the proposal itself adds a month to a year. */
const periodOf = ({ values, printed }: Dated) => ({
  start: printed.startDate ?? values.startDate,
  end: values.isCurrent ? 'present' : (printed.endDate ?? values.endDate ?? undefined),
});

/** Converts a proposal to the shape that is scored. */
export function flatten({ profile, sections }: Proposal): FlatReading {
  const contactsOf = (...types: string[]) =>
    sections.contacts
      .filter(({ values }) => types.includes(values.type ?? ''))
      .flatMap(({ values }) => values.value ?? []);
  return {
    name: profile.displayName?.value,
    email: contactsOf('email')[0],
    phone: contactsOf('phone')[0],
    location: profile.location?.value,
    links: contactsOf('website', 'social'),
    work: sections.workExperience.map((entry) => ({
      company: entry.values.company,
      position: entry.values.position,
      ...periodOf(entry),
    })),
    education: sections.education.map((entry) => ({
      institution: entry.values.institution,
      degree:
        entry.printed.degree ?? [entry.values.degree, entry.values.fieldOfStudy].filter(Boolean).join(' in '),
      ...periodOf(entry),
    })),
    // In documents, languages are skills as often as a list of their own.
    skills: [...sections.skills, ...sections.languages].flatMap(({ values }) => values.name ?? []),
    certifications: sections.certifications.flatMap(({ values }) => values.name ?? []),
  };
}
