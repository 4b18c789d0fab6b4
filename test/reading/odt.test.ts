import { expect, test } from 'vitest';
import type { LaidOutDocument, Row } from '../../src/reading/layout-types';
import { readZip } from '../../src/reading/read-document';
import { readOdt } from '../../src/reading/sources/odt';
import { makeDocx } from '../support/documents';
import { zipOf } from '../support/zips';
import { jobsIn, studiesIn } from './read-file';

const namespaces = ['office', 'style', 'text', 'table', 'draw', 'fo', 'svg', 'xlink']
  .map((prefix) => `xmlns:${prefix}="urn:${prefix}"`)
  .join(' ');

const styleOf = (name: string, properties: string, family = 'paragraph') =>
  `<style:style style:name="${name}" style:family="${family}" style:parent-style-name="Standard">${properties}</style:style>`;

/** An OpenDocument text. @param styles of its own, @param page header and footer */
const odtOf = (body: string, { styles = '', page = '' } = {}) =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0"?><office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<?xml version="1.0"?><office:document-styles ${namespaces}><office:styles><style:default-style style:family="paragraph"><style:text-properties fo:font-size="12pt"/></style:default-style><style:style style:name="Standard" style:family="paragraph"><style:text-properties style:font-name="Lato"/></style:style></office:styles><office:master-styles><style:master-page>${page}</style:master-page></office:master-styles></office:document-styles>`,
    'META-INF/manifest.xml': '<manifest/>',
  });

const heading = styleOf('H', '<style:text-properties fo:font-size="150%" fo:font-weight="bold"/>');
const p = (text: string, style = 'Standard') => `<text:p text:style-name="${style}">${text}</text:p>`;
const item = (text: string) => `<text:list-item>${p(text)}</text:list-item>`;

const cv = odtOf(
  [
    p('Zoë Ångström', 'H'),
    '<text:h text:style-name="H">Experience</text:h>',
    p('Baker<text:tab/>Sep 2018 – present'),
    p('Crust <text:span text:style-name="I">&amp; Crumb</text:span>, Uppsala'),
    `<text:list>${item('Halved the waste')}${item('Won a<text:s/>prize')}</text:list>`,
    p('Education', 'H'),
    p('B.Sc. Bread<text:tab/>2011 – 2014'),
    p('Baking School<text:soft-page-break/>'),
  ].join('\n'),
  { styles: heading + styleOf('I', '<style:text-properties fo:letter-spacing="0.1pt"/>', 'text') },
);

const textOf = ({ cells }: Row) =>
  cells.map(({ text, isBullet }) => `${isBullet ? '* ' : ''}${text}`).join(' | ');
const outline = ({ sections }: LaidOutDocument) =>
  sections.map(({ kind, title, rows }) => [kind, title?.text, ...rows.map(textOf)]);

test('paragraphs, tabs, lists and headings become rows, cells, bullets and sections', async () => {
  expect(outline(await readOdt(await cv))).toEqual([
    ['header', undefined, 'Zoë Ångström'],
    [
      'work',
      'Experience',
      'Baker | Sep 2018 – present',
      'Crust & Crumb, Uppsala',
      '* Halved the waste',
      '* Won a prize',
    ],
    ['education', 'Education', 'B.Sc. Bread | 2011 – 2014', 'Baking School'],
  ]);
});

test('looks follow styles and those that they are based on', async () => {
  const { sections } = await readOdt(await cv);
  expect(sections[1]?.title?.look).toMatchObject({ font: 'Lato-Bold', size: 18, isBold: true });
  expect(sections[1]?.rows[0]?.cells[0]?.look).toMatchObject({ font: 'Lato', size: 12, isBold: false });
});

test('tables, boxes, links, headers and page breaks are read; what was deleted is not', async () => {
  const column = `<style:style style:name="C" style:family="table-column"><style:table-column-properties style:column-width="4cm"/></style:style>`;
  const cell = (text: string) => `<table:table-cell>${p(text)}</table:table-cell>`;
  const read = await readOdt(
    await odtOf(
      [
        `<text:tracked-changes>${p('Deleted')}</text:tracked-changes>`,
        p('<draw:frame><draw:text-box><text:p>In a box</text:p></draw:text-box></draw:frame>Ada King'),
        p('<text:a xlink:href="https://ada.example">My site</text:a>'),
        `<table:table><table:table-column table:style-name="C" table:number-columns-repeated="2"/><table:table-row>${cell('2018')}${cell('Baker')}</table:table-row></table:table>`,
      ].join(''),
      { styles: column, page: `<style:header>${p('ada@example.com')}</style:header>` },
    ),
  );
  const texts = read.sections.flatMap(({ rows }) => rows.map(textOf));
  expect(texts).toEqual(
    expect.arrayContaining(['ada@example.com', 'Ada King', 'In a box', 'My site', '2018 | Baker']),
  );
  expect(JSON.stringify(texts)).not.toContain('Deleted');
  expect(read.links).toMatchObject([{ address: 'https://ada.example', text: 'My site' }]);
});

test('an OpenDocument text is told from other zips, and read as any other document', async () => {
  const read = await readZip(await cv);
  expect(jobsIn(read)).toMatchObject([
    {
      position: 'Baker',
      company: 'Crust & Crumb',
      startDate: '2018-09',
      achievements: ['Halved the waste', 'Won a prize'],
    },
  ]);
  expect(studiesIn(read)).toMatchObject([{ institution: 'Baking School', fieldOfStudy: 'Bread' }]);
  expect(read.unplaced.every(({ page }) => page === null)).toBe(true);
});

test('a Word document is read by the same way', async () => {
  expect((await readZip(makeDocx(['Ada King', 'ada@example.com']))).profile.displayName?.value).toBe(
    'Ada King',
  );
});

test.each([
  ['xl/workbook.xml', 'This is an Excel table'],
  ['ppt/presentation.xml', 'This is a PowerPoint file'],
  ['Index/Document.iwa', 'This is a Pages document: choose File, Export To'],
  ['META-INF/container.xml', 'This is an e-book (EPUB)'],
  ['Connections.csv', 'This zip has no LinkedIn profile'],
])('a zip with %s is refused by its name', async (name, reason) => {
  await expect(readZip(await zipOf({ [name]: 'x' }))).rejects.toThrow(reason);
});

test('other OpenDocument files are refused by their names', async () => {
  const sheet = zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' });
  await expect(readZip(await sheet)).rejects.toThrow('This is an OpenDocument spreadsheet: save it as PDF');
});

test.each([
  ['nested lists', `${'<text:list><text:list-item>'.repeat(5000)}`],
  ['entities', '<!DOCTYPE x [<!ENTITY e "x">]>&e;'],
])('an OpenDocument text of %s is refused', async (_, body) => {
  await expect(readOdt(await odtOf(body))).rejects.toThrow('damaged');
});

test('a line has at most so many spaces as anybody types', async () => {
  const read = await readOdt(await odtOf(p('Ada<text:s text:c="999999999"/>King')));
  expect(read.sections.flatMap(({ rows }) => rows.map(textOf))).toEqual(['Ada | King']);
});
