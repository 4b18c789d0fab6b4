import type { Content } from '../content';
import { icons } from '../fonts';
import type { PdfkitLayout } from './layout';
import { Pen, type Style } from './pdfkit-pen';

/** A sidebar that is drawn last, headings that are drawn first, and icons in the private use area. */
export const drawnOutOfOrder: PdfkitLayout = {
  id: 'drawn-out-of-order',
  producer: 'pdfkit',
  months: ['short', 'slash', 'dot'],
  draw: (pdf, content) => {
    const main = new Pen(pdf, { x: 220, y: 110, width: 330 });
    const heading = (text: string) => {
      main.need(60);
      main.gap(10);
      main.write(text.toUpperCase(), { size: 12, font: 'bold', color: '#1d5c4a' });
      main.gap(3);
    };
    heading(content.heading('work'));
    for (const job of content.work) {
      main.need(30 + job.bullets.length * 28);
      const { y } = main;
      main.y += main.heightApart(job.position, job.dates, { font: 'bold' }, { size: 9 });
      main.write(job.company, { font: 'italic' });
      main.bullets(job.bullets, '▪');
      const after = main.y;
      main.y = y;
      main.writeApart(job.position, job.dates, { font: 'bold' }, { size: 9 });
      main.y = after;
      main.gap(6);
    }
    heading(content.heading('education'));
    for (const study of content.education) {
      main.need(56);
      main.writeApart(study.degree, study.dates, { font: 'bold' }, { size: 9 });
      main.write(study.institution, { font: 'italic' });
      if (study.note) main.write(study.note);
      main.gap(6);
    }
    heading(content.heading('summary'));
    main.write(content.summary);
    for (const part of content.further) {
      heading(part.heading);
      for (const line of part.lines) main.write(line);
    }
    pdf.switchToPage(0);
    sideBar(pdf, content);
  },
};

function sideBar(pdf: PDFKit.PDFDocument, content: Content): void {
  const side = new Pen(pdf, { x: 36, y: 110, width: 160 });
  const small: Style = { size: 9 };
  const headings: [string, number][] = [];
  const heading = (text: string) => {
    side.gap(12);
    headings.push([text.toUpperCase(), side.y]);
    side.gap(18);
  };
  heading(content.heading('contact'));
  const contact = (icon: string, text: string, link?: string) => {
    side.at(36, side.y, icon, { font: 'icons', size: 9 });
    side.write(text, { ...small, ...(link && { link }) }, 14);
  };
  contact(icons.email, content.email);
  contact(icons.phone, content.phone);
  contact(icons.place, content.place);
  for (const { text, address } of content.links) contact(icons.link, text, address);
  heading(content.heading('skills'));
  for (const { group, items } of content.skills) {
    side.write(group, { size: 9, font: 'bold' });
    for (const item of items) side.write(item, small);
  }
  heading(content.heading('certifications'));
  for (const { name, details } of content.certifications) {
    side.write(name, small);
    if (details) side.write(details, { size: 8, color: '#777777' });
  }
  heading(content.heading('languages'));
  for (const { name, level } of content.languages) side.write(`${name}: ${level}`, small);
  for (const [text, y] of headings) side.at(36, y, text, { size: 12, font: 'bold', color: '#1d5c4a' });
  side.at(36, 44, content.name, { size: 24, font: 'bold' });
  side.at(36, 74, content.title, { size: 12, color: '#555555' });
}

/** Colour is the only mark of a heading; each word is drawn separately, and the dates after the bullets. */
export const colour: PdfkitLayout = {
  id: 'colour',
  producer: 'pdfkit',
  months: ['short', 'long', 'slash'],
  draw: (pdf, content) => {
    const pen = new WordPen(pdf, { x: 60, y: 56, width: 470 });
    const heading = (text: string) => {
      pen.need(56);
      pen.gap(10);
      pen.write(text, { color: '#c2410c' });
    };
    const entry = (first: string, second: string, dates: string, bullets: string[]) => {
      pen.need(28 + bullets.length * 28);
      const { y } = pen;
      pen.write(first, { font: 'bold' });
      pen.write(second);
      pen.bullets(bullets, '»');
      pen.at(530 - pen.widthOf(dates), y, dates);
      pen.gap(6);
    };
    pen.write(content.name, { color: '#c2410c', size: 16 });
    pen.write(content.title);
    pen.write(content.place);
    pen.write(content.phone);
    pen.write(content.email);
    for (const { text, address } of content.links) pen.write(text, { link: address });
    heading(content.heading('summary'));
    pen.write(content.summary);
    heading(content.heading('work'));
    for (const job of content.work)
      entry(job.position, `${job.company}, ${job.place}`, job.dates, job.bullets);
    heading(content.heading('education'));
    for (const study of content.education) {
      entry(
        study.degree,
        `${study.institution}, ${study.place}`,
        study.dates,
        study.note ? [study.note] : [],
      );
    }
    heading(content.heading('skills'));
    pen.write(content.skills.flatMap(({ items }) => items).join(', '));
    heading(content.heading('certifications'));
    for (const { name, details } of content.certifications)
      pen.write([name, details].filter(Boolean).join(', '));
    heading(content.heading('languages'));
    for (const { name, level } of content.languages) pen.write(`${name}, ${level}`);
    for (const part of content.further) {
      heading(part.heading);
      for (const line of part.lines) pen.write(line);
    }
  },
};

/** Draws each word separately: there are no spaces, only gaps. */
class WordPen extends Pen {
  override at(x: number, y: number, text: string, style: Style = {}): number {
    let place = x;
    for (const word of text.split(' ')) place += super.at(place, y, word, style) + this.widthOf(' ', style);
    return place - x;
  }
}
