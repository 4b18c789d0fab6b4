import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { assemblePdf, makePdf, makeStream } from './documents';
import { makeImage } from './images';

const mebibyte = 1024 * 1024;
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const resources = '/Resources << /Font << /F1 5 0 R >> /XObject << /X1 6 0 R >> >>';
const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${resources} >>`;

/** A PDF of one page that draws what the content says. @param others objects from number 6 on */
const drawing = (content: Buffer | string, others: (Buffer | string)[] = [], entries = '') =>
  assemblePdf([catalogue, pages, page, makeStream(entries, content), font, ...others]);

const line = 'BT /F1 12 Tf 72 700 Td (Ada King) Tj ET\n';

/** Data that unpacks to so many megabytes of spaces, in two layers. */
const bomb = (megabytes: number) => deflateSync(deflateSync(Buffer.alloc(megabytes * mebibyte, ' ')));
const twice = '/Filter [/FlateDecode /FlateDecode]';

/** Each form draws the next one ten times. */
function manyForms(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, index) => {
    const isLast = index === depth - 1;
    const form = `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /X1 ${index + 7} 0 R >> >>`;
    return makeStream(form, isLast ? line : '/X1 Do\n'.repeat(10));
  });
  return drawing('/X1 Do', forms);
}

/** A page tree whose only page lies so deep. */
function deepTree(depth: number): Buffer {
  const nodes = Array.from({ length: depth }, (_, index) => {
    const kid = index === depth - 1 ? 3 : index + 7;
    return `<< /Type /Pages /Kids [${kid} 0 R] /Count 1 >>`;
  });
  const root = '<< /Type /Pages /Kids [6 0 R] /Count 1 >>';
  return assemblePdf([catalogue, root, page, makeStream('', line), font, ...nodes]);
}

const treeOf = (kids: string, count: number) => {
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;
  return assemblePdf([catalogue, tree, page, makeStream('', line), font]);
};

/** A font whose glyphs are numbers without a meaning. */
function withoutMap(): Buffer {
  const own =
    '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+X /Encoding /Identity-H /DescendantFonts [6 0 R] >>';
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>';
  const content = makeStream('', 'BT /F1 12 Tf 72 700 Td <00010002000300040005> Tj ET');
  return assemblePdf([catalogue, pages, page, content, own, descendant]);
}

async function finish(document: PDFKit.PDFDocument): Promise<Buffer> {
  document.end();
  return buffer(document);
}

function encrypted(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'secret', ownerPassword: 'other', pdfVersion: '1.7' });
  return finish(document.text('Ada King'));
}

async function scanned(): Promise<Buffer> {
  const document = new PDFDocument();
  return finish(document.image(await makeImage('png', 600, 800), 0, 0, { width: 600 }));
}

function unmapped(): Buffer {
  const range = '1 beginbfrange <0000> <FFFF> <0041> endbfrange\n';
  const map = makeStream(
    '',
    `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${range.repeat(20_000)} endcmap`,
  );
  const own =
    '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [] >>';
  return assemblePdf([catalogue, pages, page, makeStream('', line), own, map]);
}

const sample = makePdf(['Ada King', 'ada@example.com']);
const replaced = (from: string, to: string) =>
  Buffer.from(sample.toString('latin1').replace(from, to), 'latin1');

/** PDFs that are broken, or made to break their reader, by what is wrong with them. */
export const hostilePdfs: Record<string, () => Buffer | Promise<Buffer>> = {
  'a PDF that ends in the middle': () => sample.subarray(0, 250),
  'a PDF of its first line': () => Buffer.from('%PDF-1.7\n'),
  'a PDF of noise': () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(mebibyte, '<< [ ( 1 0 R obj stream ')]),
  'a PDF whose tables of objects form a circle': () => {
    const start = sample.lastIndexOf('xref\n0');
    return replaced('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`);
  },
  'a PDF whose pages contain themselves': () => treeOf('2 0 R', 1),
  'a PDF of 100,000 pages': () => treeOf('3 0 R '.repeat(100_000), 100_000),
  'a PDF that claims a billion pages': () => treeOf('3 0 R', 1_000_000_000),
  'a PDF whose only page lies 50,000 levels deep': () => deepTree(50_000),
  'a PDF with a million nested lists': () => assemblePdf([catalogue, `${'['.repeat(1_000_000)}`, page]),
  'a PDF whose content nests a million lists': () => drawing(`${'['.repeat(1_000_000)} ${line}`),
  'a PDF whose page unpacks to 300 MB': () => drawing(bomb(300), [], twice),
  'a PDF whose objects unpack to 100 MB': () =>
    assemblePdf([catalogue, makeStream(`/Type /ObjStm /N 1000000 /First 10 ${twice}`, bomb(100)), page]),
  'a PDF with a password': encrypted,
  'a PDF of pictures': scanned,
  'a PDF whose letters have no meaning': withoutMap,
  'a PDF with a million entries in its font': unmapped,
  'a PDF whose form draws itself': () =>
    drawing('/X1 Do', [
      makeStream(
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X1 6 0 R >> >>',
        '/X1 Do',
      ),
    ]),
  'a PDF whose forms draw each other a billion times': () => manyForms(9),
  'a PDF of 20,000 words': () => drawing(`BT /F1 1 Tf ${'1 1 Td (a b) Tj\n'.repeat(10_000)} ET`),
  'a PDF of one line of 200 kB': () => drawing(`BT /F1 12 Tf 72 700 Td (${'a@b '.repeat(50_000)}) Tj ET`),
  'a PDF of 2,000 lines of dates': () =>
    drawing(`BT /F1 6 Tf 1 TL 9 800 Td ${"(2019 - 2019 - 2019 - 2019) '\n".repeat(2_000)} ET`),
  'a PDF of 2,000 links': () => {
    const link =
      '<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /URI /URI (https://a.example/) >> >> ';
    const own = page.replace('/Contents', `/Annots [${link.repeat(2_000)}] /Contents`);
    return assemblePdf([catalogue, pages, own, makeStream('', line), font]);
  },
  'a PDF of endless numbers': () => drawing(`${'9'.repeat(400)} 0 0 -1e999 1e999 NaN cm ${line}`),
  'a PDF with sizes that are none': () => replaced('[0 0 595 842]', '[(a) null -1e99 1e99]'),
};
