import { AlignmentType, type Paragraph, TextRun, UnderlineType } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { hyphens, linkRuns, mail, rightEdge, styled } from './office-pieces';
import { pages, partOf } from './word-pages';
import { bold, italic, line, plain, text } from './word-pieces';

const centre = { alignment: AlignmentType.CENTER };
const edge = rightEdge(9640);

const underlined = (words: string) =>
  line([new TextRun({ text: words.toUpperCase(), bold: true, underline: { type: UnderlineType.SINGLE } })], {
    ...centre,
    keepNext: true,
    spacing: { before: 280, after: 120 },
  });

const head = (content: Content) => [
  line([styled(content.name, { bold: true, size: 40 })], centre),
  text(content.place, centre),
  line([plain(`${content.labels.phone}: ${content.phone}`)], centre),
  line([plain(`${content.labels.email}: `), mail(content.email)], centre),
  ...linkRuns(content).map((runs) => line(runs, centre)),
];

const entryOf = (house: string, what: string, dates: string, place: string, points: string[]) => [
  line([bold(house), plain(', '), italic(what)], { keepNext: true }),
  text(`${place}\t${dates}`, { ...edge, keepNext: points.length > 0 }),
  ...hyphens(points, 300),
  text('', { spacing: { line: 160 } }),
];

const skillLines = (content: Content): Paragraph[] =>
  content.skills.flatMap(({ group, items }) => [
    line([bold(group)], { keepNext: true }),
    text(items.join(', '), { indent: { left: 300 } }),
  ]);

/** A first CV: studies first; centred underlined headings; company and position on one line, place and dates at the edges of the next. */
export const officeStudent: WordDesign = {
  id: 'office-student',
  months: ['long', 'yearOnly', 'short'],
  document: (content) =>
    pages(
      { font: 'Times New Roman', size: 22 },
      {
        children: [
          ...head(content),
          underlined(content.heading('summary')),
          text(content.summary),
          underlined(content.heading('education')),
          ...content.education.flatMap((study) =>
            entryOf(
              study.institution,
              study.degree,
              study.dates,
              study.place,
              study.note ? [study.note] : [],
            ),
          ),
          underlined(content.heading('work')),
          ...content.work.flatMap((job) =>
            entryOf(job.company, job.position, job.dates, job.place, job.bullets),
          ),
          underlined(content.heading('skills')),
          ...skillLines(content),
          ...partOf(
            underlined(content.heading('languages')),
            content.languages.map(({ name, level }) => text(`${name}\t${level}`, edge)),
          ),
          ...partOf(
            underlined(content.heading('certifications')),
            content.certifications.map(({ name, issuer, date }) =>
              text(`${[name, issuer].filter(Boolean).join(', ')}\t${date}`, edge),
            ),
          ),
          ...content.further.flatMap((part) => [
            underlined(part.heading),
            ...part.lines.map((words) => text(words, centre)),
          ]),
        ],
      },
    ),
};
