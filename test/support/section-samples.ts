import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { DB } from '../../db/tables.gen';
import type { SectionKey, sectionContracts } from '../../src/contracts/sections';

type Draft<K extends SectionKey> = z.input<(typeof sectionContracts)[K]['draft']>;

interface SectionSample<K extends SectionKey> {
  /** Every field that a person can fill in. */
  draft: Omit<Draft<K>, 'isPublic'>;
  /** Other values for some fields. */
  change: Partial<Draft<K>>;
  /** Fields that need something stored for the profile first; they replace the draft's. */
  prepare?: (db: Kysely<DB>, profileId: string) => Promise<Partial<Draft<K>>>;
  /** Single fields that must be refused. */
  refused: Record<string, unknown>[];
}

/** One sample for each section: what the generic suite needs to know of it. */
export const sectionSamples: { [K in SectionKey]: SectionSample<K> } = {
  facts: {
    draft: {
      fact: 'I once crossed the Channel in a dinghy.',
      emoji: '🚢',
      order: '1',
      translations: { de: { fact: 'Ich bin einmal im Beiboot über den Kanal gefahren.' } },
    },
    change: { fact: 'I once crossed the North Sea.' },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { fact: '   ' },
      { order: 'first' },
      { order: 3 },
    ],
  },
  gallery: {
    draft: {
      imageUrl: '/api/files/replaced-by-prepare',
      caption: 'At the harbour',
      category: 'travel',
      metadata: { tags: ['sea', 'ships'], date: '2025-06-01', favorite: true, portfolio: false },
      translations: { de: { caption: 'Am Hafen' } },
    },
    change: { caption: 'At the old harbour', category: 'work' },
    prepare: async (db, profileId) => {
      const id = uuid();
      const image = { width: 1600, height: 900, size: 120_000, placeholder: 'data:image/webp;base64,AA==' };
      await db
        .insertInto('images')
        .values({ id, profileId, ...image })
        .execute();
      return { imageUrl: `/api/files/${id}` };
    },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { imageUrl: 'https://example.com/x.jpg' },
      { imageUrl: 'javascript:alert(1)' },
      { category: 'pets' },
      { metadata: { tags: ['x'.repeat(61)] } },
      { metadata: { size: 1 } },
    ],
  },
  testimonials: {
    draft: {
      name: 'Ada King',
      role: 'Head of Research',
      company: 'Analytical Engines',
      content: 'The most careful engineer I know.',
      rating: 4,
      date: '2026-02-28',
      location: 'London',
    },
    change: { rating: 5, location: null },
    refused: [{ rating: 6 }, { rating: 0 }, { rating: 4.5 }, { date: '2026-02-30' }, { date: '2026-02' }],
  },
  skills: {
    draft: {
      name: 'TypeScript',
      category: 'Technical Skills',
      proficiency: 'Expert',
      yearsOfExperience: 9,
      isHighlighted: true,
      description: 'Types that carry the design.',
      certifications: [{ name: 'Certified Developer', issuer: 'An Institute', date: '2024-05' }],
      projects: ['A portfolio builder', 'A compiler'],
      translations: { de: { name: 'Seemannschaft', projects: ['Der Kanal'] } },
    },
    change: { proficiency: 'Advanced', projects: [] },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { yearsOfExperience: 51 },
      { yearsOfExperience: -1 },
      { yearsOfExperience: 1.5 },
      { category: 'Magic' },
    ],
  },
  workExperience: {
    draft: {
      company: 'Northwind',
      position: 'Engineer',
      location: 'Leeds',
      startDate: '2019-03',
      endDate: '2022-11-30',
      isCurrent: false,
      description: 'Built the order system.',
      achievements: ['Halved the time to ship'],
      technologies: ['PostgreSQL'],
      industry: 'Technology',
      companySize: 'SME (51-500)',
      employmentType: 'Full-time',
      translations: { de: { position: 'Forscherin', achievements: ['Eine Maschine gebaut'] } },
    },
    change: { position: 'Lead Engineer', industry: null },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { endDate: '2019-02' },
      { startDate: '2019-13' },
      { startDate: 'March' },
      { employmentType: 'Hobby' },
    ],
  },
  education: {
    draft: {
      institution: 'University of Leeds',
      degree: "Master's Degree",
      fieldOfStudy: 'Computer Science',
      location: 'Leeds',
      startDate: '2014-09',
      endDate: '2018-07',
      isCurrent: false,
      gpa: '3.8',
      honors: 'First',
      description: 'Databases and languages.',
      activities: ['Rowing'],
      relevantCoursework: ['Type systems'],
      achievements: ['Best thesis'],
      translations: { de: { institution: 'Universität London', activities: ['Ruderverein'] } },
    },
    change: { gpa: null, activities: [] },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { degree: 'Knighthood' },
      { endDate: '2014-08' },
      { institution: '' },
    ],
  },
  certifications: {
    draft: {
      name: 'Database Professional',
      issuer: 'An Institute',
      issueDate: '2023-01-15',
      expiryDate: '2026-01-15',
      credentialId: 'DB-1',
      credentialUrl: 'https://example.com/credentials/DB-1',
      category: 'Professional',
      level: 'Advanced',
      description: 'Four exams.',
      skills: ['SQL'],
      isVerified: false,
      isHighlighted: false,
      translations: { de: { name: 'Segelschein' } },
    },
    change: { expiryDate: null, isVerified: true },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { credentialUrl: 'javascript:alert(1)' },
      { credentialUrl: null, isVerified: true },
      { expiryDate: '2022' },
      { expiryDate: '2022-12-31' },
    ],
  },
  projects: {
    draft: {
      name: 'Harbour map',
      role: 'Author',
      url: 'https://example.com/harbour',
      startDate: '2021-03',
      endDate: '2022-06-30',
      isCurrent: false,
      description: 'Depths of small harbours.',
      highlights: ['Read by two thousand skippers'],
      technologies: ['Leaflet'],
      translations: { de: { role: 'Leitung', highlights: ['Fertig geworden'] } },
    },
    change: { role: null, startDate: null, highlights: [] },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { name: ' ' },
      { url: 'javascript:alert(1)' },
      { endDate: '2021-02' },
      { startDate: 'March' },
      { highlights: ['x'.repeat(501)] },
    ],
  },
  publications: {
    draft: {
      title: 'Notes on tides',
      publisher: 'Journal of Harbours',
      date: '2020-05',
      url: 'https://example.com/tides',
      authors: ['Ada King', 'Grace Murray'],
      description: 'How they are foretold.',
      translations: { de: { description: 'Worum es geht.' } },
    },
    change: { publisher: null, authors: [] },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { title: '' },
      { url: 'ftp://example.com/tides' },
      { date: '2020-13' },
      { authors: 'Ada' },
    ],
  },
  languages: {
    draft: {
      name: 'German',
      level: 'C1',
      description: 'Ten years in Bremen.',
      translations: { de: { name: 'Französisch' } },
    },
    change: { level: null },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { name: '' },
      { level: 'Fluent' },
      { level: 'c1' },
    ],
  },
  volunteering: {
    draft: {
      organization: 'Lifeboat Station',
      position: 'Coxswain',
      location: 'Whitby',
      startDate: '2015-04',
      endDate: '2019-09',
      isCurrent: false,
      description: 'One night a week.',
      highlights: ['Forty launches'],
      translations: { de: { position: 'Trainerin', highlights: ['Zwölf Kinder'] } },
    },
    change: { position: null, location: null },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { organization: '' },
      { endDate: '2015-03' },
      { highlights: [1] },
    ],
  },
  awards: {
    draft: {
      title: 'Medal for courage',
      awarder: 'The Town of Whitby',
      date: '2018-11-02',
      url: 'https://example.com/medal',
      description: 'For a night in November.',
      translations: { de: { title: 'Preis der Stadt' } },
    },
    change: { awarder: null, date: null },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { title: '' },
      { date: '2018-02-30' },
      { url: 'medal' },
    ],
  },
  contacts: {
    draft: {
      type: 'email',
      label: 'Work',
      value: 'ada@example.com',
      isPrimary: false,
      description: 'On weekdays',
      isSent: null,
      translations: { de: { label: 'Arbeit' } },
    },
    change: { label: 'Private', description: null, isSent: false },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { value: 'not an address' },
      { type: 'fax' },
      { label: '' },
    ],
  },
  addresses: {
    draft: {
      type: 'work',
      label: 'Office',
      street: '1 High Street',
      city: 'Leeds',
      state: 'West Yorkshire',
      postalCode: 'LS1 1AA',
      country: 'United Kingdom',
      isPrimary: false,
      description: 'Second door',
      isSent: null,
      translations: { de: { label: 'Büro', country: 'Vereinigtes Königreich' } },
    },
    change: { city: 'York', description: null },
    refused: [
      { translations: { xx: {} } },
      { translations: { de: { isPublic: 'true' } } },
      { type: 'castle' },
      { city: ' ' },
      { country: null },
    ],
  },
};

/** The section's draft, after storing what it needs for the profile. */
export async function draftFor(key: SectionKey, db: Kysely<DB>, profileId: string) {
  const { draft, prepare } = sectionSamples[key];
  const prepared = (await prepare?.(db, profileId)) ?? {};
  return { ...draft, ...prepared } as Record<string, unknown>;
}
