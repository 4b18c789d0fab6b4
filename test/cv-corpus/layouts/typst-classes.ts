import type { Content } from '../content';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, edges, italic, lines, plain, value } = typst;

const contacts = (content: Content) => [
  plain(content.phone),
  typst.linked(`mailto:${content.email}`, content.email),
  ...content.links.map(({ text, address }) => typst.linked(address, text)),
];

const certificate = ({ name, issuer }: Content['certifications'][number]) =>
  `${bold(name)}${issuer ? plain(`, ${issuer}`) : ''}`;

const optional = (items: unknown[], markup: () => string) => (items.length ? markup() : '');

/** The class of many engineers: schools before their degrees, but positions before their companies; small capitals. */
export const typstEngineer: TypstLayout = {
  id: 'typst-engineer',
  producer: 'typst',
  months: ['short', 'long', 'yearOnly'],
  markup: (content) => {
    const { heading } = content;
    const small = (text: string) => `#text(size: 9.5pt, style: "italic", ${value(text)})`;
    return typst.sheet(
      content,
      `#set page(paper: "us-letter", margin: 13mm)
#set text(font: "New Computer Modern", size: 10.5pt)
#set par(justify: false)
#set list(indent: 10pt)
#show heading: it => block(above: 13pt, below: 7pt, width: 100%, stroke: (bottom: 0.5pt), inset: (bottom: 3pt), text(size: 12.5pt, weight: "regular", smallcaps(it.body)))`,
      [
        `#align(center)[#text(size: 24pt, weight: "bold", smallcaps(${value(content.name)})) \\\n${plain(content.title)} \\\n${[plain(content.place), ...contacts(content)].join(' #h(2pt) | #h(2pt) ')}]`,
        typst.part(heading('summary'), plain(content.summary)),
        typst.part(
          heading('education'),
          ...content.education.map(
            (study) =>
              lines(
                edges(bold(study.institution), plain(study.place)),
                edges(small(study.degree), small(study.dates)),
              ) + (study.note ? typst.bullets([study.note]) : ''),
          ),
        ),
        typst.part(
          heading('work'),
          ...content.work.map(
            (job) =>
              lines(
                edges(bold(job.position), plain(job.dates)),
                edges(small(job.company), small(job.place)),
              ) + typst.bullets(job.bullets),
          ),
        ),
        typst.furtherParts(content),
        typst.part(
          heading('skills'),
          lines(
            ...content.skills.map(({ group, items }) => `${bold(group)}${plain(`: ${items.join(', ')}`)}`),
          ),
        ),
        optional(content.certifications, () =>
          typst.part(
            heading('certifications'),
            lines(...content.certifications.map((each) => edges(certificate(each), plain(each.date)))),
          ),
        ),
        optional(content.languages, () =>
          typst.part(
            heading('languages'),
            plain(content.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
          ),
        ),
      ].join('\n\n'),
    );
  },
};

/** Everything below the head flows through two columns, from one into the other; the place and dates end an entry. */
export const typstFlow: TypstLayout = {
  id: 'typst-flow',
  producer: 'typst',
  months: ['short', 'slash', 'long'],
  markup: (content) => {
    const { heading } = content;
    const entry = (...markup: string[]) => `#block(breakable: false)[${lines(...markup)}]`;
    const last = (place: string, dates: string) =>
      `#text(size: 9pt, fill: rgb("#555555"), ${value(`${place}, ${dates}`)})`;
    return typst.sheet(
      content,
      `#set page(columns: 2, footer: context align(center, text(size: 8pt, counter(page).display("1 / 1", both: true))))
#set columns(gutter: 9mm)
#set text(font: "Libertinus Serif", size: 10.5pt)
#set par(justify: false)
#show heading: it => block(above: 14pt, below: 7pt, width: 100%, fill: rgb("#e9e4da"), inset: 4pt, text(size: 11pt, it.body))`,
      [
        `#place(top, scope: "parent", float: true, clearance: 5mm)[#grid(columns: (1fr, auto), [#text(size: 24pt, ${value(content.name)}) \\\n${italic(content.title)}], align(right)[${lines(plain(content.place), ...contacts(content))}])]`,
        plain(content.summary),
        typst.part(
          heading('work'),
          ...content.work.map(
            (job) =>
              entry(bold(job.company), italic(job.position), last(job.place, job.dates)) +
              typst.bullets(job.bullets),
          ),
        ),
        typst.part(
          heading('education'),
          ...content.education.map((study) =>
            entry(
              bold(study.institution),
              italic(study.degree),
              study.note ? plain(study.note) : '',
              last(study.place, study.dates),
            ),
          ),
        ),
        optional(content.certifications, () =>
          typst.part(
            heading('certifications'),
            ...content.certifications.map(({ name, details }) =>
              entry(bold(name), details ? plain(details) : ''),
            ),
          ),
        ),
        typst.part(
          heading('skills'),
          ...content.skills.map(({ group, items }) => `${italic(group)}${plain(` – ${items.join(', ')}`)}`),
        ),
        optional(content.languages, () =>
          typst.part(
            heading('languages'),
            ...content.languages.map(({ name, level }) => edges(plain(name), plain(level))),
          ),
        ),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};
