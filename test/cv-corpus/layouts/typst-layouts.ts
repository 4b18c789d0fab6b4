import type { TypstLayout } from './layout';
import {
  bold,
  breakable,
  bullets,
  cells,
  furtherParts,
  italic,
  lines,
  linked,
  part,
  plain,
  sheet,
  value,
} from './typst-pieces';

/** A narrow sidebar in which addresses take several lines; entries begin with the company or the school. */
export const typstSide: TypstLayout = {
  id: 'typst-side',
  producer: 'typst',
  months: ['short', 'slash', 'yearOnly'],
  markup: (content) => {
    const { labels, heading } = content;
    const side = [
      part(
        heading('contact'),
        lines(bold(labels.place), ...content.place.split(', ').map(plain)),
        lines(bold(labels.phone), plain(content.phone)),
        lines(bold(labels.email), linked(`mailto:${content.email}`, breakable(content.email))),
        ...content.links.map(({ address, text }) => linked(address, breakable(text))),
      ),
      part(
        heading('skills'),
        ...content.skills.map(({ group, items }) => lines(bold(group), ...items.map(plain))),
      ),
      part(
        heading('languages'),
        lines(...content.languages.map(({ name, level }) => plain(`${name} – ${level}`))),
      ),
    ];
    const main = [
      `#text(size: 22pt, weight: "bold", ${value(content.name)})`,
      lines(plain(content.title)),
      part(heading('summary'), plain(content.summary)),
      part(
        heading('work'),
        ...content.work.map(
          (job) =>
            lines(bold(job.company), plain(job.position), italic(`${job.place} | ${job.dates}`)) +
            bullets(job.bullets),
        ),
      ),
      part(
        heading('education'),
        ...content.education.map((study) =>
          lines(
            bold(study.institution),
            plain(study.degree),
            italic(`${study.place} | ${study.dates}`),
            study.note ? plain(study.note) : '',
          ),
        ),
      ),
      part(
        heading('certifications'),
        bullets(content.certifications.map(({ name, details }) => (details ? `${name}, ${details}` : name))),
      ),
      furtherParts(content),
    ];
    const columns = cells(`#set par(justify: false)\n${side.join('\n\n')}`, main.join('\n\n'));
    return sheet(content, '', `#grid(columns: (34mm, 1fr), column-gutter: 8mm, ${columns})`);
  },
};

/** Contact labels in one column and their values in another; studies are rows of a table. */
export const typstTable: TypstLayout = {
  id: 'typst-table',
  producer: 'typst',
  months: ['slash', 'dot', 'short'],
  markup: (content) => {
    const { labels, heading } = content;
    const contacts = cells(
      plain(labels.place),
      plain(content.place),
      plain(labels.phone),
      plain(content.phone),
      plain(labels.email),
      linked(`mailto:${content.email}`, content.email),
      ...content.links.flatMap(({ text, address }) => [plain('Web'), linked(address, text)]),
    );
    const studies = content.education.map((study) =>
      cells(plain(study.dates), bold(study.degree), lines(plain(study.institution), plain(study.place))),
    );
    return sheet(
      content,
      '#show heading: it => block(width: 100%, stroke: (bottom: 0.6pt), inset: (bottom: 3pt), it)',
      [
        `#text(size: 20pt, ${value(content.name)})`,
        plain(content.title),
        `#grid(columns: (26mm, 1fr), row-gutter: 5pt, ${contacts})`,
        part(heading('summary'), plain(content.summary)),
        part(
          heading('education'),
          `#grid(columns: (38mm, 62mm, 1fr), column-gutter: 4mm, row-gutter: 8pt, ${studies.join(', ')})`,
        ),
        part(
          heading('work'),
          ...content.work.map(
            (job) =>
              `#grid(columns: (1fr, auto), ${cells(bold(job.position), plain(job.dates))})\n${plain(`${job.company}, ${job.place}`)}${bullets(job.bullets)}`,
          ),
        ),
        part(
          heading('skills'),
          lines(...content.skills.map(({ group, items }) => bold(`${group}: `) + plain(items.join(', ')))),
        ),
        part(
          heading('certifications'),
          lines(
            ...content.certifications.map(({ name, details }) =>
              plain([name, details].filter(Boolean).join(' – ')),
            ),
          ),
        ),
        part(
          heading('languages'),
          plain(content.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
        ),
        furtherParts(content),
      ].join('\n\n'),
    );
  },
};

/** All contacts on one line, the place first; degree, school and place on one line before the year. */
export const typstLine: TypstLayout = {
  id: 'typst-line',
  producer: 'typst',
  months: ['yearOnly', 'short', 'long'],
  markup: (content) => {
    const contacts = [
      plain(content.place),
      linked(`mailto:${content.email}`, content.email),
      plain(content.phone),
      ...content.links.map(({ text, address }) => linked(address, text)),
    ];
    return sheet(
      content,
      '#show heading: it => text(fill: rgb("#205080"), size: 11pt, upper(it.body)) + v(2pt)',
      [
        `#align(center)[#text(size: 18pt, weight: "bold", ${value(content.name)}) \\\n${plain(content.title)} \\\n${contacts.join(' #h(3pt) | #h(3pt) ')}]`,
        part(content.heading('summary'), plain(content.summary)),
        part(
          content.heading('work'),
          ...content.work.map(
            (job) =>
              `${bold(job.position)} ${plain(`, ${job.company}, ${job.place}`)} #h(1fr) ${plain(job.dates)}${bullets(job.bullets)}`,
          ),
        ),
        part(
          content.heading('education'),
          ...content.education.map((study) =>
            lines(
              `${bold(study.degree)} ${plain(`, ${study.institution}, ${study.place}`)} #h(1fr) ${plain(study.dates)}`,
              study.note ? italic(study.note) : '',
            ),
          ),
        ),
        part(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) => `${bold(group)} #h(6pt) ${plain(items.join(' · '))}`),
        ),
        part(
          content.heading('certifications'),
          bullets(
            content.certifications.map(({ name, details }) => (details ? `${name} (${details})` : name)),
          ),
        ),
        part(
          content.heading('languages'),
          lines(...content.languages.map(({ name, level }) => plain(`${name}: ${level}`))),
        ),
        furtherParts(content),
      ].join('\n\n'),
    );
  },
};
