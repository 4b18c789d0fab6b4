import { AlignmentType, HeadingLevel, Paragraph, type ParagraphChild } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { allSkills, inRows, listed, reach, styled } from './office-pieces';
import { cell, joined, numbered, open, pages, rowsOf } from './word-pages';
import { bold, heading, line, plain, text } from './word-pieces';

const item = (children: ParagraphChild[], keepNext = false) =>
  line(children, { bullet: { level: 0 }, spacing: { before: 100 }, keepNext });

const within = (lines: string[]) => lines.map((words) => text(words, { bullet: { level: 1 } }));

const entryOf = (house: string, place: string, what: string, dates: string, points: string[]) => [
  item([bold(house), plain(`, ${place} – ${what} (${dates})`)], points.length > 0),
  ...within(points),
];

const headed = (words: string, children: Paragraph[]) =>
  children.length ? [heading(words), ...children] : [];

const ticked = (content: Content) =>
  rowsOf(
    [3230, 3230, 3230],
    inRows(allSkills(content), 3).map((row) =>
      [0, 1, 2].map((column) => cell([text(row[column] ? `✓ ${row[column]}` : '')])),
    ),
    { borders: open },
  );

/** As nurses write it: licences before the posts; each post is an item of a list, its tasks a list within the list. */
export const officeLists: WordDesign = {
  id: 'office-lists',
  months: ['short', 'slash', 'long'],
  document: (content) =>
    pages(
      { font: 'Calibri', size: 21, footer: [numbered(`${content.labels.page} `)] },
      {
        children: [
          new Paragraph({
            text: listed(', ', content.name, content.title),
            heading: HeadingLevel.TITLE,
            alignment: AlignmentType.CENTER,
          }),
          line(joined(' • ', ...reach(content)), { alignment: AlignmentType.CENTER }),
          ...headed(content.heading('summary'), [text(content.summary)]),
          ...headed(
            content.heading('certifications'),
            content.certifications.map(({ name, issuer, date }) =>
              item([bold(name), plain(issuer && `, ${issuer}`), plain(date && ` (${date})`)]),
            ),
          ),
          ...headed(
            content.heading('work'),
            content.work.flatMap((job) =>
              entryOf(job.company, job.place, job.position, job.dates, job.bullets),
            ),
          ),
          ...headed(
            content.heading('education'),
            content.education.flatMap((study) =>
              entryOf(
                study.institution,
                study.place,
                study.degree,
                study.dates,
                study.note ? [study.note] : [],
              ),
            ),
          ),
          heading(content.heading('skills')),
          ticked(content),
          ...headed(
            content.heading('languages'),
            content.languages.map(({ name, level }) =>
              item([plain(name), styled(` ${level}`, { italics: true })]),
            ),
          ),
          ...content.further.flatMap((part) =>
            headed(
              part.heading,
              part.lines.map((words) => item([plain(words)])),
            ),
          ),
        ],
      },
    ),
};
