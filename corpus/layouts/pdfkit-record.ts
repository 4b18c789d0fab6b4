import type { Content } from '../content';
import { entryLabels } from './entry-labels';
import type { PdfkitLayout } from './layout';
import { Pen } from './pdfkit-pen';

type Fact = [label: string, value: string, link?: string];

const left = 54;
const width = 504;
const grey = '#5f6b76';

/** Writes labels above their values, two beside each other. */
function facts(pdf: PDFKit.PDFDocument, pen: Pen, all: Fact[]): void {
  const shown = all.filter(([, value]) => value);
  for (let index = 0; index < shown.length; index += 2) {
    pen.need(46);
    const { y } = pen;
    const ends = shown.slice(index, index + 2).map(([label, value, link], column) => {
      const half = new Pen(pdf, { x: left + column * (width / 2), y, width: width / 2 - 16 });
      half.write(label, { size: 8, color: grey });
      half.write(value, { size: 10, ...(link && { link }) });
      return half.y;
    });
    pen.y = Math.max(...ends) + 4;
  }
}

/** Writes the rows of a table with a rule below each; cells wrap. */
function rows(pdf: PDFKit.PDFDocument, pen: Pen, columns: number[], [head, ...body]: string[][]): void {
  const row = (cells: string[], font: 'bold' | 'regular') => {
    pen.need(34);
    const { y } = pen;
    const ends = cells.map((text, index) => {
      const x = left + columns.slice(0, index).reduce((sum, each) => sum + each, 0);
      const cell = new Pen(pdf, { x, y, width: (columns[index] ?? 0) - 10 });
      cell.write(text, { size: 9.5, font });
      return cell.y;
    });
    pen.y = Math.max(...ends) + 2;
    pen.rule('#c5ccd3');
  };
  row(head ?? [], 'bold');
  for (const cells of body) row(cells, 'regular');
}

function record(pdf: PDFKit.PDFDocument, pen: Pen, content: Content): void {
  const { labels } = content;
  const named = entryLabels(content.language, 1);
  const heading = (text: string) => {
    pen.need(150);
    pen.gap(12);
    pdf.rect(left, pen.y, width, 20).fill('#e6eaee');
    pen.at(left + 6, pen.y + 4, text, { size: 11.5, font: 'bold', color: '#1b3a57' });
    pen.gap(28);
  };
  heading(content.heading('contact'));
  facts(pdf, pen, [
    [labels.name, content.name],
    [labels.email, content.email],
    [labels.phone, content.phone],
    [labels.place, content.place],
  ]);
  for (const { text, address } of content.links) facts(pdf, pen, [['Web', text, address]]);
  heading(content.heading('summary'));
  pen.write(content.title, { font: 'bold' });
  pen.write(content.summary);
  heading(content.heading('work'));
  for (const job of content.work) {
    pen.need(90 + job.bullets.length * 20);
    facts(pdf, pen, [
      [named('position'), job.position],
      [named('employer'), job.company],
      [named('period'), job.dates],
      [named('place'), job.place],
    ]);
    if (job.bullets.length) pen.write(named('tasks'), { size: 8, color: grey });
    for (const line of job.bullets) pen.write(line);
    pen.gap(6);
    pen.rule('#c5ccd3');
    pen.gap(4);
  }
  heading(content.heading('education'));
  for (const study of content.education) {
    pen.need(130);
    facts(pdf, pen, [
      [named('degree'), study.degree],
      [named('school'), study.institution],
      [named('period'), study.dates],
      [named('place'), study.place],
      [named('note'), study.note],
    ]);
    pen.rule('#c5ccd3');
    pen.gap(4);
  }
  if (content.certifications.length) {
    heading(content.heading('certifications'));
    const certifications = content.certifications.map(({ name, issuer, date }) => [name, issuer, date]);
    rows(
      pdf,
      pen,
      [244, 170, 90],
      [[named('certificate'), named('issuer'), named('date')], ...certifications],
    );
  }
  if (content.languages.length) {
    heading(content.heading('languages'));
    const languages = content.languages.map(({ name, level }) => [name, level]);
    rows(pdf, pen, [200, 304], [[named('language'), named('level')], ...languages]);
  }
  heading(content.heading('skills'));
  for (const { items } of content.skills) for (const item of items) pen.bullets([item], '-');
  for (const part of content.further) {
    heading(part.heading);
    for (const line of part.lines) pen.write(line);
  }
}

/** An applicant's record as personnel systems print it: labels above values in two columns, one list of skills. */
export const pdfRecord: PdfkitLayout = {
  id: 'pdf-record',
  producer: 'pdfkit',
  pageSize: 'LETTER',
  months: ['slash', 'short', 'long'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: left, y: 54, width, bottom: 725 });
    pen.write(content.name, { size: 17, font: 'bold', color: '#1b3a57' });
    record(pdf, pen, content);
    const { count } = pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      pdf.switchToPage(index);
      const page = `${content.labels.page} ${index + 1} / ${count}`;
      pen.at(left + width - pen.widthOf(page, { size: 8 }), 752, page, { size: 8, color: grey });
    }
  },
};
