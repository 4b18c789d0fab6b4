import type { Content } from '../content';
import { contacts, inBrackets, joined, nameLine, partOf, tinted } from './class-pieces';
import { entryLabels } from './entry-labels';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

/** Rows of a form: what each value is stands at the left of a rule. */
const rows = (pairs: [string, string][]) =>
  pairs
    .filter(([, markup]) => markup !== '')
    .map(([label, markup]) => typst.cells(plain(label), markup))
    .join(', ');

const gap = typst.cells('#v(2pt)', '');

const formParts = (content: Content) => {
  const labels = entryLabels(content.language, 0);
  const entries = (list: [string, string][][]) => list.map(rows).join(`, ${gap}, `);
  const parts: [string, string][] = [
    [
      content.heading('work'),
      entries(
        content.work.map(({ dates, position, bullets, company, place }) => [
          [labels('period'), plain(dates)],
          [labels('position'), bold(position)],
          [labels('tasks'), typst.bullets(bullets)],
          [labels('employer'), plain(joined(', ', company, place))],
        ]),
      ),
    ],
    [
      content.heading('education'),
      entries(
        content.education.map(({ dates, degree, institution, place, note }) => [
          [labels('period'), plain(dates)],
          [labels('degree'), bold(degree)],
          [labels('school'), plain(joined(', ', institution, place))],
          [labels('note'), note && plain(note)],
        ]),
      ),
    ],
    [
      content.heading('skills'),
      entries(content.skills.map(({ group, items }) => [[group, plain(items.join(', '))]])),
    ],
    [
      content.heading('languages'),
      entries(content.languages.map(({ name, level }) => [[name, plain(level)]])),
    ],
    [
      content.heading('certifications'),
      entries(
        content.certifications.map(({ name, issuer, date }) => [
          [labels('certificate'), bold(name)],
          [labels('issuer'), issuer && plain(issuer)],
          [labels('date'), date && plain(date)],
        ]),
      ),
    ],
    ...content.further.map((each): [string, string] => [
      each.heading,
      rows([['', lines(...each.lines.map(plain))]]),
    ]),
  ];
  return parts.filter(([, markup]) => markup !== '');
};

/** An official form with a rule down the page; each entry tells its employer last, below the tasks. */
export const classEurope: TypstLayout = {
  id: 'class-europe',
  producer: 'typst',
  months: ['slash', 'long', 'dot'],
  markup: (content) => {
    const { labels, heading } = content;
    const [, mail = '', ...links] = contacts(content);
    const table = (title: string, markup: string) =>
      `#grid(columns: (48mm, 1fr), inset: (x: 3mm, y: 2.5pt), align: (right, left), stroke: (x, y) => if x == 1 { (left: 0.7pt) }, grid.header(repeat: false, ${typst.cells(`#heading(${typst.value(title)})`, '')}), ${markup})`;
    return typst.sheet(
      content,
      `#set page(margin: (x: 16mm, y: 18mm), footer: align(right, text(size: 8pt)[${plain(`${labels.document} – ${content.name} – ${labels.page} `)}#context counter(page).display("1 / 1", both: true)]))
#set text(font: "Liberation Sans", size: 10pt)
#set par(justify: false)
#set list(body-indent: 3pt)
#show heading: it => block(above: 8pt, below: 4pt, text(size: 11pt, it.body))`,
      [
        table(
          labels.document,
          rows([
            [labels.name, `#text(size: 14pt, weight: "bold", ${typst.value(content.name)})`],
            [labels.place, plain(content.place)],
            [labels.phone, plain(content.phone)],
            [labels.email, mail],
            ['Web', lines(...links)],
          ]),
        ),
        table(heading('summary'), rows([['', lines(bold(content.title), plain(content.summary))]])),
        ...formParts(content).map(([title, markup]) => table(title, markup)),
      ].join('\n\n#v(4pt)\n'),
    );
  },
};

const navy = '#1b2a49';

const firstPage = (content: Content) => [
  `#grid(columns: (1.4fr, 1fr), column-gutter: 8mm, ${typst.cells(
    `${nameLine(content.name, '26pt', `weight: "bold", fill: rgb("${navy}")`)}\n#text(size: 13pt, ${typst.value(content.title)})`,
    `#set align(right)\n#set text(size: 9pt)\n${lines(plain(content.place), ...contacts(content, typst.breakable))}`,
  )})`,
  `#block(width: 100%, fill: rgb("#eef1f6"), inset: 10pt)[${plain(content.summary)}]`,
  partOf(content.heading('skills'), [
    `#table(columns: (42mm, 1fr), stroke: 0.5pt + rgb("#b9c2d3"), inset: 6pt, ${content.skills
      .map(({ group, items }) => typst.cells(bold(group), plain(items.join(', '))))
      .join(', ')})`,
  ]),
  partOf(
    content.heading('education'),
    content.education.map(({ dates, degree, institution, place, note }) =>
      lines(
        `${bold(degree)}${plain(dates && ` (${dates})`)}`,
        plain(joined(', ', institution, place)),
        note && italic(note),
      ),
    ),
  ),
  partOf(
    content.heading('certifications'),
    content.certifications.length
      ? [
          `#table(columns: (1fr, 1fr, auto), stroke: 0.5pt + rgb("#b9c2d3"), inset: 6pt, ${content.certifications
            .map(({ name, issuer, date }) => typst.cells(bold(name), plain(issuer), plain(date)))
            .join(', ')})`,
        ]
      : [],
  ),
  partOf(
    content.heading('languages'),
    content.languages.length
      ? [content.languages.map(({ name, level }) => `${bold(name)} ${plain(level)}`).join(' #h(14pt) ')]
      : [],
  ),
  typst.furtherParts(content),
];

/** A consultant's profile: the first page tells what the person can do; the second has posts below dark strips. */
export const classConsultant: TypstLayout = {
  id: 'class-consultant',
  producer: 'typst',
  months: ['dot', 'slash', 'yearOnly'],
  markup: (content) => {
    const strip = (dates: string, house: string) =>
      `#block(width: 100%, fill: rgb("${navy}"), inset: 5pt, below: 6pt, sticky: true, grid(columns: (52mm, 1fr), column-gutter: 4mm, ${typst.cells(tinted('#ffffff', dates), tinted('#ffffff', house, 'weight: "bold"'))}))`;
    const posts = content.work.map(
      ({ dates, company, position, place, bullets }) =>
        `${strip(dates, company)}\n#block(sticky: true)[${bold(position)}${plain(inBrackets(place))}]\n${typst.bullets(bullets)}`,
    );
    return typst.sheet(
      content,
      `#set page(margin: (x: 18mm, top: 20mm, bottom: 18mm), header: context if counter(page).get().first() > 1 [#set text(size: 8.5pt, fill: rgb("#666666"))\n${plain(content.name)} #h(1fr) ${plain(content.title)}], footer: align(center, text(size: 8pt, context counter(page).display())))
#set text(font: "Liberation Sans", size: 10pt)
#set par(justify: false)
#show heading: it => block(above: 15pt, below: 8pt, text(size: 13pt, fill: rgb("${navy}"), it.body))`,
      [...firstPage(content), '#pagebreak(weak: true)', partOf(content.heading('work'), posts)].join('\n\n'),
    );
  },
};
