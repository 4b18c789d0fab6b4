import { AlignmentType, BorderStyle, type FileChild } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { linkRuns, mail, styled } from './office-pieces';
import { cell, open, pages, partOf, rowsOf } from './word-pages';
import { bold, bullets, italic, line, text } from './word-pieces';

const green = '2E6B4F';
const right = { alignment: AlignmentType.RIGHT };
const look = { borders: open };

const heading = (words: string) =>
  line([styled(words, { bold: true, color: green, size: 26 })], {
    keepNext: true,
    spacing: { before: 240, after: 60 },
    border: { bottom: { style: BorderStyle.DOTTED, size: 8, color: green, space: 2 } },
  });

interface Entry {
  house: string;
  role: string;
  place: string;
  dates: string;
}

/** A row whose cells stand at the two edges of the page. */
const entryOf = ({ house, role, place, dates }: Entry) =>
  rowsOf(
    [6400, 3300],
    [
      [
        cell([line([bold(house)], { keepNext: true }), line([italic(role)], { keepNext: true })]),
        cell([line([styled(dates, { bold: true, color: green })], right), text(place, right)]),
      ],
    ],
    look,
  );

const head = (content: Content) => [
  line([styled(content.name, { bold: true, size: 38, color: green })], { alignment: AlignmentType.CENTER }),
  line([italic(content.title)], { alignment: AlignmentType.CENTER, spacing: { after: 80 } }),
  rowsOf(
    [4700, 5000],
    [
      [
        cell([text(content.place), text(content.phone)]),
        cell([line([mail(content.email)], right), ...linkRuns(content).map((runs) => line(runs, right))]),
      ],
    ],
    look,
  ),
];

const part = (content: Content, kind: Parameters<Content['heading']>[0], children: FileChild[]) =>
  partOf(heading(content.heading(kind)), children);

/** Company and position in a cell at the left, dates and place in one at the right edge; contacts in two cells below the name. */
export const officeEdges: WordDesign = {
  id: 'office-edges',
  months: ['short', 'long', 'yearOnly'],
  document: (content) =>
    pages(
      { font: 'Garamond', size: 20, margins: { top: 900, bottom: 900, left: 1100, right: 1100 } },
      {
        children: [
          ...head(content),
          ...part(content, 'summary', [text(content.summary)]),
          ...part(
            content,
            'work',
            content.work.flatMap((job) => [
              entryOf({ ...job, house: job.company, role: job.position }),
              ...bullets(job.bullets),
            ]),
          ),
          ...part(
            content,
            'education',
            content.education.flatMap((study) => [
              entryOf({ ...study, house: study.institution, role: study.degree }),
              ...(study.note ? bullets([study.note]) : [text('', { spacing: { line: 120 } })]),
            ]),
          ),
          ...part(
            content,
            'certifications',
            content.certifications.map(({ name, issuer, date }) =>
              rowsOf(
                [7000, 2700],
                [[cell([text([name, issuer].filter(Boolean).join(', '))]), cell([text(date, right)])]],
                look,
              ),
            ),
          ),
          ...part(
            content,
            'skills',
            content.skills.flatMap(({ group, items }) => [line([italic(group)]), text(items.join(' | '))]),
          ),
          ...part(content, 'languages', [
            text(content.languages.map(({ name, level }) => `${name}: ${level}`).join(' | ')),
          ]),
          ...content.further.flatMap(({ heading: words, lines }) => [
            heading(words),
            ...lines.map((each) => text(each)),
          ]),
        ],
      },
    ),
};
