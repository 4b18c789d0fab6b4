import type { Content } from '../content';
import type { PdfkitLayout } from './layout';
import { Pen } from './pdfkit-pen';
import { foot, furtherParts, together } from './portal-pieces';

const ink = '#2d2d2d';
const grey = '#595959';

function head(pen: Pen, content: Content): void {
  pen.write(content.name, { size: 24, font: 'bold', color: ink });
  pen.gap(2);
  pen.write(content.title, { size: 12.5, color: grey });
  pen.gap(6);
  for (const text of [content.place, content.email, content.phone]) pen.write(text, { color: ink });
  for (const { text, address } of content.links) pen.write(text, { color: '#2557a7', link: address });
}

/** What a large job site prints: the position in bold, below it company, place and dates between bars. */
export const portalBoard: PdfkitLayout = {
  id: 'portal-board',
  producer: 'pdfkit',
  pageSize: 'LETTER',
  months: ['long', 'short', 'slash'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: 58, y: 54, width: 496, bottom: 730 });
    const heading = (text: string) => {
      pen.need(90);
      pen.gap(14);
      pen.write(text, { size: 15, font: 'bold', color: ink });
      pen.gap(3);
      pen.rule('#d4d2d0');
      pen.gap(4);
    };
    const entry = (title: string, facts: string[], points: string[]) => {
      together(pdf, pen, (body) => {
        body.write(title, { size: 11, font: 'bold', color: ink });
        body.write(facts.join(' | '), { color: grey });
        body.gap(2);
        body.bullets(points);
        body.gap(9);
      });
    };
    head(pen, content);
    pen.gap(8);
    pen.write(content.summary);
    heading(content.heading('work'));
    for (const { position, company, place, dates, bullets } of content.work)
      entry(position, [company, place, dates], bullets);
    heading(content.heading('education'));
    for (const { degree, institution, place, dates, note } of content.education)
      entry(degree, [institution, place, dates], note ? [note] : []);
    heading(content.heading('skills'));
    pen.bullets(content.skills.flatMap(({ items }) => items));
    if (content.languages.length) heading(content.heading('languages'));
    pen.bullets(content.languages.map(({ name, level }) => `${name} - ${level}`));
    if (content.certifications.length) heading(content.heading('certifications'));
    for (const { name, issuer, date } of content.certifications) {
      pen.need(44);
      pen.write(name, { size: 11, font: 'bold', color: ink });
      if (issuer) pen.write(issuer, { color: grey });
      if (date) pen.write(date, { color: grey });
      pen.gap(6);
    }
    furtherParts(pen, content, heading, '•');
    foot(pdf, 756, (page) => `${page}`);
  },
};
