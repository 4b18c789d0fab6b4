import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { draftFor, sectionSamples } from '../support/section-samples';

const app = useTestApp();
const path = '/profile/demo-profile-1';
const post = async (section: string, body: object, user: TestUser) => {
  const answer = await app().rest(`POST ${path}/${section}`, body, user);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const list = async (section: string, user: TestUser) =>
  (await app().rest(`GET ${path}/${section}`, undefined, user)).body;

describe('facts', () => {
  test('have their order as a string in the API, which is their position', async () => {
    const user = await app().newUser();
    const second = await post('facts', { fact: 'Second', emoji: '🎷', order: '2' }, user);
    const first = await post('facts', { fact: 'First', emoji: '🌍', order: '1' }, user);
    const third = await post('facts', { fact: 'Third' }, user);
    expect(third.order).toBe('3');
    expect((await list('facts', user)).map((fact: { order: string }) => fact.order)).toEqual(['1', '2', '3']);
    await app().rest(`PATCH /facts/${first.id}`, { order: '12' }, user);
    const order = (await list('facts', user)).map((fact: { id: string }) => fact.id);
    expect(order).toEqual([second.id, third.id, first.id]);
    await app().rest(`PUT ${path}/facts/order`, { ids: [first.id, second.id, third.id] }, user);
    expect((await list('facts', user)).map((fact: { order: string }) => fact.order)).toEqual(['1', '2', '3']);
  });
});

describe('the emoji of a fact', () => {
  const emojis = async (user: TestUser) =>
    (await list('facts', user)).map((fact: { emoji: string }) => fact.emoji);

  test('is the default of its position if none is given, also under parallel creation', async () => {
    const user = await app().newUser();
    const create = (_: unknown, index: number) =>
      app().rest(`POST ${path}/facts`, { fact: 'A fact.', ...(index % 2 === 0 && { emoji: ' ' }) }, user);
    await Promise.all(Array.from({ length: 12 }, create));
    const defaults = ['🌍', '🎷', '✈️', '🎓', '🚢', '💻', '🏈', '💪', '🎭', '🎉', '✨', '✨'];
    expect(await emojis(user)).toEqual(defaults);
  });

  test('is the default of the given position, and that of its own position if cleared', async () => {
    const user = await app().newUser();
    expect((await post('facts', { fact: 'Fifth', order: '5' }, user)).emoji).toBe('🚢');
    const chosen = await post('facts', { fact: 'Sixth', emoji: '🧭' }, user);
    const change = async (body: object) =>
      (await app().rest(`PATCH /facts/${chosen.id}`, body, user)).body.emoji;
    expect(await change({ fact: 'Still the sixth' })).toBe('🧭');
    expect(await change({ emoji: '' })).toBe('💻');
    expect(await change({ emoji: '', order: '2' })).toBe('🎷');
  });
});

test('a certification can be verified only at an address', async () => {
  const user = await app().newUser();
  const { credentialUrl, ...draft } = await draftFor('certifications', app().db, user.profileId);
  const verified = { ...draft, isVerified: true };
  const message = 'Add the address where this credential can be checked.';
  const expectRefused = async (route: string, body: object) => {
    const answer = await app().rest(route, body, user);
    expect([answer.status, answer.body.message]).toEqual([400, `credentialUrl: ${message}`]);
    expect(answer.body.issues).toEqual([{ path: ['credentialUrl'], message }]);
  };
  await expectRefused(`POST ${path}/certifications`, verified);
  await expectRefused(`POST ${path}/certifications`, { ...verified, credentialUrl: ' ' });
  const { id, isVerified } = await post('certifications', { ...draft, isVerified: false }, user);
  expect(isVerified).toBe(false);
  await expectRefused(`PATCH /certifications/${id}`, { isVerified: true });
  const { body } = await app().rest(`PATCH /certifications/${id}`, { isVerified: true, credentialUrl }, user);
  expect(body).toMatchObject({ isVerified: true, credentialUrl });
  await expectRefused(`PATCH /certifications/${id}`, { credentialUrl: null });
});

test('the tags and the date of a photo may be blank', async () => {
  const user = await app().newUser();
  const draft = await draftFor('gallery', app().db, user.profileId);
  const { id } = await post('gallery', { ...draft, metadata: { tags: ['', 'sea', ' '], date: '' } }, user);
  const [{ metadata }] = await list('gallery', user);
  expect(metadata).toMatchObject({ tags: ['sea'], date: null });
  const { body } = await app().rest(`PATCH /gallery/${id}`, { metadata: { tags: [''] } }, user);
  expect(body.metadata).toMatchObject({ tags: [], date: null });
});

test('null is an empty list', async () => {
  const user = await app().newUser();
  const empty = { achievements: null, technologies: null };
  const created = await post('work-experience', { ...sectionSamples.workExperience.draft, ...empty }, user);
  expect(created).toMatchObject({ achievements: [], technologies: [] });
  const change = async (body: object) =>
    (await app().rest(`PATCH /work-experience/${created.id}`, body, user)).body;
  expect(await change({ achievements: ['Built a pier'] })).toMatchObject({ achievements: ['Built a pier'] });
  expect(await change({ achievements: null })).toMatchObject({ achievements: [] });
});

describe.each(['work-experience', 'education'] as const)('a period of %s', (section) => {
  const key = section === 'education' ? 'education' : 'workExperience';

  test('has no end while current', async () => {
    const user = await app().newUser();
    const created = await post(section, { ...sectionSamples[key].draft, isCurrent: true }, user);
    expect(created).toMatchObject({ isCurrent: true, endDate: null });
    const change = (body: object) => app().rest(`PATCH /${section}/${created.id}`, body, user);
    expect((await change({ endDate: '2025-01' })).status).toBe(400);
    expect((await change({ isCurrent: false, endDate: '2025-01' })).body.endDate).toBe('2025-01');
    expect((await change({ isCurrent: true })).body).toMatchObject({ isCurrent: true, endDate: null });
  });

  test('does not end before it starts, whichever end is changed', async () => {
    const user = await app().newUser();
    const created = await post(
      section,
      { ...sectionSamples[key].draft, startDate: '2020-05', endDate: '2020-05' },
      user,
    );
    for (const change of [{ endDate: '2020-04-30' }, { startDate: '2020-06' }]) {
      const { status, body } = await app().rest(`PATCH /${section}/${created.id}`, change, user);
      expect(status).toBe(400);
      expect(body.issues).toEqual([
        { path: ['endDate'], message: 'The end date must not be before the start date.' },
      ]);
    }
  });

  test('stores a month as a month', async () => {
    const user = await app().newUser();
    const created = await post(section, { ...sectionSamples[key].draft, endDate: '2022-11' }, user);
    expect(created).toMatchObject({ endDate: '2022-11' });
  });
});

describe.each(['contacts', 'addresses'] as const)('the primary of %s', (section) => {
  const { draft } = sectionSamples[section];
  const primaries = async (user: TestUser) =>
    (await list(section, user)).filter((item: { isPrimary: boolean }) => item.isPrimary);

  test('is the one marked last, for each type', async () => {
    const user = await app().newUser();
    const first = await post(section, { ...draft, isPrimary: true }, user);
    const second = await post(section, { ...draft, isPrimary: true }, user);
    expect(await primaries(user)).toMatchObject([{ id: second.id }]);
    const stale = { label: 'x', updatedAt: first.updatedAt };
    expect((await app().rest(`PATCH /${section}/${first.id}`, stale, user)).status).toBe(409);
    await app().rest(`PATCH /${section}/${first.id}`, { isPrimary: true }, user);
    expect(await primaries(user)).toMatchObject([{ id: first.id }]);
    const otherType =
      section === 'contacts' ? { type: 'phone', value: '+44 20 7946 0000' } : { type: 'other' };
    await post(section, { ...draft, ...otherType, isPrimary: true }, user);
    expect(await primaries(user)).toHaveLength(2);
  });

  test('is unique under parallel writes, and stays so when an earlier one is restored', async () => {
    const user = await app().newUser();
    const other = await app().newUser();
    await post(section, { ...draft, isPrimary: true }, other);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app().rest(`POST ${path}/${section}`, { ...draft, isPrimary: true }, user),
      ),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const [marked] = await primaries(user);
    await app().rest(`DELETE /${section}/${marked.id}`, undefined, user);
    const chosen = await post(section, { ...draft, isPrimary: true }, user);
    expect((await app().rest(`POST /${section}/${marked.id}/restore`, undefined, user)).status).toBe(200);
    expect(await primaries(user)).toMatchObject([{ id: chosen.id }]);
    expect(await primaries(other)).toHaveLength(1);
  });
});

describe('contacts', () => {
  test.each([
    [{ type: 'website', value: 'javascript:alert(1)' }, 400],
    [{ type: 'website', value: 'https://example.com/me' }, 201],
    [{ type: 'website', value: 'HTTP://münchen.example:8080/a?b=@c' }, 201],
    [{ type: 'website', value: 'https:\\\\host' }, 400],
    [{ type: 'website', value: 'https:/\\host' }, 400],
    [{ type: 'website', value: 'https:host' }, 400],
    [{ type: 'website', value: 'https:/host' }, 400],
    [{ type: 'website', value: 'https:///host' }, 400],
    [{ type: 'website', value: 'https://.' }, 400],
    [{ type: 'website', value: 'https://host\\@evil.example' }, 400],
    [{ type: 'website', value: 'https://bank.example@evil.example/' }, 400],
    [{ type: 'social', value: 'https:\\\\host' }, 400],
    [{ type: 'social', value: '@name' }, 201],
    [{ type: 'social', value: 'https://github.com/name' }, 201],
    [{ type: 'social', value: 'javascript:alert(1)' }, 400],
    [{ type: 'social', value: 'data:text/html,x' }, 400],
    [{ type: 'phone', value: 'call me' }, 400],
    [{ type: 'phone', value: '+49 (0) 30 / 12345-67' }, 201],
  ])('%j is answered %i', async (contact, status) => {
    const user = await app().newUser();
    const answer = await app().rest(`POST ${path}/contacts`, { label: 'A', ...contact }, user);
    expect(answer.status).toBe(status);
  });

  test('a handle and an address without its scheme are stored as the address that they stand for', async () => {
    const user = await app().newUser();
    const site = await post('contacts', { type: 'website', label: 'Home', value: 'ada.example/me' }, user);
    expect(site.value).toBe('https://ada.example/me');
    const handle = await post('contacts', { type: 'social', label: 'Chat', value: 'ada' }, user);
    expect(handle.value).toBe('ada');
    const { body } = await app().rest(`PATCH /contacts/${handle.id}`, { label: 'GitHub' }, user);
    expect(body.value).toBe('https://github.com/ada');
  });

  test('an address that is too long with its scheme is refused', async () => {
    const value = `ada.example/${'a'.repeat(488)}`;
    const contact = { type: 'website', label: 'Home', value };
    const user = await app().newUser();
    expect((await app().rest(`POST ${path}/contacts`, contact, user)).status).toBe(400);
  });

  test('a change of type is checked against the stored value', async () => {
    const user = await app().newUser();
    const contact = await post('contacts', { type: 'email', label: 'A', value: 'a@b.example' }, user);
    expect((await app().rest(`PATCH /contacts/${contact.id}`, { type: 'website' }, user)).status).toBe(400);
  });
});

test.each(['https:\\\\host', 'https:host', 'https://a:b@host', '//host', 'host'])(
  'a certification has no credential at %j',
  async (credentialUrl) => {
    const user = await app().newUser();
    const certification = { ...sectionSamples.certifications.draft, credentialUrl };
    const { status, body } = await app().rest(`POST ${path}/certifications`, certification, user);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['credentialUrl'] }]);
  },
);

describe('a new address', () => {
  const { isPublic: _, ...address } = { isPublic: true, ...sectionSamples.addresses.draft };

  test.each([
    ['home', undefined, false],
    ['work', undefined, true],
    ['other', undefined, true],
    ['home', true, true],
    ['work', false, false],
  ])('of type %s, with isPublic %s, is public: %s', async (type, isPublic, expected) => {
    const user = await app().newUser();
    const created = await post('addresses', { ...address, type, isPublic }, user);
    expect(created.isPublic).toBe(expected);
    const { body } = await app().rest(`GET /profile/${user.profileId}/addresses`);
    expect(body).toHaveLength(expected ? 1 : 0);
  });

  test('stays as it is unless a change says otherwise', async () => {
    const user = await app().newUser();
    const change = async (id: string, changes: object) =>
      (await app().rest(`PATCH /addresses/${id}`, changes, user)).body.isPublic;
    const home = await post('addresses', { ...address, type: 'home' }, user);
    expect(await change(home.id, { type: 'work' })).toBe(false);
    expect(await change(home.id, { isPublic: true })).toBe(true);
    expect(await change(home.id, { type: 'home' })).toBe(true);
  });
});

test('an address defaults to the default country, a testimonial to today and five stars', async () => {
  const user = await app().newUser();
  const { country: _, ...address } = sectionSamples.addresses.draft;
  expect((await post('addresses', address, user)).country).toBe('United Kingdom');
  const { rating: _rating, date: _date, ...testimonial } = sectionSamples.testimonials.draft;
  const created = await post('testimonials', testimonial, user);
  expect(created.rating).toBe(5);
  expect(created.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a body may name the profile of the item, but only the right one', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const skill = await post('skills', sectionSamples.skills.draft, user);
  const change = (profileId: string) =>
    app().rest(`PATCH /skills/${skill.id}`, { profileId, name: 'Renamed' }, user);
  expect((await change(other.profileId)).status).toBe(404);
  expect((await change('demo-profile-1')).status).toBe(200);
  expect((await change(user.profileId)).status).toBe(200);
});
