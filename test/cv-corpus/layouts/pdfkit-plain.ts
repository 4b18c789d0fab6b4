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

/**
 * The head of each entry is one run of text; headings look like the text, with rules around them; a footer on each
 * page.
 */
export const runningFooter: PdfkitLayout = {
  id: 'running-footer',
  producer: 'pdfkit',
  months: ['short', 'slash', 'yearOnly'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { ...column, bottom: 700 });
    let pages = 0;
    const footer = () => {
      pages += 1;
      pen.at(56, 800, content.name, { size: 8, color: '#666666' });
      pen.at(490, 800, `${content.labels.page} ${pages}`, { size: 8, color: '#666666' });
    };
    pdf.on('pageAdded', footer);
    footer();
    const heading = (text: string) => {
      pen.need(60);
      pen.gap(12);
      pen.write(text, { size: 11 });
      pen.rule();
    };
    header(pen, content, { size: 18, font: 'bold' });
    heading(content.heading('work'));
    for (const job of content.work) {
      pen.need(42);
      pen.write(`${job.position}, ${job.company}, ${job.place} | ${job.dates}`, { size: 11 });
      pen.bullets(job.bullets, '–');
      pen.gap(8);
    }
    heading(content.heading('education'));
    for (const study of content.education) {
      pen.need(42);
      pen.write(`${study.degree}, ${study.institution}, ${study.place} | ${study.dates}`, { size: 11 });
      if (study.note) pen.bullets([study.note], '–');
      pen.gap(8);
    }
    heading(content.heading('skills'));
    for (const { items } of content.skills) pen.bullets(items, '–');
    furtherParts(pen, content, heading);
    heading(content.heading('summary'));
    pen.write(content.summary);
  },
};
