import type { Content } from '../content';
import { icons } from '../fonts';
import type { PdfkitLayout } from './layout';
import { Pen, type Style } from './pdfkit-pen';
import { foot, furtherParts, sentences, together } from './portal-pieces';

const blue = '#167db7';
const left = 46;
const width = 503;
const small: Style = { size: 9, color: '#606060' };

function head(pen: Pen, content: Content): void {
  pen.write(content.name, { size: 18, color: blue });
  pen.write(content.title, { size: 11, font: 'bold' });
  pen.gap(4);
  pen.write(`${content.labels.place}: ${content.place}`);
  pen.write(`${content.labels.phone}: ${content.phone}`);
  pen.write(`${content.labels.email}: ${content.email}`);
  for (const { text, address } of content.links) pen.write(text, { color: blue, link: address });
}

/** A job site's print: position and company on one bold line with a dash, then dates and the place in brackets. */
export const portalSearch: PdfkitLayout = {
  id: 'portal-search',
  producer: 'pdfkit',
  months: ['long', 'slash', 'short'],
  draw: (pdf, content) => {
    const pen = new Pen(pdf, { x: left, y: 46, width, bottom: 785 });
    const heading = (text: string, icon: string) => {
      pen.need(84);
      pen.gap(12);
      pdf.rect(left, pen.y, width, 22).fill('#eef4f8');
      pen.at(left + 8, pen.y + 5, icon, { font: 'icons', size: 12, color: blue });
      pen.at(left + 28, pen.y + 4.5, text, { size: 12, color: blue });
      pen.gap(30);
    };
    const entry = (title: string, facts: string, text: string) => {
      together(pdf, pen, (body) => {
        body.write(title, { size: 10.5, font: 'bold' });
        body.write(facts, small);
        if (text) body.write(text);
        body.gap(9);
      });
    };
    head(pen, content);
    heading(content.heading('summary'), icons.person);
    pen.write(content.summary);
    heading(content.heading('work'), icons.work);
    for (const { position, company, dates, place, bullets } of content.work)
      entry(`${position} - ${company}`, `${dates} (${place})`, sentences(bullets));
    heading(content.heading('education'), icons.education);
    for (const { degree, institution, dates, place, note } of content.education)
      entry(`${degree} - ${institution}`, `${dates} (${place})`, note);
    if (content.certifications.length) heading(content.heading('certifications'), icons.education);
    for (const { name, issuer, date } of content.certifications) {
      pen.need(30);
      pen.write(name);
      const details = [issuer, date].filter(Boolean).join(' (');
      if (details) pen.write(issuer && date ? `${details})` : details, small);
      pen.gap(4);
    }
    heading(content.heading('skills'), icons.skills);
    for (const { group, items } of content.skills) {
      pen.need(30);
      pen.write(group, { size: 9, font: 'bold', color: blue });
      pen.write(items.join(', '));
      pen.gap(3);
    }
    if (content.languages.length) heading(content.heading('languages'), icons.skills);
    for (const { name, level } of content.languages) pen.write(`${name}: ${level}`);
    furtherParts(pen, content, (text) => heading(text, icons.person), '-');
    foot(pdf, 812, (page, count) => `${content.name}  -  ${page}/${count}`);
  },
};
