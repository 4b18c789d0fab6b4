import type { Content } from '../content';
import type { PdfkitLayout } from './layout';
import { Pen, type Style } from './pdfkit-pen';
import { furtherParts, indented, together } from './portal-pieces';

const ink = '#1f2328';
const quiet: Style = { size: 9.5, color: '#6a6f76' };
const blue = '#1666b0';

function top(pdf: PDFKit.PDFDocument, pen: Pen, content: Content): void {
  pdf.rect(0, 0, 595.28, 84).fill('#b9cfe0');
  pdf.circle(106, 92, 44).lineWidth(4).fillAndStroke('#8b98a3', '#ffffff');
  pdf.circle(106, 82, 14).fill('#eef1f3');
  pdf.roundedRect(84, 98, 44, 22, 11).fill('#eef1f3');
  pen.y = 148;
  pen.write(content.name, { size: 20, font: 'bold', color: ink });
  pen.gap(2);
  pen.write(content.title, { size: 12, color: ink });
  pen.gap(2);
  pen.write(content.place, quiet);
  pen.write(`${content.phone}  ·  ${content.email}`, { size: 9.5, color: ink });
  for (const { text, address } of content.links) pen.write(text, { size: 9.5, color: blue, link: address });
}

/** Draws a small building in place of a logo. */
function logo(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf.rect(x, y, 34, 34).fill('#e3e7ea');
  pdf.rect(x + 9, y + 8, 16, 20).fill('#a5aeb6');
  for (const [across, down] of [
    [12, 11],
    [19, 11],
    [12, 17],
    [19, 17],
  ])
    pdf.rect(x + (across ?? 0), y + (down ?? 0), 3, 3).fill('#e3e7ea');
}

/** A social network's page of a person: position, company, then dates and place in grey, beside a logo. */
export const portalNetwork: PdfkitLayout = {
  id: 'portal-network',
  producer: 'pdfkit',
  months: ['short', 'long', 'yearOnly'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: 62, y: 50, width: 471 });
    const heading = (text: string) => {
      pen.need(100);
      pen.gap(12);
      pen.rule('#d5d9dd');
      pen.gap(6);
      pen.write(text, { size: 14, font: 'bold', color: ink });
      pen.gap(6);
    };
    const entry = (title: string, house: string, facts: string[], points: string[]) => {
      together(pdf, pen, (body) => {
        if (body === pen) logo(pdf, pen.x, pen.y);
        indented(body, 46, () => {
          body.write(title, { size: 10.5, font: 'bold', color: ink });
          if (house) body.write(house, { color: ink });
          if (facts.some(Boolean)) body.write(facts.filter(Boolean).join(' · '), quiet);
          body.gap(2);
          body.bullets(points);
        });
        body.gap(points.length ? 10 : 14);
      });
    };
    top(pdf, pen, content);
    heading(content.heading('summary'));
    pen.write(content.summary);
    heading(content.heading('work'));
    for (const { position, company, dates, place, bullets } of content.work)
      entry(position, company, [dates, place], bullets);
    heading(content.heading('education'));
    for (const { degree, institution, dates, note } of content.education)
      entry(institution, degree, [dates], note ? [note] : []);
    if (content.certifications.length) heading(content.heading('certifications'));
    for (const { name, issuer, date } of content.certifications) entry(name, issuer, [date], []);
    heading(content.heading('skills'));
    for (const item of content.skills.flatMap(({ items }) => items)) {
      pen.need(24);
      pen.write(item, { font: 'bold', color: ink });
      pen.gap(3);
      pen.rule('#e6e9ec');
      pen.gap(2);
    }
    if (content.languages.length) heading(content.heading('languages'));
    for (const { name, level } of content.languages) {
      pen.need(30);
      pen.write(name, { font: 'bold', color: ink });
      pen.write(level, quiet);
      pen.gap(5);
    }
    furtherParts(pen, content, heading, '•');
  },
};
