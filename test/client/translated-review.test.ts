import { expect, test } from 'vitest';
import { acceptedOf } from '../../src/client/features/cv-import/accepted-parts';
import { entriesOf } from '../../src/client/features/cv-import/review-entries';
import { fieldsOf } from '../../src/client/features/cv-import/review-profile';
import { newReview, type StoredReview } from '../../src/client/features/cv-import/stored-review';
import type { ItemOf } from '../../src/client/sections/form/form-values';
import type { Proposal } from '../../src/contracts/cv-import';
import type { Profile } from '../../src/contracts/profile';
import { nothingRead as nothing } from '../support/proposals';

const id = '01890000-0000-7000-8000-000000000001';
const instant = '2026-01-01T00:00:00.000Z';
const certain = { confidence: 0.9, lines: [], uncertain: [], printed: {} };
const read = (value: string) => ({ value, confidence: 1, lines: [] });

const profile: Profile = {
  id,
  displayName: 'Hannah Vogt',
  jobTitle: 'Head of Quality',
  location: 'Hamburg, Germany',
  availability: '',
  bio: 'I lead audits.',
  profileSlug: 'hannah-vogt',
  visibility: 'public',
  language: 'en',
  cvLook: null,
  paper: null,
  translations: { de: { bio: 'Ich leite Audits.' }, fr: { bio: 'Je mène des audits.' } },
  updatedAt: instant,
};

const skill: ItemOf<'skills'> = {
  id,
  profileId: id,
  sortOrder: 1,
  createdAt: instant,
  updatedAt: instant,
  name: 'Supplier audits',
  category: 'Technical Skills',
  proficiency: 'Expert',
  yearsOfExperience: null,
  isHighlighted: false,
  description: null,
  certifications: [],
  projects: [],
  translations: {},
  isPublic: true,
};

/** The review of a document in German. */
const germanReview = (proposal: Partial<Proposal>, more: Partial<StoredReview> = {}): StoredReview => ({
  ...newReview({ filename: 'cv.docx', proposal: { ...nothing, language: 'de', ...proposal } }),
  ...more,
});

test('the lines of the profile are reviewed field by field in the language of the document', () => {
  const review = germanReview({
    profile: {
      ...nothing.profile,
      displayName: read('Hannah Vogt'),
      jobTitle: read('Leiterin Qualität'),
      bio: read('Ich leite Audits und Reklamationen.'),
    },
  });
  const fields = fieldsOf(review, profile);
  // The name is the same in both.
  expect(fields).toMatchObject([
    { label: 'Job title · Deutsch', now: '', shown: 'Head of Quality', choice: 'add' },
    { label: 'Bio · Deutsch', now: 'Ich leite Audits.', choice: 'skip' },
  ]);
  const { translations } = profile;
  const accepted = acceptedOf(review, { fields, settings: [], translations }, {});
  expect(accepted.profile).toEqual({});
  expect(accepted.page).toEqual({
    translations: { ...translations, de: { jobTitle: 'Leiterin Qualität', bio: 'Ich leite Audits.' } },
  });
});

test('the job title of the current position is that in the language of the document', () => {
  const values = {
    company: 'Nordlicht',
    position: 'Head of Quality',
    isCurrent: true,
    translations: { de: { position: 'Leiterin Qualität' } },
  };
  const { proposal } = germanReview({
    sections: { ...nothing.sections, workExperience: [{ ...certain, values }] },
  });
  expect(proposal.profile.jobTitle?.value).toBe('Leiterin Qualität');
});

test('an entry that nothing of the portfolio matches becomes the translation of what its owner says', () => {
  const german = {
    ...certain,
    contradictions: ['Your page does not have this.'],
    values: { name: 'Lieferantenaudits' },
  };
  const sections = { ...nothing.sections, skills: [german] };
  const [open] = entriesOf('skills', [skill], germanReview({ sections }));
  expect([open?.existing, open?.choice]).toEqual([undefined, undefined]);
  const [matched] = entriesOf(
    'skills',
    [skill],
    germanReview({ sections }, { counterparts: { 'skills-0': id } }),
  );
  expect(matched).toMatchObject({
    choice: 'merge',
    counterpart: id,
    existing: {
      id,
      merged: { name: 'Supplier audits', translations: { de: { name: 'Lieferantenaudits' } } },
    },
  });
});
