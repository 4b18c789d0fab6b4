import { AlignmentType, type Paragraph } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { ended, hyphens, linkRuns, mail, styled } from './office-pieces';
import { joined, pages } from './word-pages';
import { bold, italic, line, plain, text } from './word-pieces';

const hang = { indent: { left: 500, hanging: 500 }, spacing: { before: 120 } };

const heading = (words: string) =>
  line([styled(`${words}:`, { bold: true, italics: true, size: 26 })], {
    keepNext: true,
    spacing: { before: 320, after: 60 },
  });

const headed = (words: string, children: Paragraph[]) =>
  children.length ? [heading(words), ...children] : [];

const head = (content: Content) => [
  line([styled(content.name, { size: 32 })]),
  line([italic(content.title)]),
  line([bold(`${content.labels.place}: `), plain(content.place)]),
  line([
    bold(`${content.labels.phone}: `),
    plain(content.phone),
    bold(`, ${content.labels.email}: `),
    mail(content.email),
  ]),
  line(joined(', ', ...linkRuns(content))),
];

const jobLines = (content: Content) =>
  content.work.flatMap((job) => [
    line(
      [plain(ended(job.dates)), bold(` ${ended(job.position)}`), plain(` ${job.company} (${job.place}).`)],
      { ...hang, keepNext: job.bullets.length > 0 },
    ),
    ...hyphens(job.bullets, 500),
  ]);

const studyLines = (content: Content) =>
  content.education.map((study) =>
    line(
      [
        plain(ended(study.dates)),
        bold(` ${ended(study.degree)}`),
        plain(` ${study.institution} (${study.place}).`),
        italic(study.note && ` ${ended(study.note)}`),
      ],
      hang,
    ),
  );

/** Typed without a template: each entry is a paragraph whose facts end with full stops, the date first; no line is ruled. */
export const officeTyped: WordDesign = {
  id: 'office-typed',
  months: ['yearOnly', 'slash', 'long'],
  document: (content) =>
    pages(
      { font: 'Book Antiqua', size: 21, margins: { top: 1400, bottom: 1400, left: 1500, right: 1500 } },
      {
        children: [
          ...head(content),
          ...headed(content.heading('summary'), [
            text(content.summary, { alignment: AlignmentType.JUSTIFIED, indent: { firstLine: 500 } }),
          ]),
          ...headed(content.heading('education'), studyLines(content)),
          ...headed(content.heading('work'), jobLines(content)),
          ...headed(
            content.heading('certifications'),
            content.certifications.map(({ name, issuer, date }) =>
              line(
                [plain(date && `${ended(date)} `), bold(ended(name)), plain(issuer && ` ${ended(issuer)}`)],
                hang,
              ),
            ),
          ),
          ...headed(
            content.heading('languages'),
            content.languages.map(({ name, level }) => text(`${name}: ${ended(level)}`)),
          ),
          ...headed(
            content.heading('skills'),
            content.skills.map(({ group, items }) =>
              line([italic(`${group}: `), plain(ended(items.join('; ')))]),
            ),
          ),
          ...content.further.flatMap((part) =>
            headed(
              part.heading,
              part.lines.map((words) => text(ended(words))),
            ),
          ),
        ],
      },
    ),
};
