import type { Content } from '../content';
import { icons } from '../fonts';
import type { PdfkitLayout } from './layout';
import { Pen } from './pdfkit-pen';

const accent = '#0f6b6b';
const paper = '#ffffff';

/** Continues on pages that were already begun. */
class AsidePen extends Pen {
  readonly #pages: PDFKit.PDFDocument;
  #page = 0;

  constructor(pdf: PDFKit.PDFDocument, column: { x: number; y: number; width: number }) {
    super(pdf, column);
    this.#pages = pdf;
  }

  override need(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.#page += 1;
    if (this.#page === this.#pages.bufferedPageRange().count) super.need(height);
    else {
      this.#pages.switchToPage(this.#page);
      this.y = this.top;
    }
  }
}

/** A coloured band with the name in capitals above a strip with the contacts, each below its icon, and the links. */
function band(pdf: PDFKit.PDFDocument, content: Content): number {
  pdf.rect(0, 0, 595.28, 92).fill(accent);
  const pen = new Pen(pdf, { x: 44, y: 26, width: 507 });
  pen.write(content.name.toUpperCase(), { size: 22, font: 'bold', color: paper });
  pen.gap(2);
  pen.write(content.title, { size: 12, color: paper });
  const facts: [number, string, string][] = [
    [44, icons.phone, content.phone],
    [160, icons.email, content.email],
    [372, icons.place, content.place],
  ];
  const ends = facts.map(([x, icon, text]) => {
    const fact = new Pen(pdf, { x, y: 104, width: 179 });
    fact.at(x, fact.y, icon, { font: 'icons', size: 10, color: accent });
    fact.gap(13);
    fact.write(text, { size: 9 });
    return fact.y;
  });
  let top = Math.max(...ends) + 3;
  for (const { text, address } of content.links) {
    pen.at(44, top, icons.link, { font: 'icons', size: 10, color: accent });
    pen.at(58, top, text, { size: 9, link: address });
    top += 14;
  }
  return top + 4;
}

/** How long the bar of a skill is: only the person knows what it stands for. */
const share = (index: number) => 0.9 - (index % 4) * 0.15;

function aside(pdf: PDFKit.PDFDocument, content: Content, y: number): void {
  const pen = new AsidePen(pdf, { x: 400, y, width: 151 });
  const heading = (text: string) => {
    pen.need(60);
    pen.gap(10);
    pen.write(text, { size: 12.5, font: 'bold', color: accent });
    pen.gap(3);
  };
  heading(content.heading('skills'));
  for (const [index, skill] of content.skills.flatMap(({ items }) => items).entries()) {
    pen.need(26);
    pen.write(skill, { size: 9 });
    pdf.roundedRect(pen.x, pen.y, 151, 4, 2).fill('#d5e3e3');
    pdf.roundedRect(pen.x, pen.y, 151 * share(index), 4, 2).fill(accent);
    pen.gap(9);
  }
  if (content.languages.length) heading(content.heading('languages'));
  for (const [index, { name, level }] of content.languages.entries()) {
    pen.need(38);
    pen.write(name, { size: 9, font: 'bold' });
    for (let dot = 0; dot < 5; dot += 1)
      pdf.circle(pen.x + 114 + dot * 9, pen.y - 7, 3).fill(dot < 5 - index ? accent : '#d5e3e3');
    pen.write(level, { size: 9 });
    pen.gap(4);
  }
  if (content.certifications.length) heading(content.heading('certifications'));
  for (const { name, issuer, date } of content.certifications) {
    pen.need(40);
    pen.write(name, { size: 9, font: 'bold' });
    if (issuer) pen.write(issuer, { size: 9 });
    if (date) pen.write(date, { size: 9, color: accent });
    pen.gap(4);
  }
  for (const part of content.further) {
    heading(part.heading);
    for (const line of part.lines) {
      pen.write(line, { size: 9 });
      pen.gap(2);
    }
  }
}

function main(pdf: PDFKit.PDFDocument, content: Content, y: number): void {
  const pen = new Pen(pdf, { x: 44, y, width: 326 });
  const heading = (text: string) => {
    pen.need(70);
    pen.gap(10);
    pen.write(text, { size: 12.5, font: 'bold', color: accent });
    pen.gap(3);
  };
  const entry = (title: string, house: string, place: string, dates: string, points: string[]) => {
    pen.need(50 + points.length * 27);
    const label = { size: 8.5, font: 'bold' as const, color: paper };
    pdf.roundedRect(pen.x, pen.y, pen.widthOf(dates, label) + 14, 14, 7).fill(accent);
    pen.at(pen.x + 7, pen.y + 2.5, dates, label);
    pen.gap(18);
    pen.write(title, { size: 10.5, font: 'bold' });
    pen.write(house);
    pen.write(place, { size: 9, color: '#666666' });
    pen.bullets(points, '›');
    pen.gap(8);
  };
  heading(content.heading('summary'));
  pen.write(content.summary);
  heading(content.heading('work'));
  for (const job of content.work) entry(job.position, job.company, job.place, job.dates, job.bullets);
  heading(content.heading('education'));
  for (const study of content.education)
    entry(study.degree, study.institution, study.place, study.dates, study.note ? [study.note] : []);
}

/** A band in colour; dates in rounded boxes above each entry; on the right, bars for skills and dots for languages. */
export const pdfMeters: PdfkitLayout = {
  id: 'pdf-meters',
  producer: 'pdfkit',
  months: ['short', 'long', 'yearOnly'],
  draw: (pdf, content) => {
    const y = band(pdf, content);
    main(pdf, content, y);
    pdf.switchToPage(0);
    aside(pdf, content, y);
  },
};
