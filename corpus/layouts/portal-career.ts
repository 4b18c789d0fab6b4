import type { Content } from '../content';
import { icons } from '../fonts';
import type { PdfkitLayout } from './layout';
import { Pen } from './pdfkit-pen';
import { furtherParts, indented, tags, together } from './portal-pieces';

const green = '#00656a';
const left = 52;
const dateWidth = 82;

function head(pdf: PDFKit.PDFDocument, pen: Pen, content: Content): void {
  pdf.roundedRect(left, 46, 70, 84, 6).fill('#dfe9e6');
  pdf.circle(left + 35, 76, 15).fill('#b4c9c4');
  pdf.roundedRect(left + 12, 97, 46, 30, 14).fill('#b4c9c4');
  const text = new Pen(pdf, { x: left + 88, y: 48, width: 403 });
  text.write(content.title, { size: 10, color: '#5c6b68' });
  text.write(content.name, { size: 21, font: 'bold', color: green });
  text.gap(4);
  const facts: [string, string, string?][] = [
    [icons.place, content.place],
    [icons.phone, content.phone],
    [icons.email, content.email],
    ...content.links.map(({ text: shown, address }): [string, string, string] => [
      icons.link,
      shown,
      address,
    ]),
  ];
  for (const [icon, fact, link] of facts) {
    text.at(text.x, text.y, icon, { font: 'icons', size: 9, color: green });
    text.at(text.x + 16, text.y, fact, { size: 9.5, ...(link && { link }) });
    text.gap(14);
  }
  pen.y = Math.max(text.y, 136);
}

/** A business network's export: dates wrap at the left; company in colour above the position, then the place. */
export const portalCareer: PdfkitLayout = {
  id: 'portal-career',
  producer: 'pdfkit',
  months: ['slash', 'dot', 'long'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: left, y: 50, width: 491 });
    const heading = (text: string) => {
      pen.need(96);
      pen.gap(13);
      pdf.rect(left, pen.y + 1, 3, 15).fill('#bfdb38');
      pen.at(left + 10, pen.y, text, { size: 13.5, font: 'bold', color: green });
      pen.gap(25);
    };
    const entry = (dates: string, write: (body: Pen) => void) => {
      const both = (body: Pen) => {
        const dated = body === pen ? new Pen(pdf, { x: left, y: pen.y, width: dateWidth }) : undefined;
        dated?.write(dates, { size: 9.5, color: '#5c6b68' });
        indented(body, dateWidth + 16, () => write(body));
        body.y = Math.max(body.y, dated?.y ?? 0) + 9;
      };
      together(pdf, pen, both);
    };
    head(pdf, pen, content);
    heading(content.heading('work'));
    for (const job of content.work) {
      entry(job.dates, (body) => {
        body.write(job.company, { color: green });
        body.write(job.position, { size: 11, font: 'bold' });
        body.write(job.place, { size: 9, color: '#5c6b68' });
        body.bullets(job.bullets, '–');
      });
    }
    heading(content.heading('education'));
    for (const study of content.education) {
      entry(study.dates, (body) => {
        body.write(study.institution, { color: green });
        body.write(study.degree, { size: 11, font: 'bold' });
        body.write(study.place, { size: 9, color: '#5c6b68' });
        if (study.note) body.write(study.note, { size: 9.5 });
      });
    }
    heading(content.heading('skills'));
    const skills = content.skills.flatMap(({ items }) => items);
    tags(pdf, pen, skills, '#e6f0ee', green);
    if (content.languages.length) heading(content.heading('languages'));
    for (const { name, level } of content.languages) {
      pen.need(16);
      pen.at(left, pen.y, name, { font: 'bold' });
      pen.at(left + dateWidth + 16, pen.y, level);
      pen.gap(15);
    }
    if (content.certifications.length) heading(content.heading('certifications'));
    for (const { name, issuer, date } of content.certifications) {
      entry(date, (body) => {
        body.write(name, { font: 'bold' });
        if (issuer) body.write(issuer);
      });
    }
    heading(content.heading('summary'));
    pen.write(content.summary);
    furtherParts(pen, content, heading, '–');
  },
};
