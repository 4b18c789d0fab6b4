import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentForm } from '../../src/contracts/exports';
import type { Portfolio } from '../../src/documents/portfolio';
import { typeset } from '../../src/documents/typesetting/typeset';
import { paperContent } from '../support/paper-content';
import { pdfContents } from '../support/pdf-contents';
import { latin, people, portfolioOf } from '../support/people';

function pdfOf(portfolio: Portfolio, form: DocumentForm): Promise<Uint8Array> {
  const content = paperContent(portfolio, form);
  return typeset({
    form: 'pdf',
    template: 'document',
    content,
    pictures: {},
    typePairing: 'archivo',
  });
}

async function placesIn(portfolio: Portfolio, form: DocumentForm) {
  const { placed } = await pdfContents(await pdfOf(portfolio, form));
  const left = Math.min(...placed.map(({ from }) => from));
  const right = Math.max(...placed.map(({ to }) => to));
  /** The distance of the first text with these words from both sides of the printed area, as shares of its width. */
  return (words: string) => {
    const found = placed.find(({ text }) => text.includes(words));
    if (!found) throw new Error(`There is no ${words} in ${placed.map(({ text }) => text).join('|')}.`);
    return { fromLeft: (found.from - left) / (right - left), fromRight: (right - found.to) / (right - left) };
  };
}

const arabic = portfolioOf(people.Arabic ?? latin);
const english = { position: 'Interpreter', company: 'Nile Courts', description: 'I interpret for courts.' };
const school = {
  id: 's',
  isPublic: true,
  institution: 'Cairo',
  degree: 'PhD' as const,
  fieldOfStudy: 'هندسة الحاسبات',
  location: null,
  startDate: '2010-09',
  endDate: '2014-06',
  isCurrent: false,
  gpa: null,
  honors: null,
  description: null,
  activities: [],
  relevantCoursework: [],
  achievements: [],
};

const mixed: Portfolio = {
  ...arabic,
  workExperience: arabic.workExperience.flatMap((job) => [
    job,
    { ...job, ...english, achievements: ['Spoke'] },
  ]),
  education: [school],
};

/** The codes of characters in a PDF, as `<FEFF0041>`: those of its fonts, and of text that stands for glyphs. */
function codesIn(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = file.matchAll(/\bstream\r?\n(.*?)\r?\nendstream/gs);
  const packed = [...streams].map(([, stream = '']) => Buffer.from(stream, 'latin1'));
  const unpacked = packed
    .filter((stream) => stream[0] === 0x78)
    .map((stream) => inflateSync(stream).toString('latin1'));
  return [file, ...unpacked].flatMap((text) => text.match(/<[0-9A-F]+>/g) ?? []);
}

// Loads the fonts and the reader.
beforeAll(async () => void (await placesIn(mixed, 'plain')));

const near = 0.01;

describe.each<DocumentForm>(['portfolio', 'plain'])('the form %s', (form) => {
  test('begins each entry on the side where its language does', async () => {
    const of = await placesIn(mixed, form);
    expect(of('Experience').fromRight).toBeLessThan(near);
    for (const words of ['Interpreter', 'I interpret']) expect(of(words).fromLeft).toBeLessThan(near);
    // What is ours is aligned with the entry, whatever its language.
    const job = await placesIn({ ...mixed, workExperience: arabic.workExperience }, form);
    expect(job('Technologies').fromRight).toBeLessThan(near);
    expect(of('PhD').fromRight).toBeLessThan(0.45);
  });

  test('leaves left-to-right text as it is', async () => {
    const of = await placesIn({ ...portfolioOf(latin), education: [school] }, form);
    expect(of('Experience').fromLeft).toBeLessThan(near);
    // At the other side, or after the title where the document is short.
    expect(of('PhD').fromLeft).toBeGreaterThan(0.3);
  });

  test('shows a telephone number from left to right', async () => {
    const phone = { id: 'p', isPublic: true, type: 'phone' as const, label: 'هاتف', isPrimary: false };
    const contacts = [{ ...phone, value: '+971 50-123 4567', description: null }];
    const { placed } = await pdfContents(await pdfOf({ ...mixed, contacts }, form));
    // At the top, and in the section, which a CV does not have.
    expect(placed.filter(({ text }) => text.includes('+971 50-123 4567'))).toHaveLength(
      form === 'plain' ? 1 : 2,
    );
  });

  test('contains no invisible marks of direction, which would be copied with the text', async () => {
    const facts = { location: 'Alexandria 2', honors: 'Cum laude', gpa: '3.9' };
    const pdf = await pdfOf({ ...mixed, education: [{ ...school, ...facts }] }, form);
    const codes = codesIn(pdf);
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => /^<(....)*202[A-E](....)*>$/.test(code))).toEqual([]);
  });
});

test('dates stand across from the start of their entry, and page numbers run from left to right', async () => {
  const long = { ...mixed, workExperience: Array.from({ length: 12 }, () => mixed.workExperience).flat() };
  const of = await placesIn(long, 'portfolio');
  expect(of('1 / ').fromLeft).toBeLessThan(near);
  expect(of('عبد').fromRight).toBeLessThan(0.5);
  const [inArabic, inEnglish] = mixed.workExperience.map((job) => [
    { ...job, description: `${job.description} `.repeat(9) },
  ]);
  const start = await placesIn({ ...mixed, workExperience: inEnglish ?? [] }, 'portfolio');
  expect(start('March').fromRight).toBeLessThan(near);
  const end = await placesIn({ ...mixed, workExperience: inArabic ?? [] }, 'portfolio');
  expect(end('March').fromLeft).toBeLessThan(near);
});

test.each<DocumentForm>(['portfolio', 'plain'])(
  'an entry runs as its owner writes, where its name is in English as well: %s',
  async (form) => {
    const education = [{ ...school, institution: 'جامعة القاهرة للعلوم', fieldOfStudy: 'Physics' }];
    const { placed } = await pdfContents(await pdfOf({ ...mixed, education }, form));
    const right = Math.max(...placed.map(({ to }) => to));
    const title = placed.filter(({ text }) => /PhD|Physics/.test(text)).map(({ to }) => to);
    expect(right - Math.max(...title)).toBeLessThan(near);
  },
);

test('texts after an English label run in their own direction', async () => {
  const projects = [people.Arabic?.point ?? ''];
  const skills = arabic.skills.map((skill) => ({ ...skill, description: null, projects }));
  const { placed } = await pdfContents(await pdfOf({ ...mixed, skills }, 'portfolio'));
  const line = placed.find(({ text }) => text.includes('Used in'))?.bottom;
  const of = (words: string) => placed.find(({ text, bottom }) => text === words && bottom === line);
  expect(of('%')?.to).toBeLessThan((of('40')?.from ?? 0) + near);
});
