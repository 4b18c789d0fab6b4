import { beforeAll, describe, expect, test } from 'vitest';
import { importableSections, type Proposal } from '../../src/contracts/cv-import';
import { sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { germanCv } from '../support/german-cv';
import { qualityManager } from '../support/invented-people/quality-manager';
import { writePerson } from '../support/invented-people/write-person';
import { pdfToText } from '../support/pdf-to-text';
import { reader } from '../support/views';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();

async function newManager(): Promise<TestUser> {
  const user = await app().newUser();
  await writePerson(
    async (route, body) => {
      const answer = await app().rest(route, body, user);
      expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    },
    qualityManager,
    user.slug,
  );
  return user;
}

/** Accepts the texts of what was found again, as the review does unless somebody chooses otherwise. */
async function acceptTexts(user: TestUser, { profile, sections, language = 'en' }: Proposal) {
  const accepted = await Promise.all(
    importableSections.map(async (section) => {
      const { path } = sectionContracts[section];
      const { body } = await app().rest(`GET /profile/${user.profileId}/${path}`, undefined, user);
      const known = sections[section].flatMap(({ duplicateOf, confidence, values }) => {
        const row = body.find(({ id }: { id: string }) => id === duplicateOf);
        return row && confidence > 0 && 'translations' in values
          ? [{ values: { ...values, isPublic: true }, replaces: row.id, updatedAt: row.updatedAt }]
          : [];
      });
      return [section, known];
    }),
  );
  const lines = Object.entries(profile).flatMap(([field, text]) => (text ? [[field, text.value]] : []));
  return app().rest(
    `POST /profile/${user.profileId}/cv/import/accept`,
    {
      page: { translations: { [language]: Object.fromEntries(lines) } },
      sections: Object.fromEntries(accepted),
    },
    user,
  );
}

const get = (url: string) => app().app.inject({ url, headers: { 'user-agent': reader } });

let user: TestUser;
let read: Proposal;

beforeAll(async () => {
  user = await newManager();
  const { body } = await sendTo(app(), 'cv/import', { by: user, field: 'file', content: await germanCv() });
  read = body;
});

test('entries of a CV in German are found again among those of a page in English', () => {
  expect(read.language, JSON.stringify(read)).toBe('de');
  const counts = importableSections.map((section) => {
    const found = read.sections[section].filter(({ duplicateOf }) => duplicateOf);
    return [section, found.length];
  });
  expect(Object.fromEntries(counts.filter(([, found]) => found !== 0))).toEqual({
    workExperience: 5,
    education: 2,
    certifications: 2,
    // Those that are called alike, such as programs.
    skills: 2,
    contacts: 2,
    projects: 1,
    languages: 3,
    volunteering: 1,
    awards: 1,
  });
});

test('of a page that is not in German its owner is told what to do first', async () => {
  const path = `PATCH /profile/${user.profileId}`;
  await app().rest(path, { translations: {} }, user);
  const { body } = await sendTo(app(), 'cv/import', { by: user, field: 'file', content: await germanCv() });
  expect(body.language).toBeUndefined();
  expect(body.warnings).toEqual([expect.stringContaining('in Deutsch, and your page in English.')]);
  await app().rest(path, { translations: { de: {} } }, user);
});

describe('once they are accepted', () => {
  beforeAll(async () => {
    const { status, body } = await acceptTexts(user, read);
    expect(status, JSON.stringify(body)).toBe(200);
  });

  test('their texts are the German version', async () => {
    const progress = await app().rest(`GET /profile/${user.profileId}/page-languages`, undefined, user);
    // The others are what the CV does not say, an award of which only the year is the same, and “Barista” in both.
    expect(progress.body).toEqual([{ language: 'de', texts: 47, translated: 33 }]);
    // Nothing was added in German.
    for (const section of importableSections) {
      const { path } = sectionContracts[section];
      const { body } = await app().rest(`GET /profile/${user.profileId}/${path}`, undefined, user);
      expect(body).toHaveLength(qualityManager.sections[section]?.length ?? 0);
    }
  });

  test('each version of the page has its own texts, and names the other', async () => {
    const page = `/profile/${user.slug}`;
    const [english, german] = [(await get(page)).body, (await get(`${page}/de`)).body];
    expectOwnTexts(english, german);
    for (const html of [english, german])
      for (const [language, path] of [
        ['en', page],
        ['de', `${page}/de`],
        ['x-default', page],
      ])
        expect(html).toMatch(
          new RegExp(`<link rel="alternate" hrefLang="${language}" href="[^"]*${path}"/>`),
        );
  });

  test('each PDF has its own texts', async () => {
    const pdf = async (query: string) =>
      pdfToText((await get(`/profile/${user.slug}.pdf${query}`)).rawPayload);
    const [english, german] = [await pdf(''), await pdf('?language=de')];
    if (english !== undefined && german !== undefined) expectOwnTexts(english, german);
  });
});

function expectOwnTexts(english: string, german: string) {
  for (const text of inEnglish)
    expect([text, english.includes(text), german.includes(text)]).toEqual([text, true, false]);
  for (const text of inGerman)
    expect([text, english.includes(text), german.includes(text)]).toEqual([text, false, true]);
}

const inEnglish = [
  'Head of Quality Assurance',
  'Fatigue tests',
  'Technical University',
  'Certified Quality',
  'French',
];
const inGerman = [
  'Berufserfahrung',
  'Leiterin Qualit',
  'Ermüdungsversuche',
  'Technische Universit',
  'Zertifizierte',
  'Französisch',
];
