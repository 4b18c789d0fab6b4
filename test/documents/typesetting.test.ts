import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentForm } from '../../src/contracts/exports';
import type { Portfolio } from '../../src/documents/portfolio';
import type { Look } from '../../src/documents/typesetting/content';
import { typeset } from '../../src/documents/typesetting/typeset';
import { canonical, paperContent } from '../support/paper-content';
import { pdfContents, pdfPlaces } from '../support/pdf-contents';
import { pdfToText } from '../support/pdf-to-text';
import { latin, type Person, people, portfolioOf, wholePortfolioOf } from '../support/people';
import { hostilePortfolio } from '../support/portfolios';

const look: Look = { accent: '#4442b0', order: ['about', 'workExperience'], character: 'editorial' };

const contentOf = (portfolio: Portfolio, form: DocumentForm, isArchival = false) =>
  paperContent(portfolio, form, { look, isArchival });

async function printed(portfolio: Portfolio, form: DocumentForm = 'portfolio', source?: string) {
  const content = contentOf(portfolio, form, source !== undefined);
  const bytes = await typeset({
    form: 'pdf',
    template: 'document',
    ...(form === 'plain' && { mostPages: 2 }),
    content,
    pictures: {},
    typePairing: 'fraunces-inter',
    ...(source !== undefined && { source }),
  });
  return { content, bytes };
}

async function made(...portfolio: Parameters<typeof printed>) {
  const { content, bytes } = await printed(...portfolio);
  return { content, bytes, ...(await pdfContents(bytes)) };
}

test('a picture of the first page of several shows what is on it', async () => {
  const person = portfolioOf(latin);
  const workExperience = Array.from({ length: 25 }, () => person.workExperience).flat();
  const picture = await typeset({
    form: 'first page',
    template: 'document',
    mostPages: 1,
    content: contentOf({ ...person, workExperience }, 'plain'),
    pictures: {},
    typePairing: 'fraunces-inter',
  });
  const { width, height } = await sharp(picture).metadata();
  for (const top of [0, Math.floor(height / 2)]) {
    const half = await sharp(picture).extract({ left: 0, top, width, height: 300 }).toBuffer();
    const { channels } = await sharp(half).stats();
    expect(channels[0]?.min, `darkest point from ${top}`).toBeLessThan(100);
  }
});

/** Where the texts of a document are, and on how many pages. */
const laidOut = async (...portfolio: Parameters<typeof printed>) =>
  pdfPlaces((await printed(...portfolio)).bytes);

// Loads the fonts of most documents, and the reader.
beforeAll(() => made(portfolioOf(latin)));

/** Only letters and marks, because line breaks and spaces between words depend on the layout. */
const letters = (text: string) => text.replace(/\s|\p{Cf}|\ufe0f/gu, '');

/** The texts in a value, the deepest first. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const shownIn = (section: object): string[] =>
  textsIn({ ...section, kind: '' })
    .flatMap((text) => text.split('\n'))
    .filter((text) => letters(text) !== '' && !text.startsWith('http'));

/** The tests' reader returns the words of a right-to-left line in the order of their position on the page. */
const partsOf = (text: string): string[] =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
    ? (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    : [letters(text)];

/** Expects the person's name and role, and then each section's texts below its title. */
function expectSections(whole: string, { sections }: ReturnType<typeof contentOf>, { name, role }: Person) {
  for (const shown of [name, role].flatMap(partsOf)) expect(whole).toContain(shown);
  let from = 0;
  for (const [index, section] of sections.entries()) {
    const start = whole.indexOf(letters(section.title), from);
    expect(start, section.title).toBeGreaterThanOrEqual(from);
    const next = sections[index + 1];
    const part = whole.slice(start, next && whole.indexOf(letters(next.title), start));
    for (const shown of shownIn(section)) {
      // A column of dates beside short lines is copied after them.
      const copied = /\d{4} – /.test(shown) ? whole : part;
      for (const words of partsOf(shown)) expect(copied, section.title).toContain(words);
    }
    from = start;
  }
}

const scripts = Object.entries(people);

describe.each<DocumentForm>(['portfolio', 'plain'])('the form %s', (form) => {
  test.each(scripts)('%s can be read and copied, section by section', async (_script, person) => {
    const { content, text, bytes, claims, pageCount } = await made(portfolioOf(person), form);
    expect(claims('pdfuaid')).toBe(true);
    expect(pageCount).toBe(1);
    for (const copied of [text, pdfToText(bytes)])
      if (copied !== undefined) expectSections(letters(copied), content, person);
  });
});

test('the date of a certificate follows its issuer, before that of its expiry', async () => {
  const [certificate] = hostilePortfolio(1).certifications;
  const made2025 = { name: 'Life Support', issuer: 'Council', issueDate: '2025', expiryDate: '2031' };
  if (!certificate) throw new Error('There is no certificate.');
  const certifications = [
    {
      ...certificate,
      ...made2025,
      category: null,
      description: null,
      verificationUrl: null,
      credentialId: null,
    },
  ];
  const { text } = await made({ ...portfolioOf(latin), certifications }, 'plain');
  expect(text.replace(/\s+/g, ' ')).toContain('Life Support, Council · 2025 · valid until 2031');
});

test('no name is broken at a syllable', async () => {
  const displayName = 'Professor Hannelore Schwarzenberger-Unterberger';
  const { text } = await made({ ...portfolioOf(latin), language: 'de', displayName }, 'portfolio');
  expect(text).toContain('Schwarzenberger-');
});

test('certifications follow education, with which the page shows them', () => {
  const { sections } = paperContent(hostilePortfolio(1), 'portfolio', {
    look: { ...look, order: ['education', 'contact'] },
  });
  expect(sections.map(({ title }) => title).slice(0, 3)).toEqual([
    'Education',
    'Certifications',
    'Get in touch',
  ]);
});

test('without jobs, projects come first in a CV', () => {
  const person = wholePortfolioOf(latin);
  const titlesOf = (change: object) =>
    paperContent({ ...person, ...change }, 'plain').sections.map(({ title }) => title);
  expect(titlesOf({})[0]).toBe('Experience');
  expect(titlesOf({ workExperience: [] }).slice(0, 2)).toEqual(['Projects', 'Education']);
  expect(titlesOf({ workExperience: [], sectionOrder: ['skills'] })[0]).toBe('Skills');
});

test('the first twenty skills are the keywords of a document', () => {
  const [skill] = portfolioOf(latin).skills;
  const names = Array.from({ length: 21 }, (_, index) => `Skill ${index + 1}`);
  const skills = names.map((name) => ({ ...skill, name })) as Portfolio['skills'];
  expect(paperContent({ ...portfolioOf(latin), skills }, 'portfolio').keywords).toEqual(names.slice(0, 20));
});

test('a level that all skills of a group have is said once, and where there is no other group in place of its title', () => {
  const [skill] = portfolioOf(latin).skills;
  const groupsOf = (...skills: [name: string, change: object][]) => {
    const all = skills.map(([name, change]) => ({ ...skill, name, ...change })) as Portfolio['skills'];
    const { sections } = paperContent({ ...portfolioOf(latin), skills: all }, 'plain');
    return sections.flatMap((section) => (section.kind === 'groups' ? section.groups : []));
  };
  expect(groupsOf(['SQL', {}], ['Go', {}])).toEqual([
    { title: 'Technical Skills (Expert)', names: ['SQL', 'Go'] },
  ]);
  const other = { category: 'Other' };
  expect(groupsOf(['Driving', other], ['Packing', other])).toEqual([
    { title: 'Expert', names: ['Driving', 'Packing'] },
  ]);
  expect(groupsOf(['SQL', {}], ['Go', { proficiency: 'Beginner' }])).toEqual([
    { title: 'Technical Skills', names: ['SQL (Expert)', 'Go (Beginner)'] },
  ]);
});

test('an address stands with the place of an entry that says nothing else', async () => {
  const publication = {
    id: 'x',
    isPublic: true,
    title: 'On tides',
    publisher: 'Journal',
    date: '2020',
    url: 'https://journal.example/1',
    authors: ['Z. Nguyễn'],
    description: null,
  };
  // Too long for a list of single lines.
  const publications = [publication, { ...publication, title: 'On tides and what they carry '.repeat(3) }];
  const { text } = await made({ ...portfolioOf(latin), publications }, 'plain');
  expect(text).toContain('Z. Nguyễn, Journal · journal.example/1');
});

test('the structure for screen readers has the name, the sections and the entries as headings', async () => {
  const { content, elements, info, links, text } = await made(wholePortfolioOf(latin));
  const headings = (role: string) =>
    elements.filter((element) => element.role === role).map(({ text }) => text);
  expect(headings('H1')).toEqual([content.name]);
  expect(headings('H2')).toEqual(content.sections.map(({ title }) => title));
  const { skill, point, role } = latin;
  const further = [skill, point, skill, role, role];
  const titles = ['Développeuse', 'PhD in Développeuse', 'Développeuse', 'Technical Skills', ...further];
  expect(headings('H3')).toEqual(titles);
  expect(elements.map(({ role }) => role)).toEqual(expect.arrayContaining(['L', 'LI', 'P', 'Link']));
  expect(info).toMatchObject({ Title: content.title, Author: content.name, Language: 'en' });
  expect(links).toEqual(
    expect.arrayContaining([canonical, 'https://person.example/work', 'https://issuer.example/ab-12']),
  );
  expect(text).toContain('Can be verified');
});

test('it says who vouches for a testimonial', async () => {
  const person = portfolioOf(latin);
  const words = (text: string) => text.replace(/\s+/g, ' ');
  const typed = await made(person);
  expect(words(typed.text)).toContain('Added by the owner of this page');
  const testimonials = person.testimonials.map((each) => ({ ...each, checkUrl: '/testimonial-check/t' }));
  const { text, links } = await made({ ...person, testimonials });
  expect(words(text)).toContain('Confirmed by Zoë');
  expect(words(text)).not.toContain('Added by');
  expect(links).toContain('https://example.com/testimonial-check/t');
});

test('an archival document has its source attached', async () => {
  const source = JSON.stringify({ name: 'Zoë', text: '</x> ☕' });
  const { attachments, claims } = await made(portfolioOf(latin), 'plain', source);
  expect(attachments).toEqual({ 'profile.json': source });
  expect(claims('pdfaid')).toBe(true);
});

test('text that looks like markup is printed as it is written', async () => {
  const portfolio = hostilePortfolio(1);
  const { text, pageCount } = await made(portfolio);
  expect(pageCount).toBeGreaterThan(0);
  expect(letters(text)).toContain(letters('In their words'));
});

test('control characters and lone surrogates are left out, and overlong words are broken', async () => {
  const { text, pageCount } = await made(
    portfolioOf({ ...latin, bio: `a\u0000b\ud800c\u202ed ${'W'.repeat(900)}` }),
  );
  expect(text).toContain('abcd');
  expect(letters(text)).toContain('W'.repeat(900));
  expect(pageCount).toBeLessThan(3);
});

test('line separators and tabs are set like line breaks and blanks', async () => {
  const { workExperience, ...others } = portfolioOf(latin);
  const placedOf = async (description: string) =>
    (await made({ ...others, workExperience: workExperience.map((job) => ({ ...job, description })) }))
      .placed;
  const usual = await placedOf('Led a team\nof twelve people\nfor two years');
  expect(await placedOf('Led\ta team\u2028of twelve people\u2029for two\tyears')).toEqual(usual);
});

test('a long word that is broken is copied as it was written, and so are the spaces of its owner', async () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
  const copied = async (bio: string) => {
    const { bytes, text } = await made(portfolioOf({ ...latin, bio }));
    return (pdfToText(bytes) ?? text).replace(/\s/g, '');
  };
  expect(await copied(`Before ${word} after.`)).toContain(`Before${word}after.`);
  expect(await copied('Zero\u200bwidth spaces')).toContain('Zero\u200bwidth');
});

test('characters that no font has do not prevent the rest from being read', async () => {
  const { text, elements } = await made(portfolioOf({ ...latin, point: 'before \u{13000} after' }));
  expect(text).toContain('after');
  expect(elements.some(({ role }) => role === 'H1')).toBe(true);
});

// The first has a picture in the font.
test.each(['\ue000', '\uf0b7'])(
  'an icon of a private use area does not prevent an archival document',
  async (icon) => {
    const { text, elements, attachments } = await made(
      portfolioOf({ ...latin, point: `before ${icon} after` }),
      'portfolio',
      '{}',
    );
    expect(text).toContain('after');
    expect(elements.some(({ role }) => role === 'H1')).toBe(true);
    expect(attachments).toEqual({ 'profile.json': '{}' });
  },
);

test.each([
  ['pdfuaid', undefined],
  ['pdfaid', '{}'],
])('a byte order mark among right-to-left letters costs no standard: %s', async (claim, source) => {
  const point = 'مرحبا\ufeffשלום \ufeff';
  const { claims, text } = await made(portfolioOf({ ...latin, point }), 'portfolio', source);
  expect(claims(claim)).toBe(true);
  expect(text).not.toContain('\ufeff');
});

test.each<DocumentForm>(['portfolio', 'plain'])('a long address stays what it is: %s', async (form) => {
  const person = portfolioOf(latin);
  const addressOf = (times: number) => `https://person.example/${'very-long-'.repeat(times)}address`;
  const values = [addressOf(5), addressOf(12)];
  const contacts = values.flatMap((value) => person.contacts.map((contact) => ({ ...contact, value })));
  const { links, text, bytes } = await made({ ...person, contacts }, form);
  expect(links).toEqual(expect.arrayContaining(values));
  // One that fits on a line can be copied from it, too.
  for (const copied of [text, pdfToText(bytes) ?? text])
    expect(copied).toContain(addressOf(5).replace('https://', ''));
});

test('the longest name stays on the page', async () => {
  const { placed, text } = await made({ ...portfolioOf(latin), displayName: 'W'.repeat(60) });
  expect(letters(text)).toContain('W'.repeat(60));
  const paperWidth = 595;
  expect(Math.max(...placed.map(({ to }) => to))).toBeLessThan(paperWidth - 30);
});

test('a CV that barely needs a third page is set closer by as much as it takes, and one that needs it is not', async () => {
  const person = portfolioOf(latin);
  const [job] = person.workExperience;
  if (!job) throw new Error('There is no position.');
  const seen: { pageCount: number; size: number; top: number }[] = [];
  for (let count = 8; (seen.at(-1)?.pageCount ?? 0) < 3; count += 1) {
    const workExperience = Array.from({ length: count }, () => job);
    const { pageCount, placed } = await laidOut({ ...person, workExperience }, 'plain');
    // The foot of the page is smaller.
    const size = Math.min(...placed.map((item) => item.size).filter((one) => one > 9));
    seen.push({ pageCount, size, top: Math.max(...placed.map(({ bottom }) => bottom)) });
  }
  const onTwo = seen.filter(({ pageCount }) => pageCount === 2);
  expect(onTwo[0]?.size).toBe(10);
  expect(onTwo.at(-1)?.size).toBeLessThan(10);
  expect(Math.min(...onTwo.map(({ size }) => size))).toBeGreaterThanOrEqual(9.5);
  // With smaller margins above and below, too.
  expect((onTwo.at(-1)?.top ?? 0) - (onTwo[0]?.top ?? 0)).toBeGreaterThan(3);
  expect(seen.at(-1)).toMatchObject({ pageCount: 3, size: 10 });
});

test('a CV that needs a third page only for what its pages leave blank lets an entry go on on the next one', async () => {
  const person = portfolioOf(latin);
  const achievements = Array.from({ length: 8 }, () => 'Led a team through a year of change');
  const workExperience = Array.from({ length: 8 }, () => person.workExperience)
    .flat()
    .map((job) => ({ ...job, achievements }));
  const { pageCount } = await laidOut({ ...person, workExperience }, 'plain');
  expect(pageCount).toBe(2);
});

test('a long CV does not end with a line or two on a page of their own', async () => {
  const person = portfolioOf(latin);
  const [job] = person.workExperience;
  if (!job) throw new Error('There is no position.');
  for (let count = 34; count < 46; count += 1) {
    const workExperience = Array.from({ length: count }, () => job);
    const { pageCount, placed } = await laidOut({ ...person, workExperience }, 'plain');
    expect(pageCount).toBeGreaterThan(3);
    const last = placed.filter(({ page }) => page === pageCount);
    // The name and the number of the page stand at its foot.
    expect({ count, lines: new Set(last.map(({ bottom }) => bottom)).size > 8 }).toEqual({
      count,
      lines: true,
    });
  }
});

test('the lines of a short document, and of a long one, have at most ninety letters or so', async () => {
  const bio = 'I lead products where physics, people and paperwork meet, and write short documents. '.repeat(
    8,
  );
  const { bytes } = await made(portfolioOf({ ...latin, bio }), 'plain');
  const longest = Math.max(...(pdfToText(bytes) ?? '').split('\n').map((line) => line.length));
  expect(longest).toBeLessThan(96);
});

test.each<DocumentForm>(['portfolio', 'plain'])(
  'the form %s copies the title of an entry, then its date, then where it was',
  async (form) => {
    const bio =
      'I lead products where physics, people and paperwork meet, and write short documents. '.repeat(3);
    const copied = pdfToText((await made(portfolioOf({ ...latin, bio }), form)).bytes);
    if (copied === undefined) return;
    expect(copied).toMatch(/Experience\s+Développeuse\s+March 2021 – today\s+C\+\+, Łódź/);
  },
);
