import { AlignmentType, BorderStyle, type Paragraph } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { linkRuns, listed, mail, styled } from './office-pieces';
import { cell, open, pages, rowsOf } from './word-pages';
import { bold, line, plain, text } from './word-pieces';

const blue = '1F3864';
const white = { color: 'FFFFFF', size: 17 };

const light = (words: string, look: { bold?: boolean; italics?: boolean } = {}) =>
  line([styled(words, { ...white, ...look })], { indent: { left: 100, right: 60 } });

const lightHeading = (words: string) =>
  line([styled(words.toUpperCase(), { bold: true, color: 'FFFFFF', size: 20 })], {
    indent: { left: 100, right: 60 },
    keepNext: true,
    spacing: { before: 320, after: 100 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'FFFFFF', space: 2 } },
  });

const lightPart = (heading: string, children: Paragraph[]) =>
  children.length ? [lightHeading(heading), ...children] : [];

const column = (content: Content) => [
  line([styled(content.name, { bold: true, color: 'FFFFFF', size: 34 })], {
    alignment: AlignmentType.CENTER,
    spacing: { before: 240 },
  }),
  line([styled(content.title, { color: 'D6DCE5', size: 20 })], { alignment: AlignmentType.CENTER }),
  lightHeading(content.heading('contact')),
  light(content.place),
  light(content.phone),
  line([mail(content.email, { ...white, size: 16 })], { indent: { left: 100, right: 60 } }),
  ...linkRuns(content, white).map((runs) => line(runs, { indent: { left: 100, right: 60 } })),
  ...lightPart(
    content.heading('skills'),
    content.skills.flatMap(({ group, items }) => [
      light(group, { bold: true }),
      ...items.map((item) => light(`• ${item}`)),
    ]),
  ),
  ...lightPart(
    content.heading('languages'),
    content.languages.map(({ name, level }) => light(`${name} : ${level}`)),
  ),
];

const blueHeading = (words: string) =>
  line([styled(words.toUpperCase(), { bold: true, color: blue, size: 24 })], {
    keepNext: true,
    spacing: { before: 280, after: 60 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: blue, space: 1 } },
  });

const entryOf = (dates: string, what: string, where: string[], points: string[]) => [
  line([styled(`${dates} : `, { color: blue }), bold(what)], { keepNext: true, spacing: { before: 140 } }),
  line([plain(listed(' – ', ...where))], { keepNext: points.length > 0 }),
  ...points.map((words) => text(`➢ ${words}`, { indent: { left: 480, hanging: 240 } })),
];

const bluePart = (heading: string, children: Paragraph[]) =>
  children.length ? [blueHeading(heading), ...children] : [];

const main = (content: Content) => [
  ...bluePart(content.heading('summary'), [text(content.summary, { alignment: AlignmentType.JUSTIFIED })]),
  ...bluePart(
    content.heading('work'),
    content.work.flatMap((job) =>
      entryOf(job.dates, job.position, [job.company.toUpperCase(), job.place], job.bullets),
    ),
  ),
  ...bluePart(
    content.heading('education'),
    content.education.flatMap((study) =>
      entryOf(
        study.dates,
        study.degree,
        [study.institution.toUpperCase(), study.place],
        study.note ? [study.note] : [],
      ),
    ),
  ),
  ...bluePart(
    content.heading('certifications'),
    content.certifications.map(({ name, issuer, date }) =>
      line([styled(date && `${date} : `, { color: blue }), bold(name), plain(issuer && ` – ${issuer}`)]),
    ),
  ),
  ...content.further.flatMap(({ heading, lines }) =>
    bluePart(
      heading,
      lines.map((words) => text(words)),
    ),
  ),
];

/** A dark blue cell at the left with the name and contacts; dates and a colon before each position in bold. */
export const officeColumn: WordDesign = {
  id: 'office-column',
  months: ['long', 'slash', 'yearOnly'],
  document: (content) =>
    pages(
      { font: 'Calibri', size: 19, margins: { top: 600, bottom: 600, left: 500, right: 600 } },
      {
        children: [
          rowsOf(
            [4000, 200, 6500],
            [[cell(column(content), { fill: blue }), cell([text('')]), cell(main(content))]],
            {
              borders: open,
              splits: true,
            },
          ),
        ],
      },
    ),
};
