import type { Paragraph } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { linkRuns, listed, mail, styled } from './office-pieces';
import { cell, open, pages, rowsOf } from './word-pages';
import { bold, bullets, line, plain, text } from './word-pieces';

const red = 'C0392B';
const grey = '666666';

const grow = { spacing: { before: 200 }, keepNext: true };

/** A row with its heading at the left, or nothing if the person has none of it. */
const part = (heading: string, children: Paragraph[]) =>
  children.length
    ? [
        [
          cell([line([styled(heading, { bold: true, color: red, size: 19 })], { spacing: { before: 200 } })]),
          cell(children),
        ],
      ]
    : [];

const entryOf = (house: string, role: string, dates: string, place: string, points: string[]) => [
  line([styled(house, { bold: true, size: 22 }), styled(` / ${role}`, { size: 22 })], grow),
  line([styled(listed(', ', dates, place), { color: grey, size: 17 })], {
    keepNext: points.length > 0,
    spacing: { after: 40 },
  }),
  ...bullets(points),
];

const head = (content: Content) => [
  [
    cell([line([styled(content.name, { bold: true, size: 44 })]), text(content.title)]),
    cell([
      text(content.place),
      line([bold(content.phone)]),
      line([mail(content.email, { color: red })]),
      ...linkRuns(content, { color: red }).map((runs) => line(runs)),
    ]),
  ],
];

const parts = (content: Content) => [
  ...part(content.heading('summary'), [text(content.summary, { spacing: { before: 200 } })]),
  ...part(
    content.heading('skills'),
    content.skills.map(({ group, items }) => line([bold(`${group} / `), plain(items.join(', '))], grow)),
  ),
  ...part(
    content.heading('work'),
    content.work.flatMap((job) => entryOf(job.company, job.position, job.dates, job.place, job.bullets)),
  ),
  ...part(
    content.heading('education'),
    content.education.flatMap((study) =>
      entryOf(study.institution, study.degree, study.dates, study.place, study.note ? [study.note] : []),
    ),
  ),
  ...part(
    content.heading('certifications'),
    content.certifications.map(({ name, issuer, date }) =>
      line([bold(name), plain(issuer && ` / ${issuer}`), plain(date && ` / ${date}`)], grow),
    ),
  ),
  ...part(
    content.heading('languages'),
    content.languages.map(({ name, level }) => line([bold(name), plain(` / ${level}`)], grow)),
  ),
  ...content.further.flatMap(({ heading, lines }) =>
    part(
      heading,
      lines.map((words) => text(words, { spacing: { before: 200 } })),
    ),
  ),
];

/** Headings in colour in a narrow cell at the left; company and position with a slash between, dates and place below. */
export const officeSlashes: WordDesign = {
  id: 'office-slashes',
  months: ['long', 'short', 'slash'],
  document: (content) =>
    pages(
      { font: 'Arial', size: 19, margins: { top: 1000, bottom: 900, left: 1000, right: 1000 } },
      {
        children: [
          rowsOf([5300, 4600], head(content), { borders: open }),
          rowsOf([2700, 7200], parts(content), { borders: open, splits: true }),
        ],
      },
    ),
};
