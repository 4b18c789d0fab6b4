import type { Content } from '../content';
import type { PdfkitLayout } from './layout';
import { Pen, type Style } from './pdfkit-pen';

const left = 50;
const width = 495;
const accent = '#2a4b8d';

/** Writes two texts at the edges of a line; the one on the right moves to the next line if there is no room. */
function apart(pen: Pen, first: string, second: string, style: Style): void {
  const right: Style = { size: 9.5, color: '#444444' };
  if (pen.widthOf(first, style) + pen.widthOf(second, right) + 12 <= width) {
    pen.writeApart(first, second, style, right);
    return;
  }
  pen.write(first, style);
  pen.writeApart('', second, style, right);
}

function head(pen: Pen, content: Content): void {
  pen.write(content.name, { size: 20, font: 'bold' });
  pen.write(content.title, { size: 12, color: accent });
  pen.gap(4);
  pen.write([content.email, content.phone, content.place].join('  –  '), { size: 9.5 });
  for (const { text, address } of content.links) pen.write(text, { size: 9.5, link: address });
}

/** Writes a list in three columns, from left to right. */
function inThree(pdf: PDFKit.PDFDocument, pen: Pen, items: string[]): void {
  for (let index = 0; index < items.length; index += 3) {
    pen.need(30);
    const { y } = pen;
    const ends = items.slice(index, index + 3).map((item, column) => {
      const cell = new Pen(pdf, { x: left + column * 165, y, width: 155 });
      cell.bullets([item], '▪', 11);
      return cell.y;
    });
    pen.y = Math.max(...ends);
  }
}

/** A block in colour before each heading; position and place at the edges of a line, company and dates below. */
export const pdfEdges: PdfkitLayout = {
  id: 'pdf-edges',
  producer: 'pdfkit',
  months: ['slash', 'short', 'long'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: left, y: 46, width, bottom: 800 });
    const heading = (text: string) => {
      pen.need(70);
      pen.gap(11);
      pdf.rect(left, pen.y, 8, 14).fill(accent);
      pen.at(left + 15, pen.y + 0.5, text, { size: 12.5, font: 'bold', color: accent });
      pen.gap(19);
    };
    head(pen, content);
    heading(content.heading('summary'));
    pen.write(content.summary);
    if (content.certifications.length) heading(content.heading('certifications'));
    for (const { name, issuer, date } of content.certifications)
      apart(pen, [name, issuer].filter(Boolean).join(' – '), date, {});
    heading(content.heading('work'));
    for (const job of content.work) {
      pen.need(34 + job.bullets.length * 27);
      apart(pen, job.position, job.place, { font: 'bold', size: 10.5 });
      apart(pen, job.company, job.dates, {});
      pen.bullets(job.bullets, '▪');
      pen.gap(6);
    }
    heading(content.heading('education'));
    for (const study of content.education) {
      pen.need(48);
      apart(pen, study.degree, study.place, { font: 'bold', size: 10.5 });
      apart(pen, study.institution, study.dates, {});
      if (study.note) pen.write(study.note, { font: 'italic' });
      pen.gap(6);
    }
    heading(content.heading('skills'));
    inThree(
      pdf,
      pen,
      content.skills.flatMap(({ items }) => items),
    );
    if (content.languages.length) {
      heading(content.heading('languages'));
      inThree(
        pdf,
        pen,
        content.languages.map(({ name, level }) => `${name}: ${level}`),
      );
    }
    for (const part of content.further) {
      heading(part.heading);
      pen.bullets(part.lines, '▪');
    }
  },
};
