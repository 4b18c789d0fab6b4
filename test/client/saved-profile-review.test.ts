import { expect, test } from 'vitest';
import { acceptedOf, publicityOf } from '../../src/client/features/cv-import/accepted-parts';
import { settingsOf } from '../../src/client/features/cv-import/review-page';
import { fieldsOf } from '../../src/client/features/cv-import/review-profile';
import { newReview, saysNothing } from '../../src/client/features/cv-import/stored-review';
import type { Proposal } from '../../src/contracts/cv-import';
import { defaultDesign, type ProfileDesign } from '../../src/contracts/design';
import type { Profile, Visibility } from '../../src/contracts/profile';
import { nothingRead as nothing } from '../support/proposals';

const instant = '2026-01-01T00:00:00.000Z';
const certain = { confidence: 0.9, lines: [], uncertain: [], printed: {} };
const ownPage = { published: defaultDesign, draft: defaultDesign, isChanged: false, undoableUntil: null };
const saved = { visibility: 'unlisted' as const, design: { ...defaultDesign, theme: 'swiss' as const } };
const savedReview = () => newReview({ filename: 'profile.json', proposal: { ...nothing, page: saved } });
const shown = { visibility: 'public', translations: {} } as Partial<Profile> as Profile;

test('the page that a file keeps is offered where it differs; a design of one’s own stays unless it is chosen', () => {
  const choices = (visibility: Visibility, design: Partial<ProfileDesign>) =>
    settingsOf(savedReview(), { ...shown, visibility }, { ...ownPage, updatedAt: null, ...design }).map(
      ({ name, choice }) => [name, choice],
    );
  expect(choices('public', {})).toEqual([
    ['visibility', undefined],
    ['design', undefined],
  ]);
  expect(choices('unlisted', { updatedAt: instant })).toEqual([['design', 'skip']]);
  expect(choices('unlisted', { published: saved.design })).toEqual([]);
  const [, design] = settingsOf(savedReview(), shown, { ...ownPage, updatedAt: null });
  expect(design?.saved).toBe('Theme: Swiss.');
  expect(
    settingsOf(newReview({ filename: 'cv.pdf', proposal: nothing }), shown, { ...ownPage, updatedAt: null }),
    'a CV',
  ).toEqual([]);
});

test('of the page that a file keeps, only what was accepted is sent, and the bar says who can find it then', () => {
  const review = { ...savedReview(), choices: { 'page-visibility': 'add' as const } };
  const page = {
    fields: [],
    settings: settingsOf(review, shown, { ...ownPage, updatedAt: instant }),
    translations: {},
  };
  expect(acceptedOf(review, page, {}).page).toEqual({ visibility: 'unlisted' });
  expect(publicityOf(page, []).visibility).toBe('unlisted');
});

test('a file that its owner saved leaves it open whether its fields replace others, and what they replace is named', () => {
  const profile = {
    displayName: 'Test User',
    jobTitle: '',
    location: 'London',
    availability: '',
    bio: 'I sail.',
  } as Profile;
  const read = (value: string) => ({ value, confidence: 1, lines: [] });
  const fields = {
    displayName: read('Ada King'),
    jobTitle: read('Engineer'),
    location: read('London'),
    availability: read('Part-time'),
    bio: read('I sing.'),
  };
  const proposal = { ...nothing, profile: fields, keepsOrder: true };
  const review = newReview({ filename: 'profile.json', proposal: { ...proposal, page: saved } });
  expect(fieldsOf(review, profile).map(({ name, choice }) => [name, choice])).toEqual([
    ['displayName', undefined],
    ['jobTitle', 'add'],
    ['availability', 'add'],
    ['bio', undefined],
  ]);
  const copy = newReview({ filename: 'profile.json', proposal });
  expect(
    fieldsOf(copy, profile).map(({ choice }) => choice),
    'a copy for strangers',
  ).toEqual(['skip', 'add', 'add', 'skip']);
  const choices = { 'profile-displayName': 'add', 'profile-jobTitle': 'add', 'profile-bio': 'skip' } as const;
  const chosen = fieldsOf({ ...review, choices }, profile);
  expect(publicityOf({ fields: chosen, settings: [] }, []).replaced).toEqual(['Name']);
});

test('a file says something if it has a text, photos, other files or the settings of a page', () => {
  const page = { visibility: 'public' as const, design: defaultDesign };
  const none = {
    images: { gallery: 0, hasPortrait: false },
    files: { hasVideo: false, cvs: 0, publicCvs: 0 },
  };
  expect(saysNothing({ ...nothing, ...none })).toBe(true);
  const somethings: Partial<Proposal>[] = [
    { profile: { ...nothing.profile, bio: { value: 'I sail.', confidence: 1, lines: [] } } },
    { sections: { ...nothing.sections, skills: [{ ...certain, values: { name: 'Go' } }] } },
    { unplaced: [{ text: 'I sail.', page: null, lines: [] }] },
    { images: { gallery: 1, hasPortrait: false } },
    { images: { gallery: 0, hasPortrait: true } },
    { files: { hasVideo: true, cvs: 0, publicCvs: 0 } },
    { files: { hasVideo: false, cvs: 1, publicCvs: 0 } },
    { page },
  ];
  for (const something of somethings) expect(saysNothing({ ...nothing, ...something })).toBe(false);
});
