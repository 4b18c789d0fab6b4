import { AlignmentType, type Paragraph } from 'docx';
import type { Content } from '../content';
import { entryLabels } from './entry-labels';
import type { WordLayout } from './layout';
import { cell, grid, linkLines, numbered, open, pages, partOf, rowsOf, ruledLeft, sized } from './word-pages';
import { bold, bullets, line, plain, text } from './word-pieces';

type WordDesign = Omit<WordLayout, 'producer'>;

const right = { alignment: AlignmentType.RIGHT };

const labelled = (label: string, ...value: Paragraph[]) =>
  value.length ? [[cell([text(label, right)]), cell(value)]] : [];

const headed = (title: string, ...rows: ReturnType<typeof labelled>[]) => {
  const all = rows.flat();
  return all.length
    ? [
        [
          cell([line([bold(title.toUpperCase())], { ...right, spacing: { before: 240, after: 60 } })]),
          cell([text('')]),
        ],
        ...all,
      ]
    : [];
};

const spaced = (label: string, value: Paragraph) => [
  [cell([text(label, { ...right, spacing: { before: 160 } })]), cell([value])],
];

const before = { spacing: { before: 160 } };

function formRows(content: Content) {
  const { heading, labels } = content;
  const named = entryLabels(content.language, 1);
  return [
    ...headed(
      heading('contact'),
      labelled(labels.name, line([bold(content.name)])),
      labelled(labels.place, text(content.place)),
      labelled(labels.phone, text(content.phone)),
      labelled(labels.email, text(content.email)),
      labelled('Web', ...linkLines(content)),
    ),
    ...headed(heading('summary'), labelled('', text(content.title), text(content.summary))),
    ...headed(
      heading('work'),
      ...content.work.flatMap((job) => [
        spaced(named('period'), text(job.dates, before)),
        labelled(named('employer'), text(job.company)),
        labelled(named('place'), text(job.place)),
        labelled(named('position'), line([bold(job.position)])),
        labelled(named('tasks'), ...job.bullets.map((words) => text(`– ${words}`))),
      ]),
    ),
    ...headed(
      heading('education'),
      ...content.education.flatMap((study) => [
        spaced(named('period'), text(study.dates, before)),
        labelled(named('school'), text(study.institution)),
        labelled(named('place'), text(study.place)),
        labelled(named('degree'), line([bold(study.degree)])),
        labelled(named('note'), ...(study.note ? [text(study.note)] : [])),
      ]),
    ),
    ...headed(
      heading('languages'),
      ...content.languages.map(({ name, level }) => labelled(name, text(level))),
    ),
    ...headed(
      heading('skills'),
      ...content.skills.map(({ group, items }) => labelled(group, text(items.join(', ')))),
    ),
    ...headed(
      heading('certifications'),
      ...content.certifications.map(({ name, issuer, date }) =>
        labelled(date, line([bold(name)]), ...(issuer ? [text(issuer)] : [])),
      ),
    ),
    ...content.further.flatMap((part) =>
      headed(part.heading, labelled('', ...part.lines.map((words) => text(words)))),
    ),
  ];
}

/** A label in the left column before each value; headings in the same column; the name is the first of the values. */
export const wordForm: WordDesign = {
  id: 'word-form',
  months: ['slash', 'dot', 'long'],
  document: (content) =>
    pages(
      {
        font: 'Arial',
        size: 19,
        footer: [numbered(`${content.labels.document} – ${content.name} – ${content.labels.page} `)],
      },
      {
        children: [
          line([sized(content.labels.document, 30, { bold: true })], { spacing: { after: 120 } }),
          rowsOf([3000, 6600], formRows(content), { borders: [open, ruledLeft] }),
        ],
      },
    ),
};

const shade = 'D9E2EC';

const columnHeads = (...words: string[]) => words.map((word) => cell([line([bold(word)])], { fill: shade }));

const title = (words: string) =>
  line([sized(words, 24, { bold: true })], { keepNext: true, spacing: { before: 260, after: 80 } });

/** Tables with borders and column headings, as in the forms of public employers; tasks across the whole width. */
export const wordGrid: WordDesign = {
  id: 'word-grid',
  months: ['slash', 'short', 'yearOnly'],
  document: (content) => {
    const { heading, labels } = content;
    const named = entryLabels(content.language, 1);
    const look = { borders: grid, repeats: true };
    return pages(
      {
        font: 'Times New Roman',
        size: 20,
        margins: { top: 1000, bottom: 1000, left: 900, right: 900 },
        footer: [numbered('', { alignment: AlignmentType.RIGHT })],
      },
      {
        children: [
          line([sized(content.name, 34, { bold: true })]),
          text(content.title, { spacing: { after: 160 } }),
          rowsOf(
            [1500, 3550, 1300, 3750],
            [
              [
                cell([line([bold(labels.phone)])], { fill: shade }),
                cell([text(content.phone)]),
                cell([line([bold(labels.email)])], { fill: shade }),
                cell([text(content.email)]),
              ],
              [cell([line([bold(labels.place)])], { fill: shade }), cell([text(content.place)], { span: 3 })],
              ...linkLines(content).map((link) => [
                cell([line([bold('Web')])], { fill: shade }),
                cell([link], { span: 3 }),
              ]),
            ],
            { borders: grid },
          ),
          title(heading('summary')),
          text(content.summary),
          title(heading('education')),
          rowsOf(
            [3000, 3200, 1900, 2000],
            [
              columnHeads(named('degree'), named('school'), named('place'), named('period')),
              ...content.education.map((study) => [
                cell([text(study.degree), ...(study.note ? [text(study.note)] : [])]),
                cell([text(study.institution)]),
                cell([text(study.place)]),
                cell([text(study.dates)]),
              ]),
            ],
            look,
          ),
          title(heading('work')),
          rowsOf(
            [3100, 1900, 3100, 2000],
            [
              columnHeads(named('employer'), named('place'), named('position'), named('period')),
              ...content.work.flatMap((job) => [
                [
                  cell([text(job.company)]),
                  cell([text(job.place)]),
                  cell([text(job.position)]),
                  cell([text(job.dates)]),
                ],
                ...(job.bullets.length ? [[cell(bullets(job.bullets), { span: 4 })]] : []),
              ]),
            ],
            look,
          ),
          ...partOf(
            title(heading('certifications')),
            content.certifications.length
              ? [
                  rowsOf(
                    [5200, 3300, 1600],
                    [
                      columnHeads(named('certificate'), named('issuer'), named('date')),
                      ...content.certifications.map(({ name, issuer, date }) => [
                        cell([text(name)]),
                        cell([text(issuer)]),
                        cell([text(date)]),
                      ]),
                    ],
                    look,
                  ),
                ]
              : [],
          ),
          ...partOf(
            title(heading('languages')),
            content.languages.length
              ? [
                  rowsOf(
                    [4000, 6100],
                    [
                      columnHeads(named('language'), named('level')),
                      ...content.languages.map(({ name, level }) => [
                        cell([text(name)]),
                        cell([text(level)]),
                      ]),
                    ],
                    look,
                  ),
                ]
              : [],
          ),
          title(heading('skills')),
          rowsOf(
            [3000, 7100],
            content.skills.map(({ group, items }) => [
              cell([line([bold(group)])], { fill: shade }),
              cell([line([plain(items.join(', '))])]),
            ]),
            { borders: grid },
          ),
          ...content.further.flatMap((part) => [title(part.heading), ...bullets(part.lines)]),
        ],
      },
    );
  },
};
