import { HeadingLevel, PageNumber, Paragraph, TextRun } from 'docx';
import type { Content } from '../content';
import { letters } from '../letters';
import type { WordDesign } from './layout';
import {
  bold,
  bullets,
  certificationLines,
  furtherParts,
  heading,
  italic,
  languageLines,
  line,
  links,
  plain,
  ruledHeading,
  sheet,
  table,
  text,
} from './word-pieces';

const columns = [2900, 6700];

const fact = (label: string, ...value: Paragraph[]) => [[text(label)], value];

const personalFacts = (content: Content) => [
  fact(content.labels.name, text(content.name)),
  fact(content.labels.place, text(content.place)),
  fact(content.labels.phone, text(content.phone)),
  fact(content.labels.email, text(content.email)),
  ...(content.links.length ? [fact('Web', line(links(content)))] : []),
];

/** The kind of document as its title, the name in the first row of a table; a date and a signature at the end. */
export const wordTabular: WordDesign = {
  id: 'word-tabular',
  months: ['slash', 'dot', 'yearOnly'],
  document: (content) =>
    sheet([
      line([new TextRun({ text: content.labels.document, bold: true, size: 36 })]),
      ruledHeading(content.heading('contact')),
      table(columns, personalFacts(content)),
      ruledHeading(content.heading('work')),
      table(
        columns,
        content.work.map((job) => [
          [text(job.dates)],
          [line([bold(job.position)]), text(`${job.company} (${job.place})`), ...bullets(job.bullets)],
        ]),
      ),
      ruledHeading(content.heading('education')),
      table(
        columns,
        content.education.map((study) => [
          [text(study.dates)],
          [
            line([bold(study.degree)]),
            text(`${study.institution} (${study.place})`),
            ...(study.note ? [text(study.note)] : []),
          ],
        ]),
      ),
      ruledHeading(content.heading('certifications')),
      table(
        columns,
        content.certifications.map(({ name, issuer, date }) => [
          [text(date)],
          [text(issuer ? `${name}, ${issuer}` : name)],
        ]),
      ),
      ruledHeading(content.heading('languages')),
      table(
        columns,
        content.languages.map(({ name, level }) => fact(name, text(level))),
      ),
      ruledHeading(content.heading('skills')),
      table(
        columns,
        content.skills.map(({ group, items }) => fact(group, text(items.join(', ')))),
      ),
      ...furtherParts(content, ruledHeading),
      text(letters[content.language].recipient.at(-1) ?? '', { spacing: { before: 480 } }),
      line([italic(content.name)]),
    ]),
};

const entryHeading = (...facts: string[]) =>
  new Paragraph({ text: facts.join(' | '), heading: HeadingLevel.HEADING_2, keepNext: true });

const half = <T>(items: T[]) => Math.ceil(items.length / 2);

/** Built-in headings for entries too: title, company and dates between bars; skills as lists in two cells. */
export const wordBars: WordDesign = {
  id: 'word-bars',
  months: ['long', 'short', 'slash'],
  document: (content) => {
    const skills = content.skills.flatMap(({ items }) => items);
    return sheet(
      [
        new Paragraph({ text: content.name, heading: HeadingLevel.TITLE }),
        line([
          plain([content.place, content.phone, content.email].join(' · ')),
          ...(content.links.length ? [plain(' · '), ...links(content)] : []),
        ]),
        heading(content.heading('summary')),
        text(content.summary),
        heading(content.heading('education')),
        ...content.education.flatMap((study) => [
          entryHeading(study.degree, study.dates, `${study.institution}, ${study.place}`),
          ...bullets(study.note ? [study.note] : []),
        ]),
        heading(content.heading('skills')),
        table([4800, 4800], [[bullets(skills.slice(0, half(skills))), bullets(skills.slice(half(skills)))]]),
        heading(content.heading('work')),
        ...content.work.flatMap((job) => [
          entryHeading(job.position, `${job.company}, ${job.place}`, job.dates),
          ...bullets(job.bullets),
        ]),
        heading(content.heading('certifications')),
        ...certificationLines(content),
        heading(content.heading('languages')),
        ...languageLines(content),
        ...furtherParts(content, heading),
      ],
      line([new TextRun({ children: [`${content.labels.page} `, PageNumber.CURRENT] })], {
        alignment: 'right',
      }),
    );
  },
};
