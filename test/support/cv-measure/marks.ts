import { certainFrom, type Proposal, type ReadText } from '../../../src/contracts/cv-import';

/** The values of an object whose names are not listed. */
const without = <T extends object>(values: T, names: string[]): T => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
});

const certain = <T extends { confidence: number }>(entries: T[]) =>
  entries.filter(({ confidence }) => confidence >= certainFrom);

/** What is left of a proposal without the values that are marked as uncertain; its positions and studies keep their places. */
export function withoutMarked({ profile, sections, ...rest }: Proposal): Proposal {
  const sure = (text: ReadText) => (text && text.confidence >= certainFrom ? text : null);
  const { displayName, jobTitle, location, availability, bio } = profile;
  return {
    ...rest,
    profile: {
      displayName: sure(displayName),
      jobTitle: sure(jobTitle),
      location: sure(location),
      availability: sure(availability),
      bio: sure(bio),
    },
    sections: {
      ...sections,
      workExperience: sections.workExperience.map((entry) => ({
        ...entry,
        values: without(entry.values, entry.uncertain),
      })),
      education: sections.education.map((entry) => ({
        ...entry,
        values: without(entry.values, entry.uncertain),
        printed: without(entry.printed, entry.uncertain),
      })),
      skills: certain(sections.skills),
      languages: certain(sections.languages),
      certifications: certain(sections.certifications).map((entry) => ({
        ...entry,
        values: without(entry.values, entry.uncertain),
      })),
      contacts: certain(sections.contacts),
    },
  };
}
