import type { Content } from '../content';
import type { PdfkitLayout } from './layout';
import { Pen } from './pdfkit-pen';

const body = { x: 48, width: 350 };
const margin = { x: 424, width: 123 };
const ink = '#3d4f2f';

function head(pen: Pen, content: Content): void {
  pen.write(content.name, { size: 26, color: ink });
  pen.gap(4);
  pen.write(content.title, { size: 12, font: 'italic' });
}

/** Dates and place in a margin on the right, behind a vertical line; the contacts stand there too, at the top. */
export const pdfMargin: PdfkitLayout = {
  id: 'pdf-margin',
  producer: 'pdfkit',
  months: ['long', 'short', 'dot'],
  draw: (pdf, content) => {
    const line = () => pdf.moveTo(411, 46).lineTo(411, 796).lineWidth(0.6).stroke(ink);
    pdf.on('pageAdded', line);
    line();
    const pen = new Pen(pdf, { ...body, y: 50 });
    const beside = (write: (aside: Pen) => void, writeBody: () => void, height: number) => {
      pen.need(height);
      const aside = new Pen(pdf, { ...margin, y: pen.y });
      write(aside);
      const { y } = aside;
      writeBody();
      pen.y = Math.max(pen.y, y);
    };
    const heading = (text: string) => {
      pen.need(120);
      pen.gap(16);
      pen.write(text.toLowerCase(), { size: 15, color: ink });
      pen.gap(4);
    };
    const entry = (facts: string[], first: string, second: string, points: string[]) => {
      const write = () => {
        pen.write(first, { font: 'bold' });
        pen.write(second, { font: 'italic' });
        pen.bullets(points, '·', 10);
      };
      const writeFacts = (aside: Pen) => {
        for (const fact of facts) aside.write(fact, { size: 9 });
      };
      beside(writeFacts, write, 40 + points.length * 28);
      pen.gap(8);
    };
    beside(
      (aside) => {
        aside.write(content.place, { size: 9 });
        aside.write(content.phone, { size: 9 });
        for (const piece of content.email.split(/(?=@)/)) aside.write(piece, { size: 9 });
        for (const { text, address } of content.links)
          for (const piece of text.split(/(?<=\/)/)) aside.write(piece, { size: 9, link: address });
      },
      () => head(pen, content),
      0,
    );
    heading(content.heading('summary'));
    pen.write(content.summary);
    heading(content.heading('work'));
    for (const job of content.work) entry([job.dates, job.place], job.company, job.position, job.bullets);
    heading(content.heading('education'));
    for (const study of content.education) {
      entry([study.dates, study.place], study.institution, study.degree, study.note ? [study.note] : []);
    }
    if (content.certifications.length) heading(content.heading('certifications'));
    for (const { name, issuer, date } of content.certifications) entry([date], name, issuer, []);
    heading(content.heading('skills'));
    for (const { group, items } of content.skills) {
      pen.write(group, { font: 'italic' });
      pen.write(items.join(' / '));
      pen.gap(3);
    }
    if (content.languages.length) heading(content.heading('languages'));
    for (const { name, level } of content.languages) pen.write(`${name}, ${level}`);
    for (const part of content.further) {
      heading(part.heading);
      for (const text of part.lines) pen.write(text);
    }
  },
};
