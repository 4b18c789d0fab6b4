import { AlignmentType, BorderStyle, type Paragraph } from 'docx';
import type { Content } from '../content';
import type { WordDesign } from './layout';
import { allSkills, linkRuns, listed, mail, styled } from './office-pieces';
import { cell, open, pages, rowsOf } from './word-pages';
import { italic, line, text } from './word-pieces';

const pink = 'B0305C';
const centre = { alignment: AlignmentType.CENTER };
const rule = { style: BorderStyle.SINGLE, size: 18, color: pink, space: 4 };

const boxed = (words: string) =>
  line([styled(words, { allCaps: true, size: 22 })], {
    ...centre,
    keepNext: true,
    spacing: { before: 360, after: 140 },
    border: { top: rule, bottom: { ...rule, size: 4 } },
  });

const side = (heading: string, children: Paragraph[]) =>
  children.length ? [boxed(heading), ...children] : [];

const small = (words: string) => line([styled(words, { size: 17 })], centre);

const narrow = (content: Content) => [
  ...side(content.heading('contact'), [
    small('✉'),
    line([mail(content.email, { size: 16 })], centre),
    small('☎'),
    small(content.phone),
    small('⌂'),
    small(content.place),
    ...linkRuns(content, { size: 17 }).map((runs) => line(runs, centre)),
  ]),
  ...side(content.heading('skills'), allSkills(content).map(small)),
  ...side(
    content.heading('certifications'),
    content.certifications.flatMap(({ name, details }) => [
      line([styled(name, { bold: true, size: 17 })], { ...centre, spacing: { before: 80 } }),
      ...(details ? [small(details)] : []),
    ]),
  ),
  ...side(
    content.heading('languages'),
    content.languages.map(({ name, level }) => small(`${name} • ${level}`)),
  ),
];

const wideHeading = (words: string) =>
  line([styled(words, { allCaps: true, size: 24, color: pink })], {
    keepNext: true,
    spacing: { before: 360, after: 80 },
    border: { bottom: { ...rule, size: 4 } },
  });

const entryOf = (what: string, where: string, dates: string, place: string) => [
  line([styled(listed(' • ', what, where, dates), { allCaps: true, size: 18, bold: true })], {
    keepLines: true,
    keepNext: true,
    spacing: { before: 160 },
  }),
  line([italic(place)], { spacing: { after: 40 } }),
];

const wide = (content: Content) => [
  line([styled(content.name, { allCaps: true, size: 44, color: pink })]),
  text(content.title),
  wideHeading(content.heading('summary')),
  text(content.summary),
  wideHeading(content.heading('work')),
  ...content.work.flatMap((job) => [
    ...entryOf(job.position, job.company, job.dates, job.place),
    ...job.bullets.map((words) => text(words)),
  ]),
  wideHeading(content.heading('education')),
  ...content.education.flatMap((study) => [
    ...entryOf(study.degree, study.institution, study.dates, study.place),
    ...(study.note ? [text(study.note)] : []),
  ]),
  ...content.further.flatMap(({ heading, lines }) => [
    wideHeading(heading),
    ...lines.map((words) => text(words)),
  ]),
];

/** Position, company and dates in capitals with dots between them; a centred column between rules at the left. */
export const officeCapitals: WordDesign = {
  id: 'office-capitals',
  months: ['short', 'yearOnly', 'long'],
  document: (content) =>
    pages(
      { font: 'Gill Sans MT', size: 19, margins: { top: 800, bottom: 800, left: 800, right: 800 } },
      {
        children: [
          rowsOf([3700, 300, 6300], [[cell(narrow(content)), cell([text('')]), cell(wide(content))]], {
            borders: open,
            splits: true,
          }),
        ],
      },
    ),
};
