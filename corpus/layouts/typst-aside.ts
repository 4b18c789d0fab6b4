import type { Content } from '../content';
import { icons } from '../fonts';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

const contacts = (content: Content) => [
  plain(content.place),
  plain(content.phone),
  typst.mailLink(content, typst.breakable),
  ...typst.links(content, typst.breakable),
];

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
            `#grid(columns: (5mm, 1fr), ${typst.cells(typst.icon(glyph), contacts(content)[index] ?? '')})`,
        ),
      ),
      typst.part(
        heading('languages'),
        lines(...content.languages.map(({ name, level }) => `${plain(name)} ${grey(level)}`)),
      ),
      typst.skillsPart(content, ({ items }) => lines(...items.map((text) => plain(text)))),
    ];
    const main = [
      typst.summaryPart(content),
      typst.educationPart(content, (study) =>
        item(
          study.dates,
          study.degree,
          study.place,
          lines(italic(study.institution), study.note ? plain(study.note) : ''),
        ),
      ),
      typst.workPart(content, (job) =>
        item(job.dates, job.position, job.place, italic(job.company), typst.bullets(job.bullets)),
      ),
      typst.certificationsPart(content, ({ name, issuer, date }) =>
        typst.beside('33mm', plain(date), lines(bold(name), issuer ? italic(issuer) : '')),
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
