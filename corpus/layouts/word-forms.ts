import { AlignmentType, type Paragraph } from 'docx';
import type { Content } from '../content';
import { entryLabels } from './entry-labels';
import type { WordDesign } from './layout';
import { cell, linkLines, numbered, open, pages, rowsOf, ruledLeft, sized } from './word-pages';
import { bold, line, text } from './word-pieces';

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
