import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { roundTrips } from '../support/round-trips';

const app = useTestApp();
const { exported, importInto, contentOf } = roundTrips(app);

type Values = Record<string, unknown>;

const rest = (user: TestUser, route: string, body?: unknown) => app().rest(route, body, user);
const accept = (user: TestUser, sections: Record<string, { values: Values; replaces?: string }[]>) =>
  rest(user, `POST /profile/${user.profileId}/cv/import/accept`, { sections });
const list = async (user: TestUser, path: string) =>
  (await rest(user, `GET /profile/${user.profileId}/${path}`)).body;

/** What a document may say at the least. */
const least = {
  workExperience: [{ values: { company: 'Harbour Lab' } }, { values: { position: 'Nurse' } }],
  education: [{ values: { fieldOfStudy: 'Welding' } }, { values: { institution: 'Trade School' } }],
  certifications: [{ values: { name: 'First aid' } }],
  skills: [{ values: { name: 'Excel', category: 'Other' } }],
  addresses: [
    { values: { type: 'work', label: 'Office', street: 'Am Kai 1', city: 'Kiel', postalCode: '24103' } },
  ],
};

test('an entry from a document may lack what it does not say, in every format of the page', async () => {
  const user = await app().newUser();
  const { status, body } = await accept(user, least);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await list(user, 'work-experience')).toMatchObject([
    { company: 'Harbour Lab', position: null, startDate: null },
    { company: null, position: 'Nurse', startDate: null },
  ]);
  expect(await list(user, 'skills')).toMatchObject([{ name: 'Excel', proficiency: null }]);
  expect(await list(user, 'certifications')).toMatchObject([
    { issuer: null, issueDate: null, category: null },
  ]);
  expect(await list(user, 'addresses')).toMatchObject([{ city: 'Kiel', state: null, country: null }]);
  const headers = { authorization: `Bearer ${user.token}` };
  for (const format of ['', '.md', '.txt', '.vcf']) {
    const page = await app().app.inject({ url: `/profile/${user.slug}${format}`, headers });
    expect(page.statusCode, format).toBe(200);
    expect(page.body.replace(/<script.*?<\/script>/gs, ''), format).not.toMatch(
      /\bundefined\b|[>(,;:] ?null\b/,
    );
  }
  const other = await app().newUser();
  await importInto(other, Buffer.from(await exported(user)));
  expect(await contentOf(other)).toEqual(await contentOf(user));
});

test('an import is undone whole, entries with gaps too', async () => {
  const user = await app().newUser();
  const { body } = await accept(user, least);
  await rest(user, `POST /profile/${user.profileId}/cv/import/${body.undoId}/undo`);
  expect(await list(user, 'work-experience')).toEqual([]);
});

test('a form or a call still has to state what is required', async () => {
  const user = await app().newUser();
  for (const startDate of [undefined, null, '']) {
    const job = { company: 'Harbour Lab', position: 'Nurse', startDate };
    expect((await rest(user, `POST /profile/${user.profileId}/work-experience`, job)).status).toBe(400);
  }
  const place = least.addresses[0]?.values;
  expect((await rest(user, `POST /profile/${user.profileId}/addresses`, place)).status).toBe(400);
});

test('a change never has to complete an entry, and takes nothing required away', async () => {
  const user = await app().newUser();
  await accept(user, { workExperience: [{ values: { company: 'Harbour Lab' } }] });
  const [{ id }] = await list(user, 'work-experience');
  const change = (values: Values) => rest(user, `PATCH /work-experience/${id}`, values);
  expect((await change({ location: 'Hull', startDate: null })).body).toMatchObject({
    location: 'Hull',
    startDate: null,
  });
  expect((await change({ startDate: '2019' })).body).toMatchObject({ startDate: '2019' });
  const refused = await change({ startDate: null });
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, ['startDate']]);
  const replaced = await accept(user, {
    workExperience: [{ values: { company: 'Harbour Lab', position: 'Nurse' }, replaces: id }],
  });
  expect(replaced.status).toBe(200);
  expect(await list(user, 'work-experience')).toMatchObject([{ position: 'Nurse', startDate: '2019' }]);
});

test('an entry that would say nothing is refused', async () => {
  const user = await app().newUser();
  const job = await accept(user, { workExperience: [{ values: { location: 'Hull' } }] });
  expect(job.status).toBe(400);
  const school = await accept(user, { education: [{ values: { location: 'Hull' } }] });
  expect(school.status).toBe(400);
});

test('a date is stored as precisely as it is known, and compared no more precisely', async () => {
  const user = await app().newUser();
  const add = (dates: Values) =>
    rest(user, `POST /profile/${user.profileId}/work-experience`, {
      company: 'Harbour Lab',
      position: 'Nurse',
      ...dates,
    });
  expect((await add({ startDate: '2015', endDate: '2016' })).body).toMatchObject({
    startDate: '2015',
    endDate: '2016',
  });
  expect((await add({ startDate: '2015-09', endDate: '2015' })).status).toBe(201);
  expect((await add({ startDate: '2015', endDate: '2014-12' })).status).toBe(400);
  expect((await add({ startDate: '15' })).status).toBe(400);
  expect((await add({ startDate: '2015-13' })).status).toBe(400);
});
