import type { Paragraph } from 'docx';
import type { WordDesign } from './layout';
import {
  bold,
  bullets,
  capitals,
  certificationLines,
  furtherParts,
  languageLines,
  line,
  links,
  plain,
  sheet,
  table,
  text,
  textBox,
} from './word-pieces';

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
