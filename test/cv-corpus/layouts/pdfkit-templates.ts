import type { Content } from '../content';
import type { PdfkitLayout } from './layout';
import { Pen } from './pdfkit-pen';

/** One size of one font: capitals above hyphens are headings, an asterisk begins a task, contacts have labels. */
export const plainText: PdfkitLayout = {
  id: 'plain-text',
  producer: 'pdfkit',
  months: ['long', 'short', 'slash'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: 64, y: 60, width: 467 });
    const { labels } = content;
    const heading = (text: string) => {
      pen.need(64);
      pen.gap(14);
      pen.write(text.toUpperCase());
      pen.write('-'.repeat(text.length + 4));
    };
    const entry = (first: string, second: string, points: string[]) => {
      pen.need(44);
      pen.write(first);
      pen.write(second);
      pen.bullets(points, '*');
      pen.gap(8);
    };
    pen.write(content.name.toUpperCase());
    pen.write(content.title);
    pen.gap(6);
    pen.write(`${labels.place}: ${content.place}`);
    pen.write(`${labels.phone}: ${content.phone}`);
    pen.write(`${labels.email}: ${content.email}`);
    for (const { text, address } of content.links) pen.write(text, { link: address });
    heading(content.heading('summary'));
    pen.write(content.summary);
    heading(content.heading('skills'));
    for (const { group, items } of content.skills) pen.write(`${group}: ${items.join(', ')}`);
    heading(content.heading('work'));
    for (const job of content.work)
      entry(`${job.company} - ${job.place}`, `${job.position}, ${job.dates}`, job.bullets);
    heading(content.heading('education'));
    for (const study of content.education) {
      entry(
        `${study.institution} - ${study.place}`,
        `${study.degree}, ${study.dates}`,
        study.note ? [study.note] : [],
      );
    }
    heading(content.heading('certifications'));
    pen.bullets(
      content.certifications.map(({ name, details }) => (details ? `${name}, ${details}` : name)),
      '*',
    );
    heading(content.heading('languages'));
    pen.bullets(
      content.languages.map(({ name, level }) => `${name}: ${level}`),
      '*',
    );
    for (const part of content.further) {
      heading(part.heading);
      pen.bullets(part.lines, '*');
    }
  },
};

const accent = '#8c2f39';

/** Entries to the right of a vertical line with dots; left of it their dates; headings are white in coloured boxes. */
export const axis: PdfkitLayout = {
  id: 'axis',
  producer: 'pdfkit',
  months: ['short', 'slash', 'yearOnly'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: 190, y: 50, width: 352, bottom: 775 });
    const heading = (text: string) => {
      pen.need(80);
      pen.gap(12);
      pdf.rect(50, pen.y, 492, 17).fill(accent);
      pen.at(56, pen.y + 2.5, text, { size: 11, font: 'bold', color: '#ffffff' });
      pen.gap(24);
    };
    const entry = (dates: string, height: number, write: () => void) => {
      pen.need(height);
      const { y } = pen;
      const left = new Pen(pdf, { x: 50, y, width: 112 });
      left.write(dates, { size: 9.5, color: '#555555' });
      write();
      pen.y = Math.max(pen.y, left.y);
      pdf.circle(174, y + 6, 3).fill(accent);
      pdf
        .moveTo(174, y + 12)
        .lineTo(174, pen.y + 4)
        .lineWidth(0.8)
        .stroke(accent);
      pen.gap(8);
    };
    head(pdf, content);
    pen.y = 132;
    heading(content.heading('work'));
    for (const job of content.work) {
      entry(job.dates, 40 + job.bullets.length * 28, () => {
        pen.write(job.position, { font: 'bold' });
        pen.write(`${job.company} · ${job.place}`, { font: 'italic' });
        pen.bullets(job.bullets, '–');
      });
    }
    heading(content.heading('education'));
    for (const study of content.education) {
      entry(study.dates, 60, () => {
        pen.write(study.degree, { font: 'bold' });
        pen.write(`${study.institution} · ${study.place}`, { font: 'italic' });
        if (study.note) pen.write(study.note);
      });
    }
    const wide = new Pen(pdf, { x: 50, y: pen.y, width: 492, bottom: 775 });
    const below = (title: string, write: () => void) => {
      pen.y = wide.y;
      heading(title);
      wide.y = pen.y;
      write();
    };
    below(content.heading('skills'), () => {
      for (const { group, items } of content.skills) {
        wide.write(group, { font: 'bold' });
        wide.write(items.join(' · '));
      }
    });
    below(content.heading('certifications'), () => {
      for (const { name, details } of content.certifications)
        wide.write(details ? `${name} (${details})` : name);
    });
    below(content.heading('languages'), () => {
      wide.write(content.languages.map(({ name, level }) => `${name} – ${level}`).join(' · '));
    });
    for (const { heading: title, lines } of content.further) below(title, () => wide.bullets(lines, '–'));
    numberPages(pdf, content);
  },
};

function head(pdf: PDFKit.PDFDocument, content: Content): void {
  const left = new Pen(pdf, { x: 50, y: 42, width: 270 });
  left.write(content.name, { size: 19, font: 'bold', color: accent });
  left.write(content.title, { size: 11 });
  const right = new Pen(pdf, { x: 340, y: 44, width: 202 });
  for (const text of [content.place, content.phone, content.email]) right.write(text, { size: 9 });
  for (const { text, address } of content.links) right.write(text, { size: 9, link: address });
}

function numberPages(pdf: PDFKit.PDFDocument, content: Content): void {
  const pen = new Pen(pdf, { x: 50, y: 805, width: 492, bottom: 830 });
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    pen.y = 805;
    pen.writeApart(content.name, `${index + 1} / ${count}`, { size: 8, color: '#666666' });
  }
}
