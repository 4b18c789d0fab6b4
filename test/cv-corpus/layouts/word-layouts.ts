import { Paragraph, TabStopType } from 'docx';
import type { Content } from '../content';
import type { WordLayout } from './layout';
import {
  bold,
  bullets,
  capitals,
  certificationLines,
  furtherParts,
  heading,
  italic,
  languageLines,
  line,
  links,
  plain,
  sheet,
  table,
  text,
  textBox,
} from './word-pieces';

type WordDesign = Omit<WordLayout, 'producer'>;

const rightTab = { tabStops: [{ type: TabStopType.RIGHT, position: 9700 }], keepNext: true };

/** The built-in headings and lists of Word; tabs align the dates with the right edge. */
export const wordTabs: WordDesign = {
  id: 'word-tabs',
  months: ['long', 'short', 'slash'],
  document: (content) =>
    sheet([
      new Paragraph({ text: content.name, heading: 'Title' }),
      text(content.title),
      text([content.place, content.phone, content.email].join(' | ')),
      line(links(content)),
      heading(content.heading('summary')),
      text(content.summary),
      heading(content.heading('work')),
      ...content.work.flatMap((job) => [
        line([bold(job.position), plain(`\t${job.dates}`)], rightTab),
        line([italic(`${job.company}, ${job.place}`)]),
        ...bullets(job.bullets),
      ]),
      heading(content.heading('education')),
      ...content.education.flatMap((study) => [
        line([bold(study.degree), plain(`\t${study.dates}`)], rightTab),
        line([italic(`${study.institution}, ${study.place}`)]),
        ...bullets(study.note ? [study.note] : []),
      ]),
      heading(content.heading('skills')),
      ...content.skills.map(({ group, items }) => line([bold(`${group}: `), plain(items.join(', '))])),
      heading(content.heading('certifications')),
      ...bullets(
        content.certifications.map(({ name, details }) => [name, details].filter(Boolean).join(', ')),
      ),
      heading(content.heading('languages')),
      ...languageLines(content),
      ...furtherParts(content, heading),
    ]),
};

const dated = (dates: string, ...children: Paragraph[]) => [[text(dates)], children];

/** Each entry is a table row, with its dates in the first column. */
export const wordTable: WordDesign = {
  id: 'word-table',
  months: ['slash', 'dot', 'yearOnly'],
  document: (content) =>
    sheet([
      line([bold(content.name)], { alignment: 'center' }),
      text(content.title, { alignment: 'center' }),
      table(
        [2600, 7000],
        [
          [[text(content.labels.place)], [text(content.place)]],
          [[text(content.labels.phone)], [text(content.phone)]],
          [[text(content.labels.email)], [text(content.email)]],
          ...(content.links.length ? [[[text('Web')], [line(links(content))]]] : []),
        ],
      ),
      capitals(content.heading('work')),
      table(
        [2600, 7000],
        content.work.map((job) =>
          dated(
            job.dates,
            line([bold(job.company), plain(`, ${job.place}`)]),
            text(job.position),
            ...bullets(job.bullets),
          ),
        ),
      ),
      capitals(content.heading('education')),
      table(
        [2600, 7000],
        content.education.map((study) =>
          dated(
            study.dates,
            line([bold(study.institution), plain(`, ${study.place}`)]),
            text(study.degree),
            ...(study.note ? [text(study.note)] : []),
          ),
        ),
      ),
      capitals(content.heading('skills')),
      table(
        [2600, 7000],
        content.skills.map(({ group, items }) => [[text(group)], [text(items.join(', '))]]),
      ),
      capitals(content.heading('certifications')),
      ...certificationLines(content),
      capitals(content.heading('languages')),
      table(
        [2600, 7000],
        content.languages.map(({ name, level }) => [[text(name)], [text(level)]]),
      ),
      ...furtherParts(content, capitals),
    ]),
};

/** Contact details and skills in text boxes. */
export const wordTextBoxes: WordDesign = {
  id: 'word-text-boxes',
  months: ['short', 'long', 'slash'],
  document: (content) =>
    sheet([
      line([bold(content.name)]),
      text(content.title),
      textBox(460, 62, [
        text(content.email),
        text(content.phone),
        text(content.place),
        ...(content.links.length ? [line(links(content))] : []),
      ]),
      capitals(content.heading('summary')),
      text(content.summary),
      capitals(content.heading('work')),
      ...content.work.flatMap((job) => [
        line([bold(job.company), plain(` | ${job.dates}`)], { keepNext: true }),
        text(`${job.position}, ${job.place}`),
        ...bullets(job.bullets),
      ]),
      capitals(content.heading('education')),
      ...content.education.flatMap((study) => [
        line([bold(study.institution), plain(` | ${study.dates}`)], { keepNext: true }),
        text(`${study.degree}, ${study.place}`),
        ...(study.note ? [text(study.note)] : []),
      ]),
      capitals(content.heading('skills')),
      textBox(
        460,
        64,
        content.skills.map(({ items }) => text(items.join(', '))),
      ),
      capitals(content.heading('certifications')),
      ...certificationLines(content),
      capitals(content.heading('languages')),
      ...languageLines(content),
      ...furtherParts(content, capitals),
    ]),
};

const narrow = (content: Content) => [
  capitals(content.heading('contact')),
  text(content.place),
  text(content.phone),
  text(content.email),
  line(links(content)),
  capitals(content.heading('skills')),
  ...content.skills.flatMap(({ items }) => bullets(items)),
  capitals(content.heading('languages')),
  ...languageLines(content),
  capitals(content.heading('certifications')),
  ...certificationLines(content),
];

const wide = (content: Content) => [
  text(content.summary),
  capitals(content.heading('work')),
  ...content.work.flatMap((job) => [
    line([bold(job.position)]),
    text(`${job.company}, ${job.place}`),
    text(job.dates),
    ...bullets(job.bullets),
  ]),
  capitals(content.heading('education')),
  ...content.education.flatMap((study) => [
    line([bold(study.degree)]),
    text(`${study.institution}, ${study.place}`),
    text(study.dates),
    ...(study.note ? [text(study.note)] : []),
  ]),
  ...furtherParts(content, capitals),
];

/** A table with two cells forms a sidebar and a main column. */
export const wordSidebar: WordDesign = {
  id: 'word-sidebar',
  months: ['short', 'slash', 'yearOnly'],
  document: (content) =>
    sheet([
      new Paragraph({ text: content.name, heading: 'Title' }),
      text(content.title),
      table([3200, 6400], [[narrow(content), wide(content)]]),
    ]),
};
