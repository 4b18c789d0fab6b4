import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { readDesign } from '../../src/contracts/design';
import { comparableJson } from '../../src/contracts/portable-profile';
import { furtherParts } from '../../src/contracts/portfolio-parts';
import { sectionContracts } from '../../src/contracts/sections';
import { webAddress } from '../../src/contracts/web-address';
import { jsonResume } from '../../src/documents/json-resume';
import { shownTo } from '../../src/documents/portfolio';
import { readDocument } from '../../src/reading/read-document';
import { hostilePortfolio } from '../support/portfolios';
import { sectionSamples } from '../support/section-samples';

// The published schema of version 1.0.0, which allows no other keys at the top level. MIT licence, © 2014 JSON Resume.
const { $schema: _draft4, ...schema } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../support/json-resume-1.0.0.json'), 'utf8'),
);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

const canonical = 'https://example.com/profile/ada-king';
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const bytesOf = (text: string) => Buffer.from(text);

test('is valid by the schema of version 1.0.0, whatever the texts', () => {
  for (const seed of seeds) {
    const resume = JSON.parse(jsonResume(hostilePortfolio(seed), canonical));
    expect(validate(resume), JSON.stringify(validate.errors)).toBe(true);
  }
});

test('puts each field where the format expects it', () => {
  const portfolio = hostilePortfolio(1);
  const [work, school, skill] = [portfolio.workExperience[0], portfolio.education[0], portfolio.skills[0]];
  expect(JSON.parse(jsonResume(portfolio, canonical))).toMatchObject({
    basics: {
      name: portfolio.displayName,
      label: portfolio.jobTitle,
      summary: portfolio.bio,
      email: 'ada@example.com',
      phone: '+44 20 7946 0000 ext. 5',
      url: 'https://ada.example/%C3%A4%20b',
      location: {
        address: portfolio.addresses[0]?.street,
        postalCode: portfolio.addresses[0]?.postalCode,
        city: portfolio.addresses[0]?.city,
        region: portfolio.addresses[0]?.state,
        countryCode: 'GB',
      },
      profiles: [
        { network: portfolio.contacts[3]?.label, username: portfolio.contacts[3]?.value },
        { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
      ],
    },
    work: [
      {
        name: work?.company,
        position: work?.position,
        location: work?.location,
        startDate: '2019-03',
        endDate: '2022-11-30',
        summary: work?.description,
        highlights: work?.achievements,
      },
    ],
    education: [
      {
        institution: school?.institution,
        area: school?.fieldOfStudy,
        studyType: 'PhD',
        startDate: '2014-09',
        score: school?.gpa,
        courses: school?.relevantCoursework,
      },
    ],
    awards: [
      { title: school?.honors, awarder: school?.institution },
      { title: portfolio.awards[0]?.title, awarder: portfolio.awards[0]?.awarder, date: '2018-11-02' },
    ],
    volunteer: [{ organization: portfolio.volunteering[0]?.organization, endDate: '2019-09' }],
    publications: [{ name: portfolio.publications[0]?.title, releaseDate: '2020-05' }],
    languages: [{ language: portfolio.languages[0]?.name, fluency: 'C1' }],
    certificates: [
      {
        name: portfolio.certifications[0]?.name,
        issuer: portfolio.certifications[0]?.issuer,
        date: '2023-01-01',
      },
      { name: skill?.certifications[0]?.name, issuer: skill?.certifications[0]?.issuer, date: '2024-05-01' },
    ],
    skills: [{ name: skill?.name, level: 'Expert' }],
    interests: [{ name: portfolio.facts[0]?.fact }],
    references: [{ name: portfolio.testimonials[0]?.name, reference: portfolio.testimonials[0]?.content }],
    projects: [
      ...(skill?.projects ?? []).map((name) => ({ name, keywords: [skill?.name] })),
      { name: portfolio.projects[0]?.name, roles: [portfolio.projects[0]?.role], startDate: '2019-03' },
    ],
    meta: { canonical, version: 'v1.0.0' },
  });
});

test('a language is listed among the languages, with its description', () => {
  const portfolio = hostilePortfolio(1);
  const swedish = { ...portfolio.skills[0], name: 'Swedish', description: 'Native speaker', projects: [] };
  const resume = JSON.parse(
    jsonResume({ ...portfolio, skills: [swedish as never], languages: [] }, canonical),
  );
  expect(resume.languages).toEqual([{ language: 'Swedish', fluency: 'Native speaker' }]);
  expect(resume.skills).toEqual([]);
});

test('a skill that is called like a language is one only among the others', () => {
  const [skill] = hostilePortfolio(1).skills;
  const polish = {
    ...skill,
    name: 'Polish',
    category: 'Technical Skills',
    proficiency: 'Expert',
    projects: [],
  } as never;
  const resume = resumeOf({ skills: [polish], languages: [] });
  expect(resume.languages).toEqual([]);
  expect(resume.skills).toEqual([{ name: 'Polish', level: 'Expert' }]);
});

const confirmation = ['isConfirmed', 'checkUrl', 'photoUrl'];

/** A confirmation by somebody else cannot be imported. */
const withoutConfirmation = (entry: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry ?? {}).filter(([field]) => !confirmation.includes(field)));

test('is read back field by field', async () => {
  for (const seed of seeds.slice(0, 30)) {
    const portfolio = hostilePortfolio(seed);
    const { profile, sections, unplaced, warnings } = await readDocument(
      bytesOf(jsonResume(portfolio, canonical)),
      'file',
    );
    expect([unplaced, warnings]).toEqual([[], []]);
    expect(Object.values(profile).map((text) => text?.value)).toEqual([
      portfolio.displayName,
      portfolio.jobTitle,
      portfolio.location,
      portfolio.availability,
      portfolio.bio,
    ]);
    for (const [key, entries] of Object.entries(sections)) {
      const expected = portfolio[key as keyof typeof sections].map(({ id: _id, ...entry }) => entry);
      expect(entries[0]?.values, key).toEqual(withoutConfirmation(expected[0]));
    }
  }
});

test.each(furtherParts.map(({ key }) => key))(
  '%s come back from the lists of the format alone, whichever fields are left out',
  async (key) => {
    // Other languages are in `meta.storyfolio` alone.
    const { translations: _others, ...draft } = sectionSamples[key].draft;
    const fewest = Object.fromEntries(
      Object.entries(draft).filter(([field]) => field in sectionContracts[key].required),
    );
    const blank = Object.fromEntries(
      Object.entries(draft).map(([field, value]) => [field, Array.isArray(value) ? [] : null]),
    );
    const entries = [draft, { ...blank, ...fewest }].map((entry, at) => ({
      id: `${at}`,
      isPublic: true,
      ...entry,
    }));
    const json = jsonResume({ ...hostilePortfolio(1), skills: [], education: [], [key]: entries }, canonical);
    const { meta: _meta, ...resume } = JSON.parse(json);
    const { sections } = await readDocument(bytesOf(JSON.stringify(resume)), 'file');
    const filled = Object.entries(draft).filter(([, value]) => value !== false);
    expect(sections[key].map(({ values }) => values)).toEqual([Object.fromEntries(filled), fewest]);
  },
);

test('is recognised in any order of keys, because other programs may change it', async () => {
  const resume = JSON.parse(jsonResume(hostilePortfolio(3), canonical));
  const turned = Object.fromEntries(Object.entries(resume).toReversed());
  const { warnings, sections } = await readDocument(bytesOf(JSON.stringify(turned)), 'file');
  expect(warnings).toEqual([]);
  expect(sections.workExperience[0]?.values.technologies).toHaveLength(2);
});

test('changes by another program count', async () => {
  const resume = JSON.parse(jsonResume(hostilePortfolio(3), canonical));
  resume.work[0].position = 'Captain';
  const { warnings, sections } = await readDocument(bytesOf(JSON.stringify(resume)), 'file');
  expect(sections.workExperience[0]?.values.position).toBe('Captain');
  expect(warnings[0]).toContain('edited');
});

test('who can find the page, how it looks and which language it speaks is read from a file that was edited, too', async () => {
  const translations = { fr: { jobTitle: 'Capitaine' } };
  const resume = resumeOf({
    chosenVisibility: 'unlisted',
    language: 'de',
    cvLook: 'swiss',
    paper: 'letter',
    translations,
  });
  resume.work[0].position = 'Captain';
  const { page, warnings } = await readDocument(bytesOf(JSON.stringify(resume)), 'file');
  expect(warnings).toHaveLength(1);
  expect(page).toEqual({
    visibility: 'unlisted',
    design: readDesign(hostilePortfolio(1).design),
    language: 'de',
    cvLook: 'swiss',
    paper: 'letter',
    translations,
  });
});

test('entries beyond what a section holds are read as texts without a place', async () => {
  const resume = resumeOf({});
  const { maxItems } = sectionContracts.facts;
  resume.meta.storyfolio.sections.facts = Array.from({ length: maxItems + 2 }, (_, index) => ({
    fact: `Fact ${index + 1}`,
  }));
  const { sections, unplaced } = await readDocument(bytesOf(JSON.stringify(resume)), 'file');
  expect(sections.facts).toHaveLength(maxItems);
  expect(sections.facts.at(-1)?.values.fact).toBe(`Fact ${maxItems}`);
  expect(unplaced.map(({ text }) => text)).toEqual([`Fact ${maxItems + 1}`, `Fact ${maxItems + 2}`]);
});

test('what a file is recognised by stays as it is, for files that were saved long ago', () => {
  const value = { b: [1, 'x', { d: null, c: undefined }], a: { ä: true, Z: '"' } };
  expect(comparableJson(value)).toBe('{"a":{"Z":"\\"","ä":true},"b":[1,"x",{"d":null}]}');
});

test('a concealed portfolio contains no e-mail address, telephone number or street', () => {
  const portfolio = hostilePortfolio(4);
  const [place] = portfolio.addresses;
  const address = { ...place, street: '12 Canary Street', postalCode: 'CAN 4RY', description: 'Canary bell' };
  const text = jsonResume(shownTo('stranger', { ...portfolio, addresses: [address as never] }), canonical);
  for (const secret of ['ada@example.com', '7946', 'Canary', 'CAN 4RY']) expect(text).not.toContain(secret);
});

test.each([
  ['Code', 'https://github.com/ada/engine', { network: 'GitHub', username: 'ada' }],
  ['LinkedIn', 'https://www.linkedin.com/in/j%C3%BCrgen-m/', { network: 'LinkedIn', username: 'jürgen-m' }],
  ['Company', 'https://www.linkedin.com/company/engines', { network: 'LinkedIn' }],
  ['Mastodon', 'https://hachyderm.example/@ada', { network: 'Mastodon', username: 'ada' }],
  ['Scholar', 'https://scholar.google.de/citations?user=1', { network: 'Google Scholar' }],
  ['Broken', 'https://github.com/%E0', { network: 'GitHub', username: '%E0' }],
])('a profile labelled %s at %s has a network and the name of its user', (label, value, profile) => {
  const contacts = [{ id: '1', type: 'social', label, value, isPrimary: false, isPublic: true }];
  const url = new URL(value).href;
  expect(resumeOf({ contacts }).basics.profiles).toEqual([{ ...profile, url }]);
});

const resumeOf = (change: object) => JSON.parse(jsonResume({ ...hostilePortfolio(1), ...change }, canonical));

test('names the primary address of each kind, and one that validators refuse is left out', () => {
  const [mail] = hostilePortfolio(1).contacts;
  const contacts = [
    { ...mail, value: 'second@example.com', isPrimary: false },
    { ...mail, value: 'first@example.com', isPrimary: true },
  ];
  expect(resumeOf({ contacts }).basics.email).toBe('first@example.com');
  const resume = resumeOf({ contacts: [{ ...mail, value: 'ädä@bücher.example' }] });
  expect(resume.basics.email).toBeUndefined();
  expect(validate(resume), JSON.stringify(validate.errors)).toBe(true);
});

test('names no website that is not a URI, and gives the text of its owner back', async () => {
  const [site] = hostilePortfolio(1).contacts.filter(({ type }) => type === 'website');
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const hosts = [...ascii.map((sign) => `ex${sign}ample.com`), '[2001:db8::1]:8080', 'bücher.example'];
  const addresses = hosts.map((host) => `https://${host}/a"b?c=\`{}#d`);
  for (const value of addresses.filter((address) => webAddress.safeParse(address).data === address)) {
    const text = jsonResume({ ...hostilePortfolio(1), contacts: [{ ...site, value } as never] }, canonical);
    const resume = JSON.parse(text);
    expect(validate(resume), `${value} ${resume.basics.url}`).toBe(true);
    const { sections } = await readDocument(bytesOf(text), 'file');
    expect(sections.contacts[0]?.values.value).toBe(value);
  }
});

test('names the portrait unless strangers cannot see it', () => {
  const portrait = { id: 'p', alt: '', url: '/api/files/p', sizes: [480], placeholder: 'data:,' };
  expect(resumeOf({ portrait }).basics.image).toBe('https://example.com/api/files/p');
  expect(resumeOf({ portrait, visibility: 'private' }).basics.image).toBeUndefined();
});
