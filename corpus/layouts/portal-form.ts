import type { Content } from '../content';
import { entryLabels } from './entry-labels';
import type { PdfkitLayout } from './layout';
import { Pen, type Style } from './pdfkit-pen';
import { type Cell, cellRow, foot, rowHeight } from './portal-pieces';

const left = 42;
const width = 511;
const black = '#000000';
const caption: Style = { size: 7.5, color: '#333333' };
const filled: Style = { size: 10, color: '#10107a' };

const cell = (share: number, label: string, value: string, link?: string): Cell => ({
  width: width * share,
  lines: [
    [label, caption],
    [value || ' ', link ? { ...filled, link } : filled],
  ],
});

const block = (label: string, values: string[]): Cell => ({
  width,
  lines: [[label, caption], ...values.map((value): [string, Style] => [value, filled])],
});

/** A public authority's form: numbered blocks of bordered cells, each with a small label above its value. */
export const portalForm: PdfkitLayout = {
  id: 'portal-form',
  producer: 'pdfkit',
  months: ['slash', 'long', 'dot'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: left, y: 44, width, bottom: 790 });
    const names = entryLabels(content.language, 1);
    let parts = 0;
    const heading = (text: string) => {
      pen.need(120);
      pen.gap(parts ? 12 : 0);
      parts += 1;
      const title: Style = { size: 10.5, font: 'bold', color: '#ffffff' };
      cellRow(pdf, pen, [{ width, lines: [[`${parts}. ${text}`, title]], fill: '#3c4043' }], black);
    };
    const rows = (all: Cell[][]) => {
      const height = all.reduce((sum, cells) => sum + rowHeight(pdf, cells), 0);
      pen.need(Math.min(height, 600));
      for (const cells of all) cellRow(pdf, pen, cells, black);
      pen.gap(5);
    };
    pen.write(content.labels.document.toUpperCase(), { size: 15, font: 'bold' });
    pen.gap(8);
    heading(content.heading('contact'));
    rows(personRows(content));
    heading(content.heading('work'));
    for (const job of content.work) {
      rows([
        [cell(0.62, names('employer'), job.company), cell(0.38, names('place'), job.place)],
        [cell(0.62, names('position'), job.position), cell(0.38, names('period'), job.dates)],
        ...(job.bullets.length ? [[block(names('tasks'), job.bullets)]] : []),
      ]);
    }
    heading(content.heading('education'));
    for (const study of content.education) {
      rows([
        [cell(0.62, names('school'), study.institution), cell(0.38, names('place'), study.place)],
        [cell(0.62, names('degree'), study.degree), cell(0.38, names('period'), study.dates)],
        ...(study.note ? [[block(names('note'), [study.note])]] : []),
      ]);
    }
    if (content.certifications.length) heading(content.heading('certifications'));
    for (const { name, issuer, date } of content.certifications) {
      rows([
        [
          cell(0.5, names('certificate'), name),
          cell(0.3, names('issuer'), issuer),
          cell(0.2, names('date'), date),
        ],
      ]);
    }
    heading(content.heading('skills'));
    rows(content.skills.map(({ group, items }) => [block(group, [items.join('; ')])]));
    if (content.languages.length) heading(content.heading('languages'));
    rows(
      content.languages.map(({ name, level }) => [
        cell(0.5, names('language'), name),
        cell(0.5, names('level'), level),
      ]),
    );
    heading(content.heading('summary'));
    rows([[block(content.title, [content.summary])]]);
    for (const part of content.further) {
      heading(part.heading);
      rows([[block('', part.lines)]]);
    }
    foot(pdf, 812, (page, count) => `${content.labels.page} ${page} / ${count}`);
  },
};

function personRows(content: Content): Cell[][] {
  const { labels } = content;
  return [
    [cell(1, labels.name, content.name)],
    [cell(1, labels.place, content.place)],
    [cell(0.4, labels.phone, content.phone), cell(0.6, labels.email, content.email)],
    ...content.links.map(({ text, address }) => [cell(1, 'Web', text, address)]),
  ];
}
