import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { useTestApp } from '../support/app';
import { makeDocx, makeZip } from '../support/documents';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();
const mebibyte = 1024 * 1024;
const types =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document with additional entries. */
function makePacked(entries: Record<string, Buffer>, contentTypes = types): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(contentTypes), '[Content_Types].xml');
  for (const [name, content] of Object.entries(entries)) {
    zip.addBuffer(content, name, { compress: content.length > 0 });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const text = { 'word/document.xml': Buffer.from('<w:document/>') };

/** Declares in the zip directory that the document is one byte long, whatever its real size. */
async function makeLiar(): Promise<Buffer> {
  const zip = await makePacked({ 'word/document.xml': Buffer.alloc(5 * mebibyte, ' ') });
  const entry = zip.lastIndexOf('word/document.xml') - 46;
  expect(zip.toString('latin1', entry, entry + 2)).toBe('PK');
  zip.writeUInt32LE(1, entry + 24);
  return zip;
}

const many = () =>
  Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x/${index}`, Buffer.alloc(0)]));

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a zip bomb', () => makePacked({ ...text, 'word/media/a.bmp': Buffer.alloc(30 * mebibyte) })],
  [
    'a bomb in many parts',
    () => makePacked({ ...text, a: Buffer.alloc(12 * mebibyte), b: Buffer.alloc(12 * mebibyte) }),
  ],
  ['a bomb that lies about its size', makeLiar],
  ['too many entries', () => makePacked({ ...text, ...many() })],
  [
    'a document with macros',
    () =>
      makePacked(
        text,
        types.replace(
          'openxmlformats-officedocument.wordprocessingml.document',
          'ms-word.document.macroEnabled',
        ),
      ),
  ],
  [
    'a spreadsheet',
    () => makePacked({ 'xl/workbook.xml': Buffer.from('<workbook/>') }, types.replace('word', 'sheet')),
  ],
  ['a list of parts without the document', () => makePacked({})],
  ['a document without its list of parts', () => makeZip({ 'word/document.xml': '<w:document/>' })],
  ['half a document', () => makeDocx(['Ada']).subarray(0, 500)],
  [
    'a directory that points nowhere',
    () => Buffer.concat([makeDocx(['Ada']).subarray(0, -6), Buffer.from('ffffff7f0000', 'hex')]),
  ],
])('refuses %s named .docx and keeps nothing of it', async (_name, make) => {
  const user = await app().newUser();
  const files = async () => (await readdir(app().dataDirectory, { recursive: true })).length;
  const before = await files();
  const cv = { by: user, field: 'cv', name: 'cv.docx', content: await make() };
  const { status, body } = await sendTo(app(), 'cv', cv);
  expect(status).toBe(415);
  expect(body.message).toBe('Please upload a PDF, DOC, or DOCX file.');
  expect(await files()).toBe(before);
});
