import { type Paragraph, TextRun } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { hyphens, linkRuns, listed, mail, styled } from './office-pieces';
import { cell, open, pages, rowsOf, ruledAbove } from './word-pages';
import { bold, italic, line, text } from './word-pieces';

const widths = [2500, 2900, 4250];

const hairline = { ...ruledAbove, top: { ...ruledAbove.top, size: 4, color: 'BFBFBF' } };

const spread = (words: string) =>
  line([new TextRun({ text: words, bold: true, size: 24, characterSpacing: 30, color: '7F6000' })], {
    keepNext: true,
    spacing: { before: 300, after: 100 },
  });

const headed = (heading: string, rows: Paragraph[][][]) =>
  rows.length
    ? [
        spread(heading),
        rowsOf(
          widths,
          rows.map((cells) => cells.map((children) => cell(children))),
          { borders: hairline },
        ),
      ]
    : [];

const jobRows = (content: Content) =>
  content.work.map((job) => [
    [text(job.dates)],
    [line([bold(job.company)]), text(job.place)],
    [line([italic(job.position)]), ...hyphens(job.bullets)],
  ]);

const studyRows = (content: Content) =>
  content.education.map((study) => [
    [text(study.dates)],
    [line([bold(study.institution)]), text(study.place)],
    [line([italic(study.degree)]), ...(study.note ? [text(study.note)] : [])],
  ]);

const personal = (content: Content) => {
  const { labels } = content;
  const row = (label: string, ...value: Paragraph[]) => [cell([text(label)]), cell(value)];
  return rowsOf(
    [2500, 7150],
    [
      row(labels.name, line([bold(content.name)])),
      row(labels.place, text(content.place)),
      row(labels.phone, text(content.phone)),
      row(labels.email, line([mail(content.email)])),
      ...linkRuns(content).map((runs, index) => row(index ? '' : 'Internet', line(runs))),
    ],
    { borders: open },
  );
};

/** A Lebenslauf in three columns without column names: dates, then company and place, then position and tasks. */
export const officeThirds: WordDesign = {
  id: 'office-thirds',
  months: ['slash', 'dot', 'short'],
  document: (content) =>
    pages(
      { font: 'Calibri', size: 20, margins: { top: 1130, bottom: 1000, left: 1250, right: 1000 } },
      {
        children: [
          line([styled(content.labels.document, { size: 44, color: '7F6000' })]),
          text(content.title, { spacing: { after: 200 } }),
          personal(content),
          ...headed(content.heading('work'), jobRows(content)),
          ...headed(content.heading('education'), studyRows(content)),
          ...headed(
            content.heading('certifications'),
            content.certifications.map(({ name, issuer, date }) => [
              [text(date)],
              [text(issuer)],
              [line([italic(name)])],
            ]),
          ),
          spread(listed(' / ', content.heading('skills'), content.heading('languages'))),
          rowsOf(
            [2500, 7150],
            [
              ...content.skills.map(({ group, items }) => [
                cell([text(group)]),
                cell([text(items.join(', '))]),
              ]),
              ...(content.languages.length
                ? [
                    [
                      cell([text(content.heading('languages'))]),
                      cell([
                        text(content.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
                      ]),
                    ],
                  ]
                : []),
            ],
            { borders: hairline },
          ),
          ...content.further.flatMap((part) => [
            spread(part.heading),
            ...part.lines.map((words) => text(words)),
          ]),
        ],
      },
    ),
};
