import type { Content } from '../content';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain, value } = typst;

const small = (text: string) => `#text(size: 9pt, fill: rgb("#666666"), ${value(text)})`;

const aside = (content: Content) => [
  typst.part(
    content.heading('contact'),
    lines(
      ...content.place.split(/(?<=,) /).map(plain),
      plain(content.phone),
      typst.mailLink(content, typst.breakable),
      ...typst.links(content, typst.breakable),
    ),
  ),
  ...(content.languages.length
    ? [
        typst.part(
          content.heading('languages'),
          lines(...content.languages.flatMap(({ name, level }) => [bold(name), plain(level)])),
        ),
      ]
    : []),
  typst.skillsPart(content, ({ group, items }) => lines(bold(group), ...items.map(plain))),
];

/** A dark band; a column set to the right edge on the left; each title shares its line with the company in italics. */
export const typstBand: TypstLayout = {
  id: 'typst-band',
  producer: 'typst',
  months: ['yearOnly', 'slash', 'dot'],
  markup: (content) => {
    const entry = (dates: string, title: string, house: string, place: string, below: string) =>
      `#block(breakable: false)[${typst.beside(
        '24mm',
        small(dates),
        `#grid(columns: (1fr, 42%), column-gutter: 3mm, row-gutter: 4pt, ${typst.cells(
          bold(title),
          `#align(right)[${italic(house)}]`,
          '',
          `#align(right)[${small(place)}]`,
        )})${below}`,
      )}]`;
    const main = [
      typst.summaryPart(content),
      typst.educationPart(content, ({ dates, degree, institution, place, note }) =>
        entry(dates, degree, institution, place, note && `\n\n${plain(note)}`),
      ),
      typst.workPart(content, ({ dates, position, company, place, bullets }) =>
        entry(dates, position, company, place, typst.bullets(bullets)),
      ),
      ...(content.certifications.length
        ? [
            typst.certificationsPart(content, ({ name, issuer, date }) =>
              typst.beside('24mm', small(date), lines(bold(name), issuer ? italic(issuer) : '')),
            ),
          ]
        : []),
      typst.furtherParts(content),
    ];
    return typst.sheet(
      content,
      `#set page(margin: (top: 12mm, bottom: 14mm, left: 12mm, right: 14mm))
#set par(justify: false)
#show heading: it => block(above: 13pt, below: 8pt, text(size: 13pt, weight: "regular", fill: rgb("#7a2e5d"), it.body))`,
      [
        `#block(width: 100%, fill: rgb("#333333"), inset: 14pt, align(center)[#text(size: 26pt, fill: white, ${value(content.name)}) \\\n#text(size: 11pt, fill: white, ${value(content.title)})])`,
        `#grid(columns: (42mm, 1fr), column-gutter: 8mm, ${typst.cells(`#set align(right)\n${aside(content).join('\n\n')}`, main.join('\n\n'))})`,
      ].join('\n\n'),
    );
  },
};
