import { AlignmentType, BorderStyle, LeaderType, TabStopType, TextRun, UnderlineType } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { contacts, joined, numbered, pages, partOf, sized } from './word-pages';
import { bold, bullets, italic, line, links, plain, text } from './word-pieces';

const atRight = (position: number) => ({ tabStops: [{ type: TabStopType.RIGHT, position }], keepNext: true });

const barred = (words: string) =>
  line([sized(words.toUpperCase(), 22, { bold: true, color: '1F4E79' })], {
    keepNext: true,
    spacing: { before: 240, after: 100 },
    border: {
      top: { style: BorderStyle.SINGLE, size: 8, color: '1F4E79', space: 2 },
      bottom: { style: BorderStyle.SINGLE, size: 8, color: '1F4E79', space: 2 },
    },
  });

const letterhead = (content: Content) => [
  line([sized(content.name, 36, { color: '1F4E79' })]),
  line([
    ...joined(
      '  |  ',
      ...contacts(content).map((contact) => [plain(contact)]),
      ...(content.links.length ? [links(content)] : []),
    ),
  ]),
  line([], { border: { bottom: { style: BorderStyle.DOUBLE, size: 6, color: '1F4E79', space: 1 } } }),
];

/** Name and contacts in the header of every page; skills as a list in two columns; a page number in the footer. */
export const wordLetterhead: WordDesign = {
  id: 'word-letterhead',
  months: ['short', 'slash', 'yearOnly'],
  document: (content) => {
    const { heading } = content;
    const edge = atRight(9640);
    return pages(
      {
        font: 'Cambria',
        size: 20,
        margins: { top: 2300, bottom: 1130, left: 1130, right: 1130 },
        header: letterhead(content),
        footer: [numbered(`${content.labels.page} `)],
      },
      {
        children: [
          line([bold(content.title)], { alignment: AlignmentType.CENTER, spacing: { after: 120 } }),
          text(content.summary, { alignment: AlignmentType.JUSTIFIED }),
          barred(heading('skills')),
        ],
      },
      { columns: 2, children: bullets(content.skills.flatMap(({ items }) => items)) },
      {
        children: [
          barred(heading('work')),
          ...content.work.flatMap((job) => [
            line([bold(job.company), plain(`\t${job.dates}`)], edge),
            line([italic(job.position), plain(`\t${job.place}`)], edge),
            ...bullets(job.bullets),
            text('', { spacing: { line: 120 } }),
          ]),
          barred(heading('education')),
          ...content.education.flatMap((study) => [
            line([bold(study.institution), plain(`\t${study.dates}`)], edge),
            line([italic(study.degree), plain(`\t${study.place}`)], { ...edge, keepNext: study.note !== '' }),
            ...(study.note ? [text(study.note)] : []),
          ]),
          ...partOf(
            barred(heading('certifications')),
            content.certifications.map(({ name, issuer, date }) =>
              line([plain([name, issuer].filter(Boolean).join(', ')), plain(date && `\t${date}`)], {
                tabStops: [{ type: TabStopType.RIGHT, position: 9640, leader: LeaderType.DOT }],
              }),
            ),
          ),
          ...partOf(barred(heading('languages')), [
            text(content.languages.map(({ name, level }) => `${name} – ${level}`).join('; ')),
          ]),
          ...content.further.flatMap((part) => [barred(part.heading), ...bullets(part.lines)]),
        ],
      },
    );
  },
};

const column = 2700;
const hanging = {
  spacing: { before: 60 },
  indent: { left: column, hanging: column },
  tabStops: [{ type: TabStopType.LEFT, position: column }],
};
const beside = { indent: { left: column }, keepNext: true };

const underlined = (words: string) =>
  line([new TextRun({ text: words, bold: true, underline: { type: UnderlineType.SINGLE } })], {
    keepNext: true,
    spacing: { before: 260, after: 100 },
  });

const tasks = (lines: string[]) =>
  lines.map((words) =>
    text(`-\t${words}`, {
      indent: { left: column + 300, hanging: 300 },
      tabStops: [{ type: TabStopType.LEFT, position: column + 300 }],
    }),
  );

/** Without a table: dates, labels and groups begin the line, and a tab leads to what belongs to them. */
export const wordHanging: WordDesign = {
  id: 'word-hanging',
  months: ['slash', 'dot', 'yearOnly'],
  document: (content) => {
    const { heading, labels } = content;
    return pages(
      {
        font: 'Times New Roman',
        size: 22,
        page: 'letter',
        margins: { top: 1440, bottom: 1440, left: 1300, right: 1300 },
      },
      {
        children: [
          line([sized(labels.document, 28, { bold: true })], { alignment: AlignmentType.CENTER }),
          line([sized(content.name, 28, { bold: true })], { alignment: AlignmentType.CENTER }),
          text(content.title, { alignment: AlignmentType.CENTER, spacing: { after: 240 } }),
          text(`${labels.place}:\t${content.place}`, hanging),
          text(`${labels.phone}:\t${content.phone}`, hanging),
          text(`${labels.email}:\t${content.email}`, hanging),
          ...(content.links.length ? [line([plain('Web:\t'), ...links(content)], hanging)] : []),
          underlined(heading('summary')),
          text(content.summary),
          underlined(heading('education')),
          ...content.education.flatMap((study) => [
            line([plain(`${study.dates}\t`), bold(study.degree)], { ...hanging, keepNext: true }),
            text(`${study.institution}, ${study.place}`, { indent: { left: column } }),
            ...(study.note ? [line([italic(study.note)], { indent: { left: column } })] : []),
          ]),
          underlined(heading('work')),
          ...content.work.flatMap((job) => [
            line([plain(`${job.dates}\t${job.company}, ${job.place}`)], { ...hanging, keepNext: true }),
            line([bold(job.position)], beside),
            ...tasks(job.bullets),
          ]),
          ...partOf(
            underlined(heading('certifications')),
            content.certifications.map(({ name, issuer, date }) =>
              text(`${date}\t${[name, issuer].filter(Boolean).join(', ')}`, hanging),
            ),
          ),
          ...partOf(
            underlined(heading('languages')),
            content.languages.map(({ name, level }) => text(`${name}\t${level}`, hanging)),
          ),
          underlined(heading('skills')),
          ...content.skills.map(({ group, items }) => text(`${group}\t${items.join(', ')}`, hanging)),
          ...content.further.flatMap((part) => [
            underlined(part.heading),
            ...part.lines.map((words) => text(words)),
          ]),
        ],
      },
    );
  },
};
