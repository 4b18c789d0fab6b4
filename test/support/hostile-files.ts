import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { makeDoc, makeZip } from './documents';

const mebibyte = 1024 * 1024;
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const types =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A zip of these files, packed. */
function pack(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A Word document of this XML. */
const word = (xml: string, others: Record<string, string | Buffer> = {}) =>
  pack({ '[Content_Types].xml': types, 'word/document.xml': xml, ...others });

const wordOf = (body: string) =>
  word(`<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`);

const paragraph = '<w:p><w:r><w:t>Ada King</w:t></w:r></w:p>';

/** Ten entities, each of which is ten of the one before. */
const entities = Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
);

/** An OLE file whose table of sectors is a circle. */
function circularDoc(): Buffer {
  const file = makeDoc();
  file.fill(0, 512 + 128);
  return Buffer.concat([file, Buffer.alloc(100_000)]);
}

/** Word documents that are broken, or made to break their reader, by what is wrong with them. */
export const hostileWordFiles: Record<string, () => Buffer | Promise<Buffer>> = {
  'a Word document that unpacks to 30 MB': () => wordOf(' '.repeat(30 * mebibyte)),
  'a Word document of two million paragraphs': () => wordOf('<w:p/>'.repeat(2_000_000)),
  'a Word document of 100,000 nested tables': () =>
    wordOf(`${'<w:tbl><w:tr><w:tc>'.repeat(100_000)}${paragraph}`),
  'a Word document whose entities unfold a billion times': () =>
    word(`<!DOCTYPE w:document [<!ENTITY e0 "ha">${entities.join('')}]><w:document>&e10;</w:document>`),
  'a Word document that asks for a file of the server': () =>
    word('<!DOCTYPE w:document [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document>&e;</w:document>'),
  'a Word document that ends in the middle': () =>
    word(`<w:document xmlns:w="${wordNamespace}"><w:body>${paragraph}`),
  'a Word document of other XML': () => word('<html/>'),
  'an old Word document of its first sector': () => makeDoc(),
  'an old Word document whose sectors form a circle': circularDoc,
};

const profile = 'First Name,Last Name\nAda,King\n';

/** Exports of LinkedIn, and zips that claim to be some. */
const hostileZips: Record<string, () => Buffer | Promise<Buffer>> = {
  'a zip that would write outside of its folder': () =>
    makeZip({ '../../../../etc/Profile.csv': profile, '/etc/passwd': 'x', 'C:\\Positions.csv': 'x' }),
  'an export of a million rows': () =>
    pack({
      'Profile.csv': profile,
      'Skills.csv': `Name\n${'Go\n'.repeat(500_000)}`,
      'Positions.csv': 'a,b\n'.repeat(500_000),
    }),
  'an export whose table unpacks to 30 MB': () =>
    pack({ 'Profile.csv': profile, 'Positions.csv': 'x'.repeat(30 * mebibyte) }),
  'an export with a quote that never ends': () =>
    pack({ 'Profile.csv': `First Name,"${'x,'.repeat(500_000)}` }),
  'an export of 100,000 columns': () => pack({ 'Profile.csv': `${'a,'.repeat(100_000)}\n`.repeat(5) }),
  'half an export': async () => (await pack({ 'Profile.csv': profile })).subarray(0, 60),
  'a zip of nothing': () => makeZip({}),
};

const resume = (more: string) => Buffer.from(`{"basics":{"name":"Ada King"},${more}}`);

const hostileJson: Record<string, () => Buffer> = {
  'JSON that nests 100,000 lists': () => resume(`"work":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  'JSON that nests 100,000 objects': () => resume(`"x":${'{"x":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
  'JSON that never ends': () => resume('"work":['),
  'JSON of other types': () =>
    resume('"work":{"name":[1]},"education":"MIT","skills":[null,1,true,[[]],{"name":{}}],"languages":1e999'),
  'JSON with keys that are no data': () =>
    resume('"__proto__":{"work":[]},"constructor":{"prototype":{"x":1}},"toString":1,"hasOwnProperty":[]'),
  'JSON of 100,000 jobs': () => resume(`"work":[${'{"name":"Acme"},'.repeat(100_000)}{}]`),
  'JSON of one text of 1.9 MB': () => resume(`"work":[{"summary":"${'2019 - '.repeat(270_000)}"}]`),
  'JSON with broken characters': () => Buffer.concat([resume('"x":"'), Buffer.from('fffe00c328', 'hex')]),
  'JSON with lone surrogates': () => resume('"work":[{"name":"\\ud800\\u0000\\u202e","position":"\\udfff"}]'),
  'a list': () => Buffer.from('[]'),
  null: () => Buffer.from('null'),
  'no bytes at all': () => Buffer.alloc(0),
};

/** Files that are read without being kept, by what is wrong with them. */
export const hostileImportFiles = { ...hostileZips, ...hostileJson };
