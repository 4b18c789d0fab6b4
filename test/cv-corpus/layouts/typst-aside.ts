import type { Content } from '../content';
import { icons } from '../fonts';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

const contacts = (content: Content, printed = (address: string) => address) => [
  plain(content.place),
  plain(content.phone),
  typst.linked(`mailto:${content.email}`, printed(content.email)),
  ...content.links.map(({ text, address }) => typst.linked(address, printed(text))),
];

/** The contacts only stand at the foot of every page; company and place at the left, dates in a margin at the right. */
export const typstFooted: TypstLayout = {
  id: 'typst-footed',
  producer: 'typst',
  months: ['short', 'slash', 'yearOnly'],
  markup: (content) => {
    const { heading } = content;
    const item = (right: string, ...markup: string[]) =>
      `#block(breakable: false, grid(columns: (1fr, 38mm), column-gutter: 6mm, ${typst.cells(markup.join(''), `#set par(justify: false)\n${italic(right)}`)}))`;
    return typst.sheet(
      content,
      `#set page(margin: (x: 20mm, top: 18mm, bottom: 24mm), footer: align(center)[#set par(justify: false)
#set text(size: 9pt, fill: rgb("#446688"))\n#line(length: 100%, stroke: 0.4pt)\n${contacts(content).join(' #h(3pt) $circle.filled.tiny$ #h(3pt) ')}])
#set text(font: "Libertinus Serif", size: 11pt)
#show heading: it => block(above: 16pt, below: 8pt, text(size: 14pt, weight: "regular", fill: rgb("#446688"), smallcaps(it.body)))`,
      [
        `#align(right)[#text(size: 28pt, ${typst.value(content.name)}) \\\n${italic(content.title)}]`,
        typst.part(heading('summary'), plain(content.summary)),
        typst.part(
          heading('work'),
          ...content.work.map((job) =>
            item(
              job.dates,
              lines(bold(job.position), plain(`${job.company}, ${job.place}`)),
              typst.bullets(job.bullets),
            ),
          ),
        ),
        typst.part(
          heading('education'),
          ...content.education.map((study) =>
            item(
              study.dates,
              lines(
                bold(study.degree),
                plain(`${study.institution}, ${study.place}`),
                study.note ? plain(study.note) : '',
              ),
            ),
          ),
        ),
        typst.part(
          heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            item(date, bold(name), issuer ? plain(`, ${issuer}`) : ''),
          ),
        ),
        typst.part(
          heading('skills'),
          typst.bullets(content.skills.map(({ group, items }) => `${group}: ${items.join(', ')}`)),
        ),
        typst.part(
          heading('languages'),
          typst.bullets(content.languages.map(({ name, level }) => `${name} (${level})`)),
        ),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};

const hues = ['#d9381e', '#1e7a46', '#1e4fa3'];

/** A heading whose first three letters have a colour. */
const tricolour = `#let count = counter("headings")
#show heading: it => context {
  count.step()
  let letters = it.body.text.clusters()
  let hue = (${hues.map((hue) => `rgb("${hue}")`).join(', ')}).at(calc.rem(count.get().first(), 3))
  block(above: 14pt, below: 7pt, text(size: 15pt)[#text(fill: hue, letters.slice(0, 3).join())#letters.slice(3).join()])
}`;

/** A dark header, a narrow column of contacts and skills at the left, and headings that begin in colour. */
export const typstAside: TypstLayout = {
  id: 'typst-aside',
  producer: 'typst',
  months: ['yearOnly', 'slash', 'dot'],
  markup: (content) => {
    const { heading } = content;
    const [surname = '', ...names] = content.name.split(' ').toReversed();
    const grey = (text: string) => `#text(size: 8.5pt, fill: rgb("#666666"), ${typst.value(text)})`;
    const item = (dates: string, title: string, place: string, ...below: string[]) =>
      typst.beside(
        '33mm',
        plain(dates),
        `#grid(columns: (1fr, auto), column-gutter: 4mm, ${typst.cells(bold(title), grey(place))})
#v(-3pt)
${below.join('')}`,
      );
    const aside = [
      typst.part(
        heading('contact'),
        ...[icons.place, icons.phone, icons.email, ...content.links.map(() => icons.link)].map(
          (glyph, index) =>
            `#grid(columns: (5mm, 1fr), ${typst.cells(typst.icon(glyph), contacts(content, typst.breakable)[index] ?? '')})`,
        ),
      ),
      typst.part(
        heading('languages'),
        lines(...content.languages.map(({ name, level }) => `${plain(name)} ${grey(level)}`)),
      ),
      typst.part(
        heading('skills'),
        ...content.skills.map(({ items }) => lines(...items.map((text) => plain(text)))),
      ),
    ];
    const main = [
      typst.part(heading('summary'), plain(content.summary)),
      typst.part(
        heading('education'),
        ...content.education.map((study) =>
          item(
            study.dates,
            study.degree,
            study.place,
            lines(italic(study.institution), study.note ? plain(study.note) : ''),
          ),
        ),
      ),
      typst.part(
        heading('work'),
        ...content.work.map((job) =>
          item(job.dates, job.position, job.place, italic(job.company), typst.bullets(job.bullets)),
        ),
      ),
      typst.part(
        heading('certifications'),
        ...content.certifications.map(({ name, issuer, date }) =>
          typst.beside('33mm', plain(date), lines(bold(name), issuer ? italic(issuer) : '')),
        ),
      ),
      typst.furtherParts(content),
    ];
    return typst.sheet(
      content,
      `#set page(margin: 12mm)\n#set par(justify: false)\n${tricolour}`,
      [
        `#block(width: 100%, fill: rgb("#3b3b3b"), inset: 9mm, align(center)[#set text(fill: white)\n#text(size: 27pt)[${plain(names.toReversed().join(' '))} ${bold(surname)}] \\\n#text(size: 12pt, ${typst.value(content.title)})])`,
        `#grid(columns: (52mm, 1fr), column-gutter: 7mm, ${typst.cells(`#set text(size: 9.5pt)\n#set align(right)\n${aside.join('\n\n')}`, main.join('\n\n'))})`,
      ].join('\n\n'),
    );
  },
};
