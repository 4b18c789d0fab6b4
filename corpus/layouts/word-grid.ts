import { AlignmentType, type FileChild } from 'docx';
import { entryLabels } from './entry-labels';
import type { WordDesign } from './layout';
import { type Cell, cell, grid, linkLines, numbered, pages, rowsOf, sized } from './word-pages';
import { bold, bullets, line, text } from './word-pieces';

const shaded = (words: string) => cell([line([bold(words)])], { fill: 'D9E2EC' });

const cellsOf = (...words: string[]) => words.map((each) => cell([text(each)]));

const title = (words: string) =>
  line([sized(words, 24, { bold: true })], { keepNext: true, spacing: { before: 260, after: 80 } });

/** A part that is a table with column headings, or nothing if the table has no rows. */
const tablePart = (words: string, widths: number[], heads: string[], rows: Cell[][]): FileChild[] =>
  rows.length
    ? [title(words), rowsOf(widths, [heads.map(shaded), ...rows], { borders: grid, repeats: true })]
    : [];

/** Tables with borders and column headings, as in the forms of public employers; tasks across the whole width. */
export const wordGrid: WordDesign = {
  id: 'word-grid',
  months: ['slash', 'short', 'yearOnly'],
  document: (content) => {
    const { heading, labels } = content;
    const named = entryLabels(content.language, 1);
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
                shaded(labels.phone),
                ...cellsOf(content.phone),
                shaded(labels.email),
                ...cellsOf(content.email),
              ],
              [shaded(labels.place), cell([text(content.place)], { span: 3 })],
              ...linkLines(content).map((link) => [shaded('Web'), cell([link], { span: 3 })]),
            ],
            { borders: grid },
          ),
          title(heading('summary')),
          text(content.summary),
          ...tablePart(
            heading('education'),
            [3000, 3200, 1900, 2000],
            [named('degree'), named('school'), named('place'), named('period')],
            content.education.map(({ degree, note, institution, place, dates }) => [
              cell([text(degree), ...(note ? [text(note)] : [])]),
              ...cellsOf(institution, place, dates),
            ]),
          ),
          ...tablePart(
            heading('work'),
            [3100, 1900, 3100, 2000],
            [named('employer'), named('place'), named('position'), named('period')],
            content.work.flatMap(({ company, place, position, dates, bullets: tasks }) => [
              cellsOf(company, place, position, dates),
              ...(tasks.length ? [[cell(bullets(tasks), { span: 4 })]] : []),
            ]),
          ),
          ...tablePart(
            heading('certifications'),
            [5200, 3300, 1600],
            [named('certificate'), named('issuer'), named('date')],
            content.certifications.map(({ name, issuer, date }) => cellsOf(name, issuer, date)),
          ),
          ...tablePart(
            heading('languages'),
            [4000, 6100],
            [named('language'), named('level')],
            content.languages.map(({ name, level }) => cellsOf(name, level)),
          ),
          title(heading('skills')),
          rowsOf(
            [3000, 7100],
            content.skills.map(({ group, items }) => [shaded(group), ...cellsOf(items.join(', '))]),
            { borders: grid },
          ),
          ...content.further.flatMap((part) => [title(part.heading), ...bullets(part.lines)]),
        ],
      },
    );
  },
};
