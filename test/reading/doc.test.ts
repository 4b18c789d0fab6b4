import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocument } from '../../src/reading/read-document';
import { readDoc } from '../../src/reading/sources/doc';
import { documentLines } from '../support/document-lines';

// Written by LibreOffice, because nothing else here can write the format.
const word97 = () => readFile(path.join(import.meta.dirname, '../support/word-97.doc'));

test('lines, cells and headings are read as far as possible', async () => {
  const { sections } = await readDoc(await word97());
  expect(
    sections.map(({ kind, rows }) => [
      kind,
      ...rows.map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
    ]),
  ).toEqual([
    ['header', 'Zoë Ångström', 'zoe@example.com'],
    ['work', '2018 - 2020 | Baker', 'Crust & Crumb', 'Halved the waste'],
    ['education', 'Baking School'],
  ]);
});

test('nothing has a page, because the format has none', async () => {
  const { sections, unplaced } = await readDocument(await word97(), 'doc');
  const lines = Object.values(sections).flatMap((entries) => entries.flatMap((entry) => entry.lines));
  expect([...lines, ...unplaced].map(({ page }) => page ?? null).filter((page) => page !== null)).toEqual([]);
});

test('lines and headings are in the order of the document', async () => {
  expect(documentLines(await readDocument(await word97(), 'doc'))).toEqual([
    'Zoë Ångström',
    'zoe@example.com',
    'Experience',
    '2018 - 2020',
    'Baker',
    'Crust & Crumb',
    'Halved the waste',
    'Education',
    'Baking School',
  ]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['something else', Buffer.from('Baker')],
  ['a header without content', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['zeros after the header', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])],
])('%s is refused with a reason', async (_, bytes) => {
  await expect(readDoc(bytes)).rejects.toThrow(/damaged/);
});

test('a document that is truncated anywhere is read or refused in finite time', async () => {
  const bytes = await word97();
  for (let length = 512; length < bytes.length; length += 512) {
    await readDoc(bytes.subarray(0, length)).catch((error: Error) => {
      expect(error.message).toMatch(/damaged|no text/);
    });
  }
});
