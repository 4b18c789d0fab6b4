import type { Content } from '../content';
import { entryLabels } from './entry-labels';
import type { PdfkitLayout } from './layout';
import { Pen, type Style } from './pdfkit-pen';
import { cellRow, foot, furtherParts, together } from './portal-pieces';

const navy = '#22305c';
const left = 56;
const width = 483;
const agency = 'Kestrel & Lowe Staffing';
const bold: Style = { font: 'bold' };

function letterhead(pdf: PDFKit.PDFDocument, pen: Pen, content: Content): void {
  pdf.polygon([left, 40], [left + 22, 28], [left + 22, 52]).fill('#d9822b');
  pen.at(left + 30, 33, agency, { size: 13, font: 'bold', color: navy });
  const kind: Style = { size: 10, color: '#777777' };
  pen.at(left + width - pen.widthOf(content.labels.document, kind), 36, content.labels.document, kind);
  pen.y = 66;
  pen.rule(navy);
}

/** Draws a table with a shaded label before each value. */
function table(
  pdf: PDFKit.PDFDocument,
  pen: Pen,
  rows: [label: string, value: string, link?: string][],
): void {
  for (const [label, value, link] of rows) {
    const cells = [
      { width: 130, lines: [[label, bold] satisfies [string, Style]], fill: '#eceff6' },
      { width: width - 130, lines: [[value, link ? { link } : {}] satisfies [string, Style]] },
    ];
    cellRow(pdf, pen, cells, '#b7bfd4');
  }
}

/** An agency's profile of a candidate: company and dates in a shaded bar, the position after its label. */
export const portalAgency: PdfkitLayout = {
  id: 'portal-agency',
  producer: 'pdfkit',
  months: ['short', 'long', 'slash'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: left, y: 50, width, bottom: 775 });
    const labels = entryLabels(content.language, 0);
    const heading = (text: string) => {
      pen.need(96);
      pen.gap(14);
      pen.write(text.toUpperCase(), { size: 11.5, font: 'bold', color: navy });
      pen.gap(4);
    };
    const bar = (house: string, dates: string) => {
      const cells = [
        { width: 335, lines: [[house, bold] satisfies [string, Style]], fill: '#eceff6' },
        { width: 148, lines: [[dates, {}] satisfies [string, Style]], fill: '#eceff6' },
      ];
      cellRow(pdf, pen, cells, '#eceff6');
      pen.gap(4);
    };
    letterhead(pdf, pen, content);
    heading(content.heading('contact'));
    table(pdf, pen, [
      [content.labels.name, content.name],
      [content.labels.place, content.place],
      [content.labels.phone, content.phone],
      [content.labels.email, content.email],
      ...content.links.map(({ text, address }): [string, string, string] => ['Web', text, address]),
    ]);
    heading(content.heading('summary'));
    pen.write(content.title, bold);
    pen.write(content.summary);
    heading(content.heading('education'));
    for (const { institution, place, dates, degree, note } of content.education) {
      pen.need(70);
      bar(`${institution}, ${place}`, dates);
      pen.write(`${labels('degree')}: ${degree}`);
      if (note) pen.write(`${labels('note')}: ${note}`);
      pen.gap(9);
    }
    heading(content.heading('work'));
    for (const { company, place, dates, position, bullets } of content.work) {
      pen.need(74 + bullets.length * 20);
      bar(`${company}, ${place}`, dates);
      together(pdf, pen, (body) => {
        body.write(`${labels('position')}: ${position}`);
        if (bullets.length) body.write(`${labels('tasks')}:`);
        body.bullets(bullets);
        body.gap(9);
      });
    }
    heading(content.heading('skills'));
    table(
      pdf,
      pen,
      content.skills.map(({ group, items }) => [group, items.join(', ')]),
    );
    if (content.languages.length) heading(content.heading('languages'));
    table(
      pdf,
      pen,
      content.languages.map(({ name, level }) => [name, level]),
    );
    if (content.certifications.length) heading(content.heading('certifications'));
    pen.bullets(content.certifications.map(({ name, details }) => (details ? `${name} – ${details}` : name)));
    furtherParts(pen, content, heading, '•');
    foot(pdf, 806, (page, count) => `${agency}  |  ${content.labels.page} ${page} / ${count}`);
  },
};
