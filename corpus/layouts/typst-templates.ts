import type { Content } from '../content';
import { icons } from '../fonts';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

const withIcons = (content: Content) => [
  `${typst.icon(icons.place)}~${plain(content.place)}`,
  `${typst.icon(icons.phone)}~${plain(content.phone)}`,
  `${typst.icon(icons.email)}~${typst.mailLink(content)}`,
  ...content.links.map(({ text, address }) => `${typst.icon(icons.link)}~${typst.linked(address, text)}`),
];

/** Dates at the right of a margin in which bars stand beside the headings; title, company, place in one run. */
export const typstModern: TypstLayout = {
  id: 'typst-modern',
  producer: 'typst',
  months: ['yearOnly', 'short', 'dot'],
  markup: (content) => {
    const item = (hint: string, ...markup: string[]) =>
      typst.beside('32mm', `#align(right)[${plain(hint)}]`, markup.join(''));
    const event = (dates: string, [title, house, ...others]: string[], below = '') =>
      item(
        dates,
        `${bold(title ?? '')}${plain(', ')}${italic(house ?? '')}${plain(others.map((words) => `, ${words}`).join(''))}${plain('.')}`,
        below,
      );
    return typst.sheet(
      content,
      `#set page(numbering: "1/1", number-align: right)
#set text(font: "Libertinus Serif", size: 10.5pt)
#show heading: it => block(above: 14pt, below: 8pt, grid(columns: (32mm, 1fr), column-gutter: 5mm, align: horizon, rect(width: 100%, height: 3.5pt, fill: rgb("#3873b3")), text(size: 14pt, weight: "regular", fill: rgb("#3873b3"), it.body)))`,
      [
        `#grid(columns: (1fr, 72mm), [#text(size: 26pt, fill: rgb("#555555"), ${typst.value(content.name)})\n\n${italic(content.title)}], align(right)[#set text(size: 9.5pt, style: "italic")\n${lines(...withIcons(content))}])`,
        typst.summaryPart(content),
        typst.educationPart(content, ({ dates, degree, institution, place, note }) =>
          event(dates, [degree, institution, place, ...(note ? [note] : [])]),
        ),
        typst.workPart(content, ({ dates, position, company, place, bullets }) =>
          event(dates, [position, company, place], typst.bullets(bullets)),
        ),
        typst.languagesPart(content, ({ name, level }) => item(name, italic(level))),
        typst.skillsPart(content, ({ group, items }) => item(group, plain(items.join(', ')))),
        typst.certificationsPart(content, ({ name, issuer, date }) =>
          item(date, bold(name), issuer ? plain(`, ${issuer}`) : ''),
        ),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};

/** Icons before dates and places, which share a line; skills in boxes in a narrower column on the right. */
export const typstIcons: TypstLayout = {
  id: 'typst-icons',
  producer: 'typst',
  months: ['short', 'slash', 'long'],
  markup: (content) => {
    const { heading } = content;
    const marks = (dates: string, place: string) =>
      `#text(size: 9pt)[${typst.icon(icons.date)} ${plain(dates)} #h(10pt) ${typst.icon(icons.place)} ${plain(place)}]`;
    const accented = (text: string) => `#text(weight: "bold", fill: rgb("#9b1b30"), ${typst.value(text)})`;
    const larger = (text: string) => `#text(size: 11.5pt, ${typst.value(text)})`;
    const main = [
      typst.workPart(
        content,
        (job) =>
          lines(larger(job.position), accented(job.company), marks(job.dates, job.place)) +
          typst.bullets(job.bullets),
      ),
      typst.furtherParts(content),
    ];
    const side = [
      typst.summaryPart(content),
      typst.part(
        heading('skills'),
        content.skills
          .flatMap(({ items }) => items)
          .map((item) => `#box(stroke: 0.5pt, radius: 3pt, inset: 3pt)[${plain(item)}]`)
          .join(' '),
      ),
      typst.educationPart(content, (study) =>
        lines(
          larger(study.degree),
          accented(study.institution),
          marks(study.dates, study.place),
          study.note ? plain(study.note) : '',
        ),
      ),
      typst.languagesPart(content, ({ name, level }) => typst.edges(bold(name), plain(level))),
      typst.certificationsPart(content, ({ name, details }) =>
        lines(bold(name), details ? plain(details) : ''),
      ),
    ];
    return typst.sheet(
      content,
      `#set par(justify: false)
#show heading: it => block(above: 12pt, below: 7pt, width: 100%, stroke: (bottom: 1.5pt + rgb("#9b1b30")), inset: (bottom: 3pt), text(size: 13pt, fill: rgb("#9b1b30"), upper(it.body)))`,
      [
        `#text(size: 23pt, weight: "bold", ${typst.value(content.name.toUpperCase())}) \\\n${accented(content.title)}`,
        withIcons(content).join(' #h(8pt) '),
        `#grid(columns: (1.5fr, 1fr), column-gutter: 8mm, ${typst.cells(main.join('\n\n'), side.join('\n\n'))})`,
      ].join('\n\n'),
    );
  },
};
