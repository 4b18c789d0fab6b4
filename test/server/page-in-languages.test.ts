import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makeLink } from '../support/made-links';
import { unzip } from '../support/unzip';
import { reader } from '../support/views';

const app = useTestApp();

const english = {
  displayName: 'Ada King',
  jobTitle: 'Ward sister',
  bio: 'I have run the night shift of a hospital for ten years, and I train those who come after me.',
};
const german = {
  jobTitle: 'Stationsleiterin',
  bio: 'Ich leite seit zehn Jahren die Nachtschicht einer Klinik.',
};

const job = {
  company: 'St. Hilda’s',
  position: 'Nurse',
  startDate: '2015-03',
  description: 'Twelve beds.',
  achievements: ['Trained nine'],
  isPublic: true,
};

/** Somebody with a page in English whose headline, bio and position are in German too. */
async function newNurse() {
  const user = await app().newUser();
  const { rest } = app();
  await rest(`PATCH /profile/${user.profileId}`, { ...english, translations: { de: german } }, user);
  const translations = { de: { position: 'Krankenpflegerin', achievements: ['Neun ausgebildet'] } };
  const made = await rest(
    `POST /profile/${user.profileId}/work-experience`,
    { ...job, employmentType: 'Full-time', translations },
    user,
  );
  return { ...user, jobId: String(made.body.id) };
}

const get = async (url: string) => app().app.inject({ url, headers: { 'user-agent': reader } });

test('a page is in each of its languages, and what is not translated is in its own', async () => {
  const { slug } = await newNurse();
  const { body } = await get(`/profile/${slug}/de`);
  expect(body).toContain('<html lang="de"');
  for (const text of [german.jobTitle, german.bio, 'Krankenpflegerin', 'Neun ausgebildet', 'Berufserfahrung'])
    expect(body).toContain(text);
  // Not translated.
  expect(body).toContain('Twelve beds.');
  expect(body).toContain('Ada King');
  for (const text of [english.bio, 'Trained nine']) expect(body).not.toContain(text);
  const { body: own } = await get(`/profile/${slug}`);
  expect(own).toContain('Trained nine');
  expect(own).not.toContain('Krankenpflegerin');
});

test('each text names the language that it is in', async () => {
  const { slug } = await newNurse();
  const { body } = await get(`/profile/${slug}/de`);
  const prose = (language: string, text: string) =>
    new RegExp(`<div class="prose" dir="ltr" lang="${language}"><p>${text}`);
  expect(body).toMatch(/<article dir="ltr" lang="de"><h3>Krankenpflegerin/);
  expect(body).toMatch(/<ul class="points" dir="ltr" lang="de"><li>Neun ausgebildet/);
  // Too short to be recognised by its words.
  expect(body).toMatch(prose('en', 'Twelve beds.'));
  expect(body).toMatch(/<p class="role" lang="de">Stationsleiterin/);
  const { body: own } = await get(`/profile/${slug}`);
  expect(own).toContain('<div class="prose" dir="ltr"><p>Twelve beds.');
});

test('each version of a page names the others, to readers and to search engines', async () => {
  const { slug } = await newNurse();
  for (const [path, canonical] of [
    [`/profile/${slug}`, `/profile/${slug}`],
    [`/profile/${slug}/de`, `/profile/${slug}/de`],
  ]) {
    const { body } = await get(path ?? '');
    for (const [language, at] of [
      ['en', `/profile/${slug}`],
      ['de', `/profile/${slug}/de`],
      ['x-default', `/profile/${slug}`],
    ])
      expect(body).toMatch(new RegExp(`<link rel="alternate" hrefLang="${language}" href="[^"]*${at}"/>`));
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${canonical}"/>`));
    expect(body).toMatch(new RegExp(`<a href="[^"]*/profile/${slug}/de" hrefLang="de" lang="de"`));
  }
});

test('the forms of a page are in the language of the page that leads to them', async () => {
  const { slug } = await newNurse();
  const { body } = await get(`/profile/${slug}/de`);
  expect(body).toContain(`href="/profile/${slug}.pdf?language=de"`);
  expect(body).toContain(`href="/profile/${slug}/contact?language=de"`);
  for (const extension of ['md', 'txt', 'json']) {
    const answer = await get(`/profile/${slug}.${extension}?language=de`);
    expect(answer.body).toContain('Krankenpflegerin');
    expect(answer.headers['content-disposition']).toContain(`${slug}.de.${extension}`);
  }
  expect((await get(`/profile/${slug}.md`)).body).not.toContain('Krankenpflegerin');
  expect((await get(`/profile/${slug}.md?language=fr`)).statusCode).toBe(404);
  const form = await get(`/profile/${slug}/contact?language=de`);
  expect(form.body).toContain('<html lang="de"');
  expect(form.body).toContain(`action="/profile/${slug}/contact-requests?language=de"`);
  expect(form.body).toContain(`href="/profile/${slug}/de"`);
});

test('a profile is saved in the language of its page, and its JSON in another one holds the texts alone', async () => {
  const { slug, token } = await newNurse();
  const headers = { authorization: `Bearer ${token}` };
  const saved = async (query: string) =>
    (await app().app.inject({ url: `/profile/${slug}.json${query}`, headers })).json();
  expect((await saved('')).meta.storyfolio.profile.bio).toBe(english.bio);
  const other = await saved('?language=de');
  expect([other.basics.summary, other.meta.storyfolio]).toEqual([german.bio, undefined]);
  const { rawPayload } = await app().app.inject({ url: `/profile/${slug}.zip?language=de`, headers });
  const files = await unzip(rawPayload);
  expect(JSON.parse(files.get('profile.json')?.toString() ?? '').meta.storyfolio.profile.bio).toBe(
    english.bio,
  );
});

test('a page is in no other language, and its own has one address', async () => {
  const { slug } = await newNurse();
  for (const language of ['fr', 'xx', 'DE', 'constructor'])
    expect((await get(`/profile/${slug}/${language}`)).statusCode).toBe(404);
  const answer = await get(`/profile/${slug}/en?utm_source=mail`);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `/profile/${slug}?utm_source=mail`]);
});

test('texts in other languages are in the forms of the page alone for others, and private with their entry', async () => {
  const nurse = await newNurse();
  const { profileId, slug, jobId } = nurse;
  const read = async (path: string) => JSON.stringify((await app().rest(`GET ${path}`)).body);
  expect(await read(`/profile/${profileId}`)).not.toContain(german.bio);
  expect(await read(`/profile/${profileId}/work-experience`)).not.toContain('Krankenpflegerin');
  await app().rest(`PATCH /work-experience/${jobId}`, { isPublic: false }, nurse);
  expect((await get(`/profile/${slug}/de`)).body).not.toContain('Krankenpflegerin');
  const stranger = await app().newUser();
  const progress = (as?: TestUser) => app().rest(`GET /profile/${profileId}/page-languages`, undefined, as);
  expect((await progress(stranger)).status).toBe(404);
  expect((await progress()).status).toBe(401);
  expect((await progress(nurse)).body).toEqual([{ language: 'de', texts: 6, translated: 4 }]);
});

test('what a design hides is hidden in every language', async () => {
  const nurse = await newNurse();
  const { profileId, slug } = nurse;
  await app()
    .db.updateTable('profiles')
    .set({ hiddenSections: ['about'] })
    .where('id', '=', profileId)
    .execute();
  expect((await get(`/profile/${slug}/de`)).body).not.toContain(german.bio);
});

test('a page in several languages always has one of its own, and none twice', async () => {
  const nurse = await newNurse();
  const path = `PATCH /profile/${nurse.profileId}`;
  // Recognised when the first other one was added.
  expect((await app().rest(path, {}, nurse)).body).toMatchObject({ language: 'en' });
  const refused = await app().rest(path, { language: 'de' }, nurse);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('The page is in this language already.');
  expect((await app().rest(path, { language: null }, nurse)).body).toMatchObject({ language: 'en' });
  await app().rest(path, { translations: {} }, nurse);
  expect((await get(`/profile/${nurse.slug}/de`)).statusCode).toBe(404);
  expect((await app().rest(path, { language: 'de' }, nurse)).status).toBe(200);
});

test('a link shows the page in the language that its owner has chosen for it', async () => {
  const nurse = await newNurse();
  const { slug } = nurse;
  const { token } = await makeLink(app(), nurse, { language: 'de' });
  const { body } = await get(`/profile/${slug}?v=${token}`);
  expect(body).toContain('Krankenpflegerin');
  expect(body).toContain(`/profile/${slug}.pdf?language=de&amp;v=${token}`);
  await app().rest(`PATCH /profile/${nurse.profileId}`, { translations: {} }, nurse);
  expect((await get(`/profile/${slug}?v=${token}`)).body).not.toContain('Krankenpflegerin');
});

test('the archive of a page has it in every language, each leading to the others', async () => {
  const { slug } = await newNurse();
  const { rawPayload } = await get(`/profile/${slug}.zip`);
  const files = await unzip(rawPayload);
  const [own, other] = ['index.html', 'de.html'].map((name) => files.get(name)?.toString() ?? '');
  expect(own).toContain('Trained nine');
  expect(own).toContain('<a href="de.html" hrefLang="de"');
  expect(other).toContain('Neun ausgebildet');
  expect(other).toContain('<a href="index.html" hrefLang="en"');
});
