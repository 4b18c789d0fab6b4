import { describe, expect, test } from 'vitest';
import { defaultDesign } from '../../src/contracts/design';
import { keysOf } from '../../src/contracts/keys-of';
import { sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { publishDesign, withoutSection } from '../support/designs';
import { previewOf } from '../support/page-previews';
import { withLimitsTimes } from '../support/scaled-limits';
import { sectionSamples } from '../support/section-samples';

const app = useTestApp();

const preview = (user: TestUser, parts: object, reader?: TestUser | null) =>
  previewOf(app(), user, { design: 'published', ...parts }, reader);

const fact = (text: string, others: object = {}) => ({
  section: 'facts',
  values: { fact: text, emoji: '🎻', order: '1', translations: {}, isPublic: true },
  ...others,
});

const addFact = async (user: TestUser, text: string, isPublic = true): Promise<string> =>
  (await app().rest(`POST /profile/${user.profileId}/facts`, { fact: text, isPublic }, user)).body.id;

const page = async ({ slug }: TestUser) => (await app().app.inject({ url: `/profile/${slug}` })).body;

test('is for the owner alone, and neither kept, counted nor found', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  await addFact(user, 'I play the cello.');
  expect((await preview(user, {}, other)).statusCode).toBe(404);
  expect((await preview(user, {}, null)).statusCode).toBe(401);
  const { statusCode, headers, body } = await preview(user, {});
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(headers.etag).toBeUndefined();
  expect(body).toContain('cello');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).not.toContain('data-profile');
});

test('is in the draft of the design where it is asked for that', async () => {
  const user = await app().newUser();
  await addFact(user, 'I play the cello.');
  const sections = withoutSection('facts');
  const draft = { design: { ...defaultDesign, sections } };
  await app().rest(`PUT /profile/${user.profileId}/design/draft`, draft, user);
  expect((await preview(user, {})).body).toContain('cello');
  expect((await preview(user, { design: 'draft' })).body).not.toContain('cello');
});

test('says of each entry which it is, which no page for visitors does', async () => {
  const user = await app().newUser();
  const marks: string[] = [];
  for (const section of keysOf(sectionContracts)) {
    const { draft, prepare } = sectionSamples[section];
    const values = { ...draft, ...(await prepare?.(app().db, user.profileId)), isPublic: true };
    const path = `POST /profile/${user.profileId}/${sectionContracts[section].path}`;
    marks.push(`data-entry="${section}/${(await app().rest(path, values, user)).body.id}"`);
  }
  const { body } = await preview(user, { isContactShown: true });
  for (const mark of marks) expect(body).toContain(mark);
  const usual = await page(user);
  expect(usual).toContain('Channel in a dinghy');
  expect(usual).not.toContain('data-entry');
});

describe('an entry that is being typed', () => {
  test('is shown in its place and is stored nowhere', async () => {
    const user = await app().newUser();
    const ids = [await addFact(user, 'I play the cello.'), await addFact(user, 'I climb.')];
    const before = await page(user);
    const { body } = await preview(user, { entry: fact('I play the viola.', { id: ids[0] }) });
    expect(body).not.toContain('cello');
    expect(body.indexOf('viola')).toBeLessThan(body.indexOf('climb'));
    const added = (await preview(user, { entry: fact('I swim.') })).body;
    expect(added).toContain('data-entry="facts/new"');
    expect(added.indexOf('swim')).toBeGreaterThan(added.indexOf('climb'));
    expect(await page(user)).toBe(before);
    expect((await app().rest(`GET /profile/${user.profileId}/facts`, undefined, user)).body).toHaveLength(2);
  });

  test('is shown as it would be to visitors: only if it is public, and not in a hidden section', async () => {
    const user = await app().newUser();
    const id = await addFact(user, 'I play the cello.', false);
    await addFact(user, 'I climb.');
    const hidden = { values: { fact: 'I swim.', emoji: '', order: '1', translations: {}, isPublic: false } };
    expect((await preview(user, { entry: fact('', hidden) })).body).not.toContain('swim');
    const shown = (await preview(user, { entry: fact('I play the viola.', { id }) })).body;
    expect(shown.indexOf('viola')).toBeLessThan(shown.indexOf('climb'));
    await publishDesign(app(), user, { sections: withoutSection('facts') });
    expect((await preview(user, { entry: fact('I swim.') })).body).not.toContain('swim');
  });

  test('takes its place among dated ones, and may lack what a document may lack', async () => {
    const user = await app().newUser();
    const job = (company: string, startDate: string | null) => ({
      company,
      position: null,
      startDate,
      location: null,
      endDate: null,
      isCurrent: false,
      description: null,
      achievements: [],
      technologies: [],
      industry: null,
      companySize: null,
      employmentType: null,
      translations: {},
      isPublic: true,
    });
    const stored = { company: 'Old Works', position: 'Clerk', startDate: '2010', endDate: '2011' };
    await app().rest(`POST /profile/${user.profileId}/work-experience`, stored, user);
    const typed = async (values: object) =>
      (await preview(user, { entry: { section: 'workExperience', values } })).body;
    const newer = await typed(job('New Works', '2020'));
    expect(newer.indexOf('New Works')).toBeLessThan(newer.indexOf('Old Works'));
    expect(await typed(job('Undated Works', null))).toContain('Undated Works');
  });

  test('is refused where it is not as its section wants it, or the portfolio has no such entry', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const foreign = await addFact(other, 'Canary of another account.');
    const refused = await preview(user, { entry: fact('I swim.', { id: foreign }) });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'NOT_FOUND']);
    for (const entry of [
      fact('x'.repeat(10_000)),
      fact(''),
      fact('I swim.', { section: 'gallery' }),
      fact('I swim.', { values: { fact: 'I swim.' } }),
      fact('I swim.', { values: { fact: 1, emoji: [], order: {}, isPublic: 'yes', __proto__: null } }),
      { section: 'workExperience', values: { company: 'A' } },
    ]) {
      expect((await preview(user, { entry })).statusCode).toBe(400);
    }
    expect((await preview(user, { entry: fact('') })).json().issues[0].path).toEqual([
      'entry',
      'values',
      'fact',
    ]);
    expect((await preview(user, { nobody: 'knows' })).statusCode).toBe(400);
  });
});

test('the first lines of a profile are shown as they are typed', async () => {
  const user = await app().newUser();
  const about = 'I count what engines do.\n\nAnd what they do not.';
  const profile = {
    displayName: 'Ada King',
    jobTitle: 'Analyst',
    location: '',
    availability: 'Part-time',
    bio: about,
    translations: {},
  };
  const { body } = await preview(user, { profile });
  for (const text of ['Ada King', 'Analyst', 'Part-time', 'engines do.', 'do not.'])
    expect(body).toContain(text);
  await publishDesign(app(), user, { sections: withoutSection('about') });
  expect((await preview(user, { profile })).body).not.toContain('do not.');
  expect(await page(user)).not.toContain('Ada King');
});

test('is in each language of the page, with what is typed in it', async () => {
  const user = await app().newUser();
  const path = `PATCH /profile/${user.profileId}`;
  const lines = { displayName: 'Ada King', jobTitle: 'Analyst', location: '', availability: '', bio: '' };
  await app().rest(path, { ...lines, language: 'en', translations: { de: {} } }, user);
  const id = await addFact(user, 'I climb.');
  const shown = async (parts: object) => (await preview(user, { language: 'de', ...parts })).body;
  const stored = await shown({});
  expect(stored).toContain('<html lang="de"');
  expect(stored).toContain('I climb.');
  const values = { ...fact('I climb.').values, translations: { de: { fact: 'Ich klettere.' } } };
  const typed = await shown({ entry: { section: 'facts', id, values } });
  expect(typed).toContain('Ich klettere.');
  expect(typed).not.toContain('I climb.');
  const titled = await shown({ profile: { ...lines, translations: { de: { jobTitle: 'Analytikerin' } } } });
  expect(titled).toContain('Analytikerin');
  expect(titled).toContain('Ada King');
  expect((await preview(user, { language: 'xx' })).statusCode).toBe(400);
});

test('shows what visitors have to ask for only on demand', async () => {
  const user = await app().newUser();
  const values = { type: 'email', label: 'Mail', value: 'ada@example.com', isPublic: true };
  await app().rest(`POST /profile/${user.profileId}/contacts`, values, user);
  expect((await preview(user, {})).body).not.toContain('ada@example.com');
  expect((await preview(user, { isContactShown: true })).body).toContain('ada@example.com');
});

test('an account asks for so many, and another for its own', async () => {
  const limited = await withLimitsTimes(0.002, app());
  const [user, other] = [await app().newUser(), await app().newUser()];
  const ask = async (asking: TestUser) =>
    (await previewOf(limited, asking, { design: 'published' })).statusCode;
  expect([await ask(user), await ask(user), await ask(user), await ask(user)]).toEqual([200, 200, 200, 429]);
  expect(await ask(other)).toBe(200);
});
