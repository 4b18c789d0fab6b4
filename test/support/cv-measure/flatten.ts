import type { Proposal, ProposedEntry } from '../../../src/contracts/cv-import';
import type { FlatReading } from './truth';

type Dated = Pick<ProposedEntry<'workExperience' | 'education'>, 'values'>;

const periodOf = ({ values }: Dated) => ({
  start: values.startDate ?? undefined,
  end: values.isCurrent ? 'present' : (values.endDate ?? undefined),
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
      company: entry.values.company ?? undefined,
      position: entry.values.position ?? undefined,
      ...periodOf(entry),
    })),
    education: sections.education.map((entry) => ({
      institution: entry.values.institution ?? undefined,
      degree:
        entry.printed.degree ?? [entry.values.degree, entry.values.fieldOfStudy].filter(Boolean).join(' in '),
      ...periodOf(entry),
    })),
    // In documents, languages are skills as often as a list of their own.
    skills: [...sections.skills, ...sections.languages].flatMap(({ values }) => values.name ?? []),
    certifications: sections.certifications.flatMap(({ values }) => values.name ?? []),
  };
}
