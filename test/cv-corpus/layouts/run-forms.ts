import type { TypstLayout, WordLayout } from './layout';
import * as typst from './typst-pieces';
import * as word from './word-pieces';

/** Word paragraphs without tabs or tables: company and dates on one line, place and position on the next. */
export const wordRuns: Omit<WordLayout, 'producer'> = {
  id: 'word-runs',
  months: ['slash', 'long', 'yearOnly'],
  document: (content) =>
    word.sheet([
      word.line([word.bold(content.name)], { heading: 'Title' }),
      word.text(content.title),
      word.text(`${content.labels.place}: ${content.place}`),
      word.text(`${content.labels.phone}: ${content.phone}`),
      word.text(`${content.labels.email}: ${content.email}`),
      word.line(word.links(content)),
      word.capitals(content.heading('summary')),
      word.text(content.summary),
      word.capitals(content.heading('work')),
      ...content.work.flatMap((job) => [
        word.line([word.bold(job.company), word.plain(` (${job.dates})`)], { keepNext: true }),
        word.line([word.italic(`${job.position}, ${job.place}`)], { keepNext: true }),
        ...word.bullets(job.bullets),
      ]),
      word.capitals(content.heading('education')),
      ...content.education.map((study) =>
        word.text([study.dates, study.degree, study.institution, study.place].join(', '), {
          bullet: { level: 0 },
        }),
      ),
      word.capitals(content.heading('skills')),
      ...content.skills.map(({ group, items }) =>
        word.line([word.bold(`${group}: `), word.plain(items.join(', '))]),
      ),
      word.capitals(content.heading('certifications')),
      ...word.certificationLines(content),
      word.capitals(content.heading('languages')),
      ...word.languageLines(content),
      ...word.furtherParts(content, word.capitals),
    ]),
};

/** School and place at the two edges of a line, degree and dates at those of the next. */
export const typstEdges: TypstLayout = {
  id: 'typst-edges',
  producer: 'typst',
  months: ['short', 'dot', 'yearOnly'],
  markup: (content) => {
    const { heading } = content;
    return typst.sheet(
      content,
      '#show heading: it => block(upper(it.body)) + line(length: 100%)',
      [
        `#align(center)[#text(size: 20pt, ${typst.value(content.name)})]`,
        `#align(center)[${typst.plain([content.title, content.place].join(', '))}]`,
        `#align(center)[${[
          typst.plain(content.phone),
          typst.linked(`mailto:${content.email}`, content.email),
          ...content.links.map(({ address, text }) => typst.linked(address, text)),
        ].join(' #sym.diamond.stroked ')}]`,
        typst.part(heading('summary'), typst.plain(content.summary)),
        typst.part(
          heading('education'),
          ...content.education.map((study) =>
            typst.lines(
              typst.edges(typst.bold(study.institution), typst.plain(study.place)),
              typst.edges(typst.italic(study.degree), typst.italic(study.dates)),
              study.note ? typst.plain(study.note) : '',
            ),
          ),
        ),
        typst.part(
          heading('work'),
          ...content.work.map(
            (job) =>
              typst.lines(
                typst.edges(typst.bold(job.company), typst.plain(job.place)),
                typst.edges(typst.italic(job.position), typst.italic(job.dates)),
              ) + typst.bullets(job.bullets),
          ),
        ),
        typst.part(
          heading('skills'),
          typst.lines(
            ...content.skills.map(
              ({ group, items }) => `${typst.bold(`${group}:`)} ${typst.plain(items.join(', '))}`,
            ),
          ),
        ),
        typst.part(
          heading('certifications'),
          typst.plain(
            content.certifications
              .map(({ name, details }) => [name, details].filter(Boolean).join(', '))
              .join(' | '),
          ),
        ),
        typst.part(
          heading('languages'),
          typst.lines(...content.languages.map(({ name, level }) => typst.plain(`${name}: ${level}`))),
        ),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};
