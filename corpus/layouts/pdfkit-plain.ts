import type { Content } from '../content';
import type { PdfkitLayout } from './layout';
import { Pen, type Style } from './pdfkit-pen';

const column = { x: 56, y: 50, width: 483 };

function header(pen: Pen, content: Content, style: Style): void {
  pen.write(content.name, style);
  pen.write(content.title);
  pen.write([content.place, content.phone, content.email].join(' | '));
  let { x } = pen;
  for (const { text, address } of content.links) x += pen.at(x, pen.y, text, { link: address }) + 12;
  if (content.links.length) pen.gap(14);
}

function furtherParts(pen: Pen, content: Content, heading: (text: string) => void): void {
  heading(content.heading('certifications'));
  for (const { name, details } of content.certifications)
    pen.write([name, details].filter(Boolean).join(' – '));
  heading(content.heading('languages'));
  pen.write(content.languages.map(({ name, level }) => `${name} (${level})`).join(', '));
  for (const part of content.further) {
    heading(part.heading);
    for (const line of part.lines) pen.write(line);
  }
}

/** Size is the only mark of a heading; dates are on a separate line below the company. */
export const plainSize: PdfkitLayout = {
  id: 'plain-size',
  producer: 'pdfkit',
  months: ['long', 'short', 'slash'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, column);
    const heading = (text: string) => {
      pen.need(60);
      pen.gap(12);
      pen.write(text, { size: 14 });
      pen.gap(2);
    };
    header(pen, content, { size: 20 });
    heading(content.heading('summary'));
    pen.write(content.summary);
    heading(content.heading('work'));
    for (const job of content.work) {
      pen.need(56);
      pen.write(`${job.company}, ${job.place}`, { font: 'bold' });
      pen.write(job.position);
      pen.write(job.dates);
      pen.bullets(job.bullets);
      pen.gap(6);
    }
    heading(content.heading('education'));
    for (const study of content.education) {
      pen.need(56);
      pen.write(`${study.institution}, ${study.place}`, { font: 'bold' });
      pen.write(study.degree);
      pen.write(study.dates);
      if (study.note) pen.bullets([study.note]);
      pen.gap(6);
    }
    heading(content.heading('skills'));
    for (const { group, items } of content.skills) pen.write(`${group}: ${items.join(', ')}`);
    furtherParts(pen, content, heading);
  },
};
