import { AlignmentType, type FileChild } from 'docx';
import type { Content } from '../content';
import { entryLabels } from './entry-labels';
import type { WordDesign } from './layout';
import { ended, linkRuns, mail, styled } from './office-pieces';
import { cell, grid, joined, numbered, pages, rowsOf } from './word-pages';
import { bold, bullets, line, plain, text } from './word-pieces';

const gap = () => text('', { spacing: { line: 140 } });

const grey = (words: string) =>
  rowsOf([9640], [[cell([line([bold(words.toUpperCase())], { keepNext: true })], { fill: 'D9D9D9' })]], {
    borders: grid,
  });

const headed = (heading: string, children: FileChild[]) =>
  children.length ? [gap(), grey(heading), gap(), ...children] : [];

const labelled = (label: string, value: string) =>
  cell([line([bold(`${label}: `), plain(value)], { keepNext: true })]);

const boxOf = (facts: ReturnType<typeof labelled>[][]) => rowsOf([5400, 4240], facts, { borders: grid });

const below = { alignment: AlignmentType.JUSTIFIED, spacing: { before: 60, after: 200 } };

const jobsOf = (content: Content) => {
  const words = entryLabels(content.language, 1);
  return content.work.flatMap((job) => [
    boxOf([
      [labelled(words('position'), job.position), labelled(words('period'), job.dates)],
      [labelled(words('employer'), job.company), labelled(words('place'), job.place)],
    ]),
    job.bullets.length
      ? line([bold(`${words('tasks')}: `), plain(job.bullets.map(ended).join(' '))], below)
      : gap(),
  ]);
};

const studiesOf = (content: Content) => {
  const words = entryLabels(content.language, 1);
  return content.education.flatMap((study) => [
    boxOf([
      [labelled(words('degree'), study.degree), labelled(words('period'), study.dates)],
      [labelled(words('school'), study.institution), labelled(words('place'), study.place)],
    ]),
    study.note ? line([bold(`${words('note')}: `), plain(study.note)], below) : gap(),
  ]);
};

const head = (content: Content) => {
  const { labels } = content;
  const links = linkRuns(content);
  return [
    line([styled(content.name, { bold: true, size: 32 })]),
    line([bold(`${labels.place}: `), plain(content.place)]),
    line([bold(`${labels.phone}: `), plain(content.phone)]),
    line([bold(`${labels.email}: `), mail(content.email)]),
    ...(links.length ? [line([bold('Web: '), ...joined('; ', ...links)])] : []),
  ];
};

/** As applicants to a government write it: each post in a box with four labelled facts, the tasks as prose below. */
export const officeBoxes: WordDesign = {
  id: 'office-boxes',
  months: ['slash', 'long', 'short'],
  document: (content) =>
    pages(
      {
        font: 'Times New Roman',
        size: 21,
        page: 'letter',
        margins: { top: 1200, bottom: 1100, left: 1300, right: 1300 },
        footer: [numbered(`${content.name} – `, { alignment: AlignmentType.RIGHT })],
      },
      {
        children: [
          ...head(content),
          ...headed(content.heading('summary'), [text(content.summary)]),
          ...headed(content.heading('work'), jobsOf(content)),
          ...headed(content.heading('education'), studiesOf(content)),
          ...headed(
            content.heading('certifications'),
            content.certifications.map(({ name, issuer, date }) =>
              text([name, issuer, date].filter(Boolean).join(' – ')),
            ),
          ),
          ...headed(
            content.heading('skills'),
            content.skills.map(({ group, items }) => line([bold(`${group}: `), plain(items.join('; '))])),
          ),
          ...headed(
            content.heading('languages'),
            content.languages.map(({ name, level }) => text(`${name} – ${level}`)),
          ),
          ...content.further.flatMap((part) => headed(part.heading, bullets(part.lines))),
        ],
      },
    ),
};
