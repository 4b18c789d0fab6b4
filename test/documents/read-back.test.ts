import { describe, expect, test } from 'vitest';
import { docx } from '../../src/documents/docx';
import type { Portfolio } from '../../src/documents/portfolio';
import { typeset } from '../../src/documents/typesetting/typeset';
import { type DocumentType, readDocument } from '../../src/reading/read-document';
import { canonical, paperContent } from '../support/paper-content';
import { latin, portfolioOf } from '../support/people';

const person = portfolioOf({
  ...latin,
  name: 'Imani Brooks',
  role: 'Data Engineer',
  place: 'Leeds, United Kingdom',
  bio: 'Data engineer who builds pipelines that hold, for energy and for public transport.',
});
const [job, skill] = [person.workExperience[0], person.skills[0]];
if (!job || !skill) throw new Error('The person has a position and a skill.');

const portfolio: Portfolio = {
  ...person,
  workExperience: [
    {
      ...job,
      position: 'Senior Data Engineer',
      company: 'Northern Grid',
      location: 'Leeds, United Kingdom',
      startDate: '2021-03',
      industry: 'Manufacturing',
      description: 'Built what the grid is planned by.',
      achievements: ['Moved forty nightly jobs to streaming', 'Led a team of four engineers'],
      technologies: ['Kafka', 'Scala'],
    },
    {
      ...job,
      position: 'Data Engineer',
      company: 'Metro Analytics',
      location: 'Manchester, United Kingdom',
      startDate: '2017-06',
      endDate: '2021-02',
      isCurrent: false,
      industry: 'Technology',
      description: null,
      achievements: ['Built the forecast of delays'],
      technologies: ['Python', 'SQL'],
    },
  ],
  skills: [
    { ...skill, name: 'Python', proficiency: 'Expert', yearsOfExperience: 9, description: null },
    { ...skill, name: 'SQL', proficiency: null, yearsOfExperience: null, description: null },
    { ...skill, name: 'Negotiation', category: 'Soft Skills', yearsOfExperience: null, description: null },
  ],
  facts: [{ id: 'x', isPublic: true, fact: 'Plays the cello in an orchestra', emoji: '🎻' }],
};

const forms: Record<string, { type: DocumentType; make: () => Promise<Uint8Array> }> = {
  DOCX: { type: 'docx', make: () => docx(portfolio, canonical, '2026-11-24') },
  'plain PDF': {
    type: 'pdf',
    make: () =>
      typeset({
        form: 'pdf',
        template: 'document',
        content: paperContent(portfolio, 'plain', {}),
        pictures: {},
        typePairing: 'fraunces-inter',
      }),
  },
};

describe.each(Object.entries(forms))('%s, read again, says what it prints', (_, { type, make }) => {
  test('of the person, the positions and the skills', async () => {
    const { profile, sections } = await readDocument(await make(), type);
    expect(profile.displayName?.value).toBe(portfolio.displayName);
    expect(profile.jobTitle?.value).toBe(portfolio.jobTitle);
    expect(profile.bio?.value).toBe(portfolio.bio);
    expect(
      sections.workExperience.map(
        ({ values: { position, company, location, startDate, endDate, technologies, achievements } }) => ({
          position,
          company,
          location,
          startDate,
          endDate: endDate ?? null,
          technologies,
          achievements,
        }),
      ),
    ).toEqual(
      portfolio.workExperience.map(
        ({ position, company, location, startDate, endDate, technologies, achievements }) => ({
          position,
          company,
          location,
          startDate,
          endDate,
          technologies,
          achievements,
        }),
      ),
    );
    expect(
      sections.skills.map(({ values: { name, category, proficiency, yearsOfExperience } }) => [
        name,
        category,
        proficiency ?? null,
        yearsOfExperience ?? null,
      ]),
    ).toEqual(
      portfolio.skills.map(({ name, category, proficiency, yearsOfExperience }) => [
        name,
        category,
        proficiency,
        // A CV has the years of those without a level alone.
        proficiency ? null : yearsOfExperience,
      ]),
    );
    expect(sections.facts).toEqual([]);
  });
});
