import { expect, test } from 'vitest';
import { tipsFor } from '../../src/client/features/share/tips';
import type { Dashboard } from '../../src/contracts/dashboard';
import { portfolioParts } from '../../src/contracts/portfolio-parts';

const complete = Object.fromEntries(portfolioParts.map(({ key }) => [key, true])) as Dashboard['complete'];

/** Of a page that lacks nothing, has been read and has brought a contact, except as given. */
const tipsOf = ({ slug = 'ada', ...more }: Partial<Dashboard> & { slug?: string } = {}) =>
  tipsFor({
    profile: { visibility: 'public', profileSlug: slug },
    complete,
    missing: [],
    takesMessages: true,
    profileViews: 3,
    employerContacts: 1,
    ...more,
  } as unknown as Dashboard);

const lacking = (...keys: (keyof Dashboard['complete'])[]) => ({
  complete: { ...complete, ...Object.fromEntries(keys.map((key) => [key, false])) },
});

test('a page that lacks nothing gets the tips that hold for everybody', () => {
  expect(tipsOf()).toEqual([
    expect.stringContaining('Put the address where you are looked up'),
    expect.stringContaining('Print the QR code'),
  ]);
});

test.each<[string, Parameters<typeof tipsOf>[0], string]>([
  [
    'is private',
    { profile: { visibility: 'private', profileSlug: 'ada' } } as Partial<Dashboard>,
    'is private',
  ],
  ['has no name', { missing: ['name'] }, 'Add your name.'],
  ['shows nothing', { missing: ['content'] }, 'Add a first entry'],
  ['says nothing of contacts', lacking('contact'), 'Say how people reach you.'],
  ['says nothing of work', lacking('workExperience'), 'Add where you have worked'],
  ['has no video', lacking('video'), 'Record a video'],
  ['has no testimonials', lacking('testimonials'), 'Ask two people'],
  ['has a number in its address', { slug: 'ada-123456' }, 'Choose an address without a number.'],
  ['nobody has read', { profileViews: 0, employerContacts: 0 }, 'Send the address to one person'],
  ['nobody has answered', { employerContacts: 0 }, 'It has been looked at 3 times'],
  ['offers no CV', lacking('cv'), 'Offer your CV'],
])('a page that %s gets the tip for that first, before those for everybody', (_what, more, tip) => {
  const [first = '', ...others] = tipsOf(more);
  expect(first).toContain(tip);
  expect(others).toEqual(tipsOf());
});

test('a year at the end of an address is no number that was added to it', () => {
  expect(tipsOf({ slug: 'class-of-1999' })).toEqual(tipsOf());
});

test('there are four tips at most, the most important ones', () => {
  const tips = tipsOf({
    ...lacking('contact', 'workExperience', 'video', 'testimonials', 'cv'),
    missing: ['name', 'content'],
  });
  expect(tips.map((tip) => tip.split(/[.:]/)[0])).toEqual([
    'Add your name',
    'Add a first entry that visitors may see',
    'Say how people reach you',
    'Add where you have worked',
  ]);
});

test('nobody is told of a form that the page does not have', () => {
  const [first = ''] = tipsOf(lacking('contact'));
  expect(first).toContain('they can only write to you with the form on your page');
  const [closed = ''] = tipsOf({ ...lacking('contact'), takesMessages: false });
  expect(closed).not.toContain('with the form on your page');
  expect(closed).toContain('show the section Contact in your design');
});

test.each([true, false])(
  'on a private page nothing is said of a form, which is not there (%s)',
  (takesMessages) => {
    const profile = { visibility: 'private', profileSlug: 'ada' } as Dashboard['profile'];
    const [hidden = '', contact = ''] = tipsOf({ ...lacking('contact'), profile, takesMessages });
    expect(hidden).toContain('is private');
    expect(contact).toContain('Say how people reach you');
    expect(contact.includes('show the section Contact in your design')).toBe(!takesMessages);
    expect(contact).not.toMatch(/form/);
  },
);

test('a page that takes no messages is not blamed for getting none', () => {
  expect(tipsOf({ employerContacts: 0, takesMessages: false })).toEqual(tipsOf());
});
