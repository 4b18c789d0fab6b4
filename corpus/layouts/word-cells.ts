import { ExternalHyperlink, Paragraph } from 'docx';
import type { WordDesign } from './layout';
import { linkLines } from './word-pages';
import {
  bold,
  bullets,
  capitals,
  furtherParts,
  italic,
  languageLines,
  line,
  plain,
  sheet,
  table,
  text,
} from './word-pieces';

/** The name beside a narrow cell with the contacts; studies are rows of a table with the year at the end. */
export const wordCells: WordDesign = {
  id: 'word-cells',
  months: ['short', 'yearOnly', 'slash'],
  document: (content) =>
    sheet([
      table(
        [6900, 2400],
        [
          [
            [line([bold(content.name)], { heading: 'Title' }), text(content.title), text(content.summary)],
            [
              text(content.place),
              text(content.phone),
              line([
                new ExternalHyperlink({ link: `mailto:${content.email}`, children: [plain(content.email)] }),
              ]),
              ...linkLines(content),
            ],
          ],
        ],
      ),
      capitals(content.heading('education')),
      table(
        [3000, 4500, 1800],
        content.education.map((study) => [
          [line([bold(study.institution)]), text(study.place)],
          [text(study.degree), ...(study.note ? [line([italic(study.note)])] : [])],
          [text(study.dates)],
        ]),
      ),
      capitals(content.heading('work')),
      ...content.work.flatMap((job) => [
        line([bold(job.company), plain(` (${job.place})`)], { keepNext: true }),
        line([italic(job.position), plain(`, ${job.dates}`)], { keepNext: true }),
        ...bullets(job.bullets),
      ]),
      capitals(content.heading('skills')),
      table(
        [3000, 6300],
        content.skills.map(({ group, items }) => [[line([bold(group)])], [text(items.join(', '))]]),
      ),
      capitals(content.heading('certifications')),
      ...content.certifications.map(({ name, details }) => text([name, details].filter(Boolean).join(' – '))),
      capitals(content.heading('languages')),
      ...languageLines(content),
      ...furtherParts(content, capitals),
      new Paragraph({}),
    ]),
};
