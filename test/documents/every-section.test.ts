import { convertToHtml } from 'mammoth';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { importableSections } from '../../src/contracts/cv-import';
import { keysOf } from '../../src/contracts/keys-of';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { docx } from '../../src/documents/docx';
import { jsonResume } from '../../src/documents/json-resume';
import { markdown } from '../../src/documents/markdown';
import { plainText } from '../../src/documents/plain-text';
import type { Portfolio } from '../../src/documents/portfolio';
import { documentSections } from '../../src/documents/sections';
import { titleOf } from '../../src/documents/sections/section-documents';
import { typeset } from '../../src/documents/typesetting/typeset';
import { readDocument } from '../../src/reading/read-document';
import { wordsOf as said } from '../../src/words/words';
import { canonical, paperContent } from '../support/paper-content';
import { pdfContents } from '../support/pdf-contents';
import { latin, portfolioOf } from '../support/people';
import { sectionSamples } from '../support/section-samples';

const today = '2026-11-24';

/** The fields of a section that hold any words, each with words that are found nowhere else. */
function wordsOf(key: SectionKey): Record<string, string> {
  const { required, optional }: { required: z.ZodRawShape; optional: z.ZodRawShape } = sectionContracts[key];
  const fields = Object.entries({
    ...required,
    ...('description' in optional && { description: optional.description }),
  });
  const worded = fields.filter(([, field]) => field && z.safeParse(field, 'Any words').success);
  return Object.fromEntries(worded.map(([field]) => [field, `${field} in ${key}`]));
}

const draftOf = (key: SectionKey) => ({ ...sectionSamples[key].draft, ...wordsOf(key), isPublic: true });

/** An entry as it is stored; the product has filled in nothing. */
function entryOf(key: SectionKey) {
  const { derived = {} }: { derived?: z.ZodRawShape } = sectionContracts[key];
  return {
    id: key,
    ...Object.fromEntries(Object.keys(derived).map((field) => [field, null])),
    ...draftOf(key),
  };
}

const portfolio = {
  ...portfolioOf(latin),
  ...Object.fromEntries(importableSections.map((key) => [key, [entryOf(key)]])),
} as Portfolio;

/** Without spaces and capitals, which depend on the form. */
const letters = (text: string) => text.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

async function pdf(form: 'plain' | 'portfolio', isArchival: boolean): Promise<string> {
  const bytes = await typeset({
    form: 'pdf',
    template: 'document',
    content: paperContent(portfolio, form, { isArchival }),
    pictures: {},
    typePairing: 'fraunces-inter',
    ...(isArchival && { source: jsonResume(portfolio, canonical) }),
  });
  return (await pdfContents(bytes)).text;
}

const forms: Record<string, () => string | Promise<string>> = {
  Markdown: () => markdown(portfolio, canonical, today),
  text: () => plainText(portfolio, canonical, today),
  DOCX: async () =>
    (await convertToHtml({ buffer: Buffer.from(await docx(portfolio, canonical, today)) })).value,
  'plain PDF': () => pdf('plain', false),
  'portfolio PDF': () => pdf('portfolio', false),
  'archival PDF': () => pdf('portfolio', true),
};

const cvs = ['plain PDF', 'DOCX'];

/** What a CV leaves to the page: sections, and fields of others. */
const notInCv: { [K in SectionKey]?: string[] | 'all' } = {
  testimonials: 'all',
  facts: 'all',
  skills: ['description'],
  certifications: ['description'],
  contacts: ['label', 'description'],
  addresses: ['label', 'description'],
};

/** The words of a section that a form has. */
function shownBy(form: string, key: SectionKey): string[] {
  const left = cvs.includes(form) ? (notInCv[key] ?? []) : [];
  return left === 'all'
    ? []
    : Object.entries(wordsOf(key)).flatMap(([field, text]) => (left.includes(field) ? [] : [text]));
}

const made = new Map<string, string>();

beforeAll(async () => {
  for (const [form, make] of Object.entries(forms)) made.set(form, letters(await make()));
});

test.each(Object.keys(forms).flatMap((form) => importableSections.map((key) => [form, key] as const)))(
  '%s has the words of %s',
  (form, key) => {
    const words = shownBy(form, key);
    for (const text of words) expect(made.get(form)).toContain(letters(text));
  },
);

test.each(keysOf(documentSections).filter((key) => key !== 'gallery'))(
  '%s has its heading in every form',
  (key) => {
    for (const [form, text] of made)
      if (!cvs.includes(form) || notInCv[key] !== 'all')
        expect(text, form).toContain(letters(titleOf(key, said('en'))));
  },
);

test.each(importableSections)('a JSON Resume carries %s, and gives it back field by field', async (key) => {
  const json = jsonResume(portfolio, canonical);
  expect(JSON.parse(json).meta.storyfolio.sections[key]).toEqual([draftOf(key)]);
  const { sections } = await readDocument(Buffer.from(json), 'file');
  expect(sections[key].map(({ values }) => values)).toEqual([draftOf(key)]);
});
