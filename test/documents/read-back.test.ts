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

const certificate = {
  id: 'c',
  isPublic: true,
  credentialId: null,
  credentialUrl: null,
  description: null,
  skills: [],
  category: null,
  level: null,
  isVerified: false,
  isHighlighted: false,
};
const portfolio: Portfolio = {
  ...person,
  bio: `${person.bio} Ran the platform of a whole region for nine years.\n\nBefore that, taught mathematics.`,
  education: [
    {
      id: 'e',
      isPublic: true,
      institution: 'Carrick Roads Maritime College',
      degree: "Bachelor's Degree",
      fieldOfStudy: 'Navigation, Meteorology and Maritime Data Science',
      location: 'Falmouth, United Kingdom',
      startDate: '2005-09',
      endDate: '2008-07',
      isCurrent: false,
      gpa: null,
      honors: null,
      description: null,
      activities: [],
      relevantCoursework: [],
      achievements: [],
    },
  ],
  certifications: [
    {
      ...certificate,
      name: 'Advanced Data Modelling',
      issuer: 'Institute of Data Practice',
      issueDate: '2025-02',
      expiryDate: '2029-02',
    },
    {
      ...certificate,
      name: 'General Radio Operator',
      issuer: 'Seafarer Registry',
      issueDate: '2013-05',
      expiryDate: '2018-05',
    },
  ],
  projects: [
    {
      id: 'p',
      isPublic: true,
      name: 'Lost & Found',
      role: null,
      description: 'A board for things lost on buses.',
      startDate: '2024-02',
      endDate: '2024-12',
      isCurrent: false,
      url: 'https://lost-and-found.example/',
      highlights: ['Search that forgives errors'],
      technologies: ['TypeScript', 'SQLite'],
    },
  ],
  awards: [
    {
      id: 'a',
      isPublic: true,
      title: 'Medal for Data',
      awarder: 'Union of Engineers Ltd',
      date: '2021',
      url: null,
      description: null,
    },
  ],
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

  test('of studies, certificates, projects and awards', async () => {
    const { sections } = await readDocument(await make(), type);
    const [study] = portfolio.education;
    expect(sections.education.map(({ values }) => values)).toEqual([
      expect.objectContaining({ institution: study?.institution, fieldOfStudy: study?.fieldOfStudy }),
    ]);
    expect(
      sections.certifications.map(({ values: { name, issuer, issueDate, expiryDate } }) => [
        name,
        issuer,
        issueDate,
        expiryDate,
      ]),
    ).toEqual(
      portfolio.certifications.map(({ name, issuer, issueDate, expiryDate }) => [
        name,
        issuer,
        issueDate,
        expiryDate,
      ]),
    );
    expect(sections.projects.map(({ values }) => values)).toEqual([
      expect.objectContaining({
        name: 'Lost & Found',
        url: 'https://lost-and-found.example',
        description: 'A board for things lost on buses.',
        technologies: ['TypeScript', 'SQLite'],
        startDate: '2024-02',
        endDate: '2024-12',
      }),
    ]);
    expect(sections.awards.map(({ values: { title, awarder, date } }) => [title, awarder, date])).toEqual([
      ['Medal for Data', 'Union of Engineers Ltd', '2021'],
    ]);
  });
});
