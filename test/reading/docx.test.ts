import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Header,
  type IParagraphOptions,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { expect, test } from 'vitest';
import type { LaidOutDocument, Row } from '../../src/reading/layout-types';
import { readDocx } from '../../src/reading/sources/docx/docx';
import { zipOf } from '../support/zips';

const read = async (children: (Paragraph | Table)[], options: object = {}) =>
  readDocx(await Packer.toBuffer(new Document({ sections: [{ children, ...options }] })));

const p = (text: string | IParagraphOptions) => new Paragraph(text);
const heading = (text: string) => p({ children: [new TextRun({ text, bold: true, size: 28 })] });
const cell = (...children: (Paragraph | Table)[]) => new TableCell({ children });
const table = (...rows: TableCell[][]) =>
  new Table({ rows: rows.map((children) => new TableRow({ children })) });

const textOf = ({ cells }: Row) =>
  cells.map(({ text, isBullet }) => `${isBullet ? '* ' : ''}${text}`).join(' | ');
const outline = ({ sections }: LaidOutDocument) =>
  sections.map(({ kind, title, rows }) => [kind, title?.text, ...rows.map(textOf)]);

/** A document of raw XML. */
const documentOf = (body: string, parts: Record<string, string> = {}) =>
  zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:r="r" xmlns:mc="mc" xmlns:v="v"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
const paragraph = (...runs: string[]) => `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;
const t = (text: string) => `<w:t>${text}</w:t>`;

test('paragraphs, tabs, lists and headings become rows, cells, bullets and sections', async () => {
  const laidOut = await read([
    p({ children: [new TextRun({ text: 'Zoë Ångström', size: 48 })] }),
    heading('Experience'),
    p({ children: [new TextRun({ text: 'Baker', bold: true }), new TextRun('\tSep 2018 – present')] }),
    p('Crust & Crumb│Uppsala'),
    p({ text: 'Halved the waste', bullet: { level: 0 } }),
    p('– Won a prize'),
    heading('Education'),
    p({ children: [new TextRun('Baking School'), new TextRun({ text: 'B.Sc. Bread', break: 1 })] }),
  ]);
  expect(outline(laidOut)).toEqual([
    ['header', undefined, 'Zoë Ångström'],
    [
      'work',
      'Experience',
      'Baker | Sep 2018 – present',
      'Crust & Crumb|Uppsala',
      '* Halved the waste',
      '* Won a prize',
    ],
    ['education', 'Education', 'Baking School', 'B.Sc. Bread'],
  ]);
  const [, work] = laidOut.sections;
  expect(work?.rows[0]?.cells[0]?.look).toMatchObject({ isBold: true });
  expect(work?.rows[0]?.cells[0]?.source).toEqual({ text: 'Baker' });
  expect(work?.title?.look).toMatchObject({ size: 14, isBold: true });
});

test('a typed bullet belongs to the text after its tab', async () => {
  const laidOut = await read([heading('Courses'), p({ children: [new TextRun('-\tSafe Lifting, 2021')] })]);
  expect(outline(laidOut).at(-1)).toEqual(['certifications', 'Courses', '* Safe Lifting, 2021']);
});

test('long cells stay side by side if they hold no heading and a section begins above them', async () => {
  const skills = ['Triage', 'Audit', 'Rostering', 'Excel'];
  const listed = table([cell(...skills.map(p)), cell(...skills.map((text) => p(`More ${text}`)))]);
  const laidOut = await read([p('Zoë Ångström'), heading('Skills'), listed]);
  expect(outline(laidOut).at(-1)).toEqual([
    'skills',
    'Skills',
    ...skills.map((text) => `${text} | More ${text}`),
  ]);
});

test('table cells are side by side, and long ones become columns', async () => {
  const dated = table(
    [cell(p('2018 – 2020')), cell(p('Baker'), p('Crust & Crumb'))],
    [cell(p('2015 – 2018')), cell(p('Apprentice'), p('Own bakery'))],
  );
  expect(outline(await read([p('Zoë'), heading('Experience'), dated]))).toEqual([
    ['header', undefined, 'Zoë'],
    ['work', 'Experience', '2018 – 2020 | Baker', 'Crust & Crumb', '2015 – 2018 | Apprentice', 'Own bakery'],
  ]);
  const sides = table([
    cell(heading('Skills'), p('Sourdough'), p('Rye'), p('Cakes')),
    cell(heading('Experience'), p('Baker'), p('Crust & Crumb'), p('2018 – 2020')),
  ]);
  expect(outline(await read([p('Zoë'), sides, p('Baked in Uppsala')]))).toEqual([
    ['header', undefined, 'Zoë'],
    ['skills', 'Skills', 'Sourdough', 'Rye', 'Cakes'],
    ['work', 'Experience', 'Baker', 'Crust & Crumb', '2018 – 2020', 'Baked in Uppsala'],
  ]);
});

test('columns under headings go on through the rows of a table', async () => {
  const sides = table(
    [cell(heading('Contact')), cell(heading('Experience'), p('Baker'), p('Crust & Crumb'), p('2018 – 2020'))],
    [cell(p('zoe@example.com')), cell(p(''))],
    [cell(heading('Skills'), p('Sourdough'), p('Rye'), p('Cakes')), cell(heading('Education'))],
    [cell(p('')), cell(p('Baking School'), p('2015 – 2018'))],
  );
  expect(outline(await read([p('Zoë'), sides]))).toEqual([
    ['header', undefined, 'Zoë'],
    ['contact', 'Contact', 'zoe@example.com'],
    ['skills', 'Skills', 'Sourdough', 'Rye', 'Cakes'],
    ['work', 'Experience', 'Baker', 'Crust & Crumb', '2018 – 2020'],
    ['education', 'Education', 'Baking School', '2015 – 2018'],
  ]);
});

test('a line drawn with underscores is not part of the heading after it', async () => {
  const rule = new TextRun({ text: '_'.repeat(60) });
  const title = new TextRun({ text: ' Experience', bold: true, size: 28 });
  const drawn = p({ children: [rule, title] });
  expect(outline(await read([p('Zoë'), heading('Skills'), p('Rye'), drawn, p('Baker')]))).toEqual([
    ['header', undefined, 'Zoë'],
    ['skills', 'Skills', 'Rye'],
    ['work', 'Experience', 'Baker'],
  ]);
});

test('the page header comes first and only once', async () => {
  const header = () => new Header({ children: [p('Zoë Ångström'), p('zoe@example.com')] });
  const laidOut = await read([p('Experience'), p('Baker')], {
    headers: { default: header(), first: header() },
  });
  expect(outline(laidOut)).toEqual([
    ['header', undefined, 'Zoë Ångström', 'zoe@example.com'],
    ['work', 'Experience', 'Baker'],
  ]);
});

test('links are found through relationships and in fields', async () => {
  const { links, sections } = await read([
    p({
      alignment: AlignmentType.CENTER,
      children: [
        new ExternalHyperlink({ children: [new TextRun('GitHub')], link: 'https://github.com/zoe' }),
        new TextRun(' '),
        new ExternalHyperlink({ children: [new TextRun('zoe.example')], link: 'https://zoe.example/' }),
      ],
    }),
  ]);
  expect(links).toEqual([
    { address: 'https://github.com/zoe', text: 'GitHub', source: { text: 'GitHub zoe.example' } },
  ]);
  expect(sections[0]?.rows[0]?.cells[0]?.spans.map(({ text, link }) => [text, link])).toEqual([
    ['GitHub', 'https://github.com/zoe'],
    [' ', undefined],
    ['zoe.example', 'https://zoe.example/'],
  ]);
  const field = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
  const code = '<w:instrText> HYPERLINK "https://blog.example" </w:instrText>';
  const fields = await documentOf(
    paragraph(field('begin'), code, field('separate'), t('Blog'), field('end')),
  );
  expect((await readDocx(fields)).links).toEqual([
    { address: 'https://blog.example', text: 'Blog', source: { text: 'Blog' } },
  ]);
});

test('hidden, deleted and white text is left out, but not white text on a coloured background', async () => {
  const run = (properties: string, text: string) => `<w:rPr>${properties}</w:rPr>${t(text)}`;
  const white = '<w:color w:val="FFFFFF"/>';
  const ground = '<w:shd w:val="clear" w:fill="1F2937"/>';
  const bytes = await documentOf(
    [
      paragraph(run('', 'Seen '), run('<w:vanish/>', 'hidden '), run('<w:vanish w:val="0"/>', 'too')),
      `<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins><w:r>${t('Inserted')}</w:r></w:ins></w:p>`,
      paragraph(run(white, 'white'), run('<w:sz w:val="2"/>', 'tiny')),
      paragraph(run(`${white}${ground}`, 'On a ground')),
      `<w:tbl><w:tr><w:tc><w:tcPr>${ground}</w:tcPr>${paragraph(run(white, 'In a cell'))}</w:tc></w:tr></w:tbl>`,
    ].join(''),
  );
  expect(outline(await readDocx(bytes))).toEqual([
    ['header', undefined, 'Seen too', 'Inserted', 'On a ground', 'In a cell'],
  ]);
});

test('looks follow styles, including those that they are based on', async () => {
  const styles = `<w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Lato"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/><w:color w:val="2E74B5"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Head"><w:basedOn w:val="Base"/><w:rPr><w:caps/><w:sz w:val="30"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>
    <w:style w:type="character" w:styleId="Quiet"><w:rPr><w:b w:val="0"/></w:rPr></w:style></w:styles>`;
  const styled = (style: string, run = '') =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:rPr>${run}</w:rPr>${t('Zoë')}</w:r></w:p>`;
  const bytes = await documentOf(
    styled('Head') + styled('Head', '<w:rStyle w:val="Quiet"/>') + styled('Loop'),
    { 'word/styles.xml': styles },
  );
  const rows = (await readDocx(bytes)).sections.flatMap((section) => section.rows);
  const look = {
    font: 'Lato-Bold',
    size: 15,
    isBold: true,
    isItalic: false,
    isCapitals: true,
    color: '#2e74b5',
  };
  expect(rows.map(({ cells }) => cells[0]?.look)).toEqual([
    look,
    { ...look, font: 'Lato', isBold: false },
    { font: 'Lato', size: 10, isBold: false, isItalic: false, isCapitals: false, color: '' },
  ]);
});

test('a text box is read once, and first if it contains the name', async () => {
  const box = (size: number, text: string) =>
    `<w:txbxContent>${paragraph(`<w:rPr><w:sz w:val="${size}"/></w:rPr>${t(text)}`)}</w:txbxContent>`;
  const drawn = (content: string) =>
    `<mc:AlternateContent><mc:Choice>${content}</mc:Choice><mc:Fallback><w:pict>${content}</w:pict></mc:Fallback></mc:AlternateContent>`;
  const withBox = (size: number) =>
    documentOf(
      paragraph(`<w:rPr><w:b/></w:rPr>${t('Experience')}`) + paragraph(t('Baker'), drawn(box(size, 'Zoë'))),
    );
  expect(outline(await readDocx(await withBox(60)))).toEqual([
    ['header', undefined, 'Zoë'],
    ['work', 'Experience', 'Baker'],
  ]);
  const later = (await readDocx(await withBox(16))).sections.flatMap((section) => section.rows.map(textOf));
  expect(later).toContain('Zoë');
});

test.each([
  ['text instead of a zip', Buffer.from('Baker'), /damaged/],
  ['a zip without a document', { 'notes.txt': 'x' }, /damaged/],
  ['broken XML', { 'word/document.xml': '<w:document><w:body>' }, /damaged/],
  [
    'XML that declares entities',
    { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
    /damaged/,
  ],
  ['very deep XML', { 'word/document.xml': '<a>'.repeat(100_000) }, /damaged/],
  ['very many elements', { 'word/document.xml': `<a>${'<b/>'.repeat(500_000)}</a>` }, /damaged/],
  ['a zip bomb', { 'word/document.xml': Buffer.alloc(60_000_000, 32) }, /damaged/],
  [
    'no text',
    { 'word/document.xml': '<w:document xmlns:w="w"><w:body><w:p/></w:body></w:document>' },
    /no text/,
  ],
])('a document of %s is refused with a reason', async (_, content, message) => {
  const bytes = Buffer.isBuffer(content) ? content : await zipOf(content);
  await expect(readDocx(bytes)).rejects.toThrow(message);
});

test('a document that is far too long is read up to a limit', async () => {
  const { sections, warnings } = await readDocx(await documentOf(paragraph(t('Baker')).repeat(20_500)));
  expect(sections.flatMap(({ rows }) => rows)).toHaveLength(20_000);
  expect(warnings).toHaveLength(1);
});

test('a box without headings is read where it is anchored', async () => {
  const box = `<w:txbxContent>${paragraph(t('Kneading, Shaping'))}</w:txbxContent>`;
  const bold = (text: string) => paragraph(`<w:rPr><w:b/></w:rPr>${t(text)}`);
  const document = documentOf(
    bold('Skills') + paragraph(box) + bold('Experience') + paragraph(t('Baker, 2019')),
  );
  expect(outline(await readDocx(await document)).slice(1)).toEqual([
    ['skills', 'Skills', 'Kneading, Shaping'],
    ['work', 'Experience', 'Baker, 2019'],
  ]);
});

const large = (text: string, options: IParagraphOptions = {}) =>
  p({ ...options, children: [new TextRun({ text, bold: true, size: 44 })] });
const cvOf = (name: string, company: string, options: IParagraphOptions = {}) => [
  large(name, options),
  p(`${name.split(' ')[0]?.toLowerCase()}@post.example`),
  heading('Experience'),
  p('Baker'),
  p(`${company}, 2018 – 2020`),
  heading('Education'),
  p('Diploma in Baking'),
  p('Crust College, 2017'),
];
const listed = ({ aside }: LaidOutDocument) => aside.map(textOf).join('\n');

test('a letter before the CV is set aside, and the owner is told', async () => {
  const words = 'Dear Sir, since 2019 I admire Brindle Ltd of London, write to boss@brindle.example';
  const document = await read([
    ...Array.from({ length: 12 }, () => p(words)),
    ...cvOf('Ada Miller', 'Crust Ltd', { pageBreakBefore: true }),
  ]);
  expect(outline(document)[0]).toEqual(['header', undefined, 'Ada Miller', 'ada@post.example']);
  expect(listed(document)).toContain('Dear Sir');
  expect(document.warnings.join()).toContain('A letter stands before the CV.');
});

test('only the first of two CVs is read', async () => {
  const document = await read([
    ...cvOf('Ada Miller', 'Crust Ltd'),
    p({ children: [new PageBreak()] }),
    ...cvOf('Ben Stone', 'Oven Ltd'),
  ]);
  expect(JSON.stringify(outline(document))).not.toContain('Ben Stone');
  expect(listed(document)).toContain('Oven Ltd, 2018 – 2020');
  expect(document.warnings.join()).toContain('This file holds more than one CV.');
});

test('headings in the first column of a table begin the sections beside them, known or not', async () => {
  const laidOut = await read([
    p({ children: [new TextRun({ text: 'Zoë Ångström', size: 48 })] }),
    table(
      [cell(p('Schulbildung')), cell(p('2001 – 2010'), p('Gymnasium Uppsala'))],
      [cell(p('Weiterbildung')), cell(p('2020 Kaffee'), p('2021 Brot'))],
      [cell(p('Berufliche Tätlichkeit')), cell(p('2011 – 2019 Krume GmbH'), p('Bäckerin'))],
      [cell(p('Sprachen')), cell(p('Schwedisch'))],
    ),
  ]);
  expect(outline(laidOut)).toEqual([
    ['header', undefined, 'Zoë Ångström'],
    ['education', 'Schulbildung', '2001 – 2010', 'Gymnasium Uppsala'],
    ['certifications', 'Weiterbildung', '2020 Kaffee', '2021 Brot'],
    ['other', 'Berufliche Tätlichkeit', '2011 – 2019 Krume GmbH', 'Bäckerin'],
    ['languages', 'Sprachen', 'Schwedisch'],
  ]);
});
