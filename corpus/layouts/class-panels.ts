import type { Content } from '../content';
import { icons } from '../fonts';
import { contacts, head, nameLine, partOf, tinted } from './class-pieces';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

const teal = '#00695c';

/** Five small discs, of which fewer are filled for each further language. */
const discs = (filled: number) =>
  Array.from(
    { length: 5 },
    (_, index) => `#box(circle(radius: 2.2pt, fill: rgb("${index < filled ? teal : '#d0d7d5'}")))`,
  ).join(' #h(1pt) ');

const dashedRule = '#line(length: 100%, stroke: (paint: rgb("#9aa5a3"), thickness: 0.6pt, dash: "dashed"))';

/** Dashed rules between entries: the company before the position, then dates and place at the two edges of a line. */
export const classAlta: TypstLayout = {
  id: 'class-alta',
  producer: 'typst',
  months: ['slash', 'short', 'yearOnly'],
  markup: (content) => {
    const { heading } = content;
    const small = (glyph: string, text: string) =>
      text && `#text(size: 8.5pt)[${typst.icon(glyph)} ${tinted('#555555', text)}]`;
    const entry = (house: string, title: string, dates: string, place: string) =>
      `${head(tinted(teal, house, 'size: 11.5pt'), bold(title))}
#block(sticky: true, below: 7pt, grid(columns: (auto, 1fr), column-gutter: 3mm, align: (left, right), ${typst.cells(small(icons.date, dates), small(icons.place, place))}))\n`;
    const divided = (entries: string[]) => (entries.length ? [entries.join(`\n\n${dashedRule}\n\n`)] : []);
    const tag = (text: string) =>
      `#box(stroke: 0.5pt + rgb("#9aa5a3"), radius: 2pt, inset: (x: 4pt, y: 3pt))[${plain(text)}]`;
    const left = [
      partOf(
        heading('work'),
        divided(
          content.work.map(
            ({ company, position, dates, place, bullets }) =>
              entry(company, position, dates, place) + typst.bullets(bullets),
          ),
        ),
      ),
    ];
    const right = [
      typst.part(heading('summary'), italic(content.summary)),
      partOf(
        heading('skills'),
        divided(content.skills.map(({ items }) => `#par(leading: 0.9em)[${items.map(tag).join(' ')}]`)),
      ),
      partOf(
        heading('languages'),
        content.languages.map(
          ({ name }, index) =>
            `#grid(columns: (1fr, auto), ${typst.cells(bold(name), discs(Math.max(2, 5 - index)))})`,
        ),
      ),
      partOf(
        heading('education'),
        divided(
          content.education.map(
            ({ institution, degree, dates, place, note }) =>
              entry(institution, degree, dates, place) + (note && plain(note)),
          ),
        ),
      ),
      partOf(
        heading('certifications'),
        content.certifications.map(({ name, details }) =>
          lines(bold(name), details && tinted('#555555', details, 'size: 9pt')),
        ),
      ),
      typst.furtherParts(content),
    ];
    return typst.sheet(
      content,
      `#set page(margin: (x: 14mm, y: 13mm))
#set text(size: 9.5pt)
#set par(justify: false)
#show heading: it => block(above: 14pt, below: 8pt, width: 100%, stroke: (bottom: 1.2pt + rgb("${teal}")), inset: (bottom: 3pt), text(size: 13pt, fill: rgb("#263238"), it.body))`,
      [
        nameLine(content.name, '25pt', 'weight: "bold", fill: rgb("#263238")'),
        tinted(teal, content.title, 'size: 12pt, weight: "bold"'),
        [
          `#box[${typst.icon(icons.email)}~${contacts(content)[1] ?? ''}]`,
          `#box[${typst.icon(icons.phone)}~${plain(content.phone)}]`,
          `#box[${typst.icon(icons.place)}~${plain(content.place)}]`,
          ...contacts(content)
            .slice(2)
            .map((link) => `#box[${typst.icon(icons.link)}~${link}]`),
        ].join(' #h(9pt) '),
        `#grid(columns: (1.35fr, 1fr), column-gutter: 8mm, ${typst.cells(left.join('\n\n'), right.join('\n\n'))})`,
      ].join('\n\n'),
    );
  },
};

const blue = '#0e5484';

/** A bar below each skill, full for the first and shorter for each further one. */
const meter = (text: string, index: number) =>
  `#block(breakable: false, above: 4pt, below: 0pt)[${plain(text)}\n#v(-8pt)\n#block(width: 100%, height: 4pt, fill: rgb("#c6d4de"), rect(width: ${100 - ((index * 13) % 50)}%, height: 4pt, fill: rgb("${blue}")))]`;

const panel = (content: Content) => [
  `#block(width: 100%, height: 26mm, align(center + horizon, circle(radius: 12mm, fill: rgb("#b8c7d3"))))`,
  nameLine(content.name, '17pt', `fill: rgb("${blue}")`),
  tinted('#555555', content.title, 'size: 10pt'),
  lines(plain(content.place), ...contacts(content, typst.breakable)),
  partOf(
    content.heading('skills'),
    content.skills.map(({ group, items }) => `${bold(group)}\n${items.map(meter).join('\n')}\n#v(4pt)`),
  ),
];

/** A tinted panel with the person and the skills as meters; beside each entry the dates stand above the place. */
export const classPanel: TypstLayout = {
  id: 'class-panel',
  producer: 'typst',
  months: ['dot', 'short', 'slash'],
  markup: (content) => {
    const entry = (dates: string, place: string, title: string, house: string, below: string) =>
      `#grid(columns: (31mm, 1fr), column-gutter: 4mm, ${typst.cells(
        `#set text(size: 9pt)\n${lines(bold(dates), place && tinted('#777777', place))}`,
        `${lines(bold(title), house && tinted(blue, house))}${below}`,
      )})`;
    const main = [
      typst.part(content.heading('summary'), plain(content.summary)),
      partOf(
        content.heading('work'),
        content.work.map(({ dates, place, position, company, bullets }) =>
          entry(dates, place, position, company, typst.bullets(bullets)),
        ),
      ),
      partOf(
        content.heading('education'),
        content.education.map(({ dates, place, degree, institution, note }) =>
          entry(dates, place, degree, institution, note && `\n\n${italic(note)}`),
        ),
      ),
      partOf(
        content.heading('certifications'),
        content.certifications.map(({ date, name, issuer }) => entry(date, '', name, issuer, '')),
      ),
      partOf(
        content.heading('languages'),
        content.languages.map(({ name, level }) => entry(name, '', level, '', '')),
      ),
      typst.furtherParts(content),
    ];
    return typst.sheet(
      content,
      `#set page(margin: (left: 70mm, right: 12mm, y: 14mm), background: place(left + top, rect(width: 63mm, height: 100%, fill: rgb("#e7edf2"))))
#set text(size: 9.5pt)
#set par(justify: false)
#show heading: it => block(above: 13pt, below: 8pt, text(size: 13pt, fill: rgb("${blue}"), it.body))`,
      [
        `#place(top + left, dx: -64mm, block(width: 51mm)[${panel(content).join('\n\n')}])`,
        main.join('\n\n'),
      ].join('\n\n'),
    );
  },
};
