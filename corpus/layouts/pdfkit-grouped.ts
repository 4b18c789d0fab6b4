import type { Content, PrintedJob } from '../content';
import type { PdfkitLayout } from './layout';
import { Pen } from './pdfkit-pen';

const left = 60;
const width = 475;
const margin = 132;

/** Jobs that follow each other at the same company and place. */
function byEmployer(jobs: PrintedJob[]): [PrintedJob, ...PrintedJob[]][] {
  const groups: [PrintedJob, ...PrintedJob[]][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last && job.isSameCompany && last[0].place === job.place) last.push(job);
    else groups.push([job]);
  }
  return groups;
}

/** Writes a text in bold in a narrow column, and what belongs to it beside it. */
function row(pdf: PDFKit.PDFDocument, pen: Pen, label: string, height: number, write: (beside: Pen) => void) {
  pen.need(height);
  const first = new Pen(pdf, { x: left, y: pen.y, width: margin - 14 });
  const beside = new Pen(pdf, { x: left + margin, y: pen.y, width: width - margin, bottom: 830 });
  first.write(label, { font: 'bold', size: 9.5 });
  write(beside);
  pen.y = Math.max(first.y, beside.y) + 3;
}

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

function contacts(pdf: PDFKit.PDFDocument, pen: Pen, content: Content): void {
  const { labels } = content;
  row(pdf, pen, labels.name, 20, (beside) => beside.write(content.name));
  row(pdf, pen, labels.place, 20, (beside) => beside.write(content.place));
  row(pdf, pen, labels.phone, 20, (beside) => beside.write(content.phone));
  row(pdf, pen, labels.email, 20, (beside) => beside.write(content.email));
  for (const { text, address } of content.links)
    row(pdf, pen, 'Web', 20, (beside) => beside.write(text, { link: address }));
}

/** As researchers' registers print it: positions with their dates under the name of an employer, studies as prose. */
export const pdfGrouped: PdfkitLayout = {
  id: 'pdf-grouped',
  producer: 'pdfkit',
  months: ['yearOnly', 'slash', 'short'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: left, y: 56, width, bottom: 785 });
    const heading = (text: string) => {
      pen.need(80);
      pen.gap(14);
      pen.write(text, { size: 13, font: 'bold' });
      pdf
        .moveTo(left, pen.y + 1)
        .lineTo(left + width, pen.y + 1)
        .lineWidth(2)
        .stroke('#b9b9b9');
      pen.gap(8);
    };
    pen.write(content.name, { size: 18, font: 'bold' });
    pen.write(content.title, { size: 11 });
    pen.gap(8);
    pen.write(content.summary);
    heading(content.heading('contact'));
    contacts(pdf, pen, content);
    heading(content.heading('education'));
    for (const { dates, degree, institution, place, note } of content.education) {
      row(pdf, pen, dates, 44, (beside) => {
        beside.write(sentence(degree));
        beside.write(sentence(`${institution}, ${place}`));
        if (note) beside.write(note, { size: 9.5, font: 'italic' });
      });
    }
    heading(content.heading('work'));
    for (const jobs of byEmployer(content.work)) {
      pen.need(70);
      pen.write(`${jobs[0].company}, ${jobs[0].place}`, { font: 'bold', size: 10.5 });
      pen.gap(2);
      for (const { dates, position, bullets } of jobs) {
        row(pdf, pen, dates, 20 + bullets.length * 27, (beside) => {
          beside.write(position);
          beside.bullets(bullets, '–');
        });
      }
      pen.gap(6);
    }
    heading(content.heading('skills'));
    for (const { group, items } of content.skills)
      row(pdf, pen, group, 30, (beside) => beside.write(items.join('; ')));
    if (content.languages.length) heading(content.heading('languages'));
    for (const { name, level } of content.languages) row(pdf, pen, name, 20, (beside) => beside.write(level));
    if (content.certifications.length) heading(content.heading('certifications'));
    for (const { name, issuer, date } of content.certifications)
      row(pdf, pen, date, 30, (beside) => beside.write([name, issuer].filter(Boolean).join('. ')));
    for (const part of content.further) {
      heading(part.heading);
      for (const [index, text] of part.lines.entries())
        row(pdf, pen, `${index + 1}.`, 30, (beside) => beside.write(text));
    }
  },
};
