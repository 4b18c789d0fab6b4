import type { Content } from '../content';
import { icons } from '../fonts';
import {
  contacts,
  faced,
  facedTwice,
  inBrackets,
  inRow,
  nameLine,
  partOf,
  smallCapitals,
  tinted,
} from './class-pieces';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

const red = '#b3261e';

/** Icons with the contacts, in one row. */
const iconRow = (content: Content) =>
  inRow(
    '|',
    [icons.phone, icons.email, ...content.links.map(() => icons.link)].map(
      (glyph, index) => `${typst.icon(glyph)}~${contacts(content)[index] ?? ''}`,
    ),
  );

/** The name in two weights; position and place on one line, company in small capitals and dates on the next. */
export const classAwesome: TypstLayout = {
  id: 'class-awesome',
  producer: 'typst',
  months: ['short', 'long', 'slash'],
  markup: (content) => {
    const { heading } = content;
    const [firstName = '', ...otherNames] = content.name.split(' ');
    const grey = (text: string) => tinted('#666666', text, 'size: 9pt, style: "italic"');
    const entry = (title: string, place: string, house: string, dates: string) =>
      facedTwice(
        [`#text(size: 10.5pt, weight: "bold", ${typst.value(title)})`, tinted(red, place, 'style: "italic"')],
        [smallCapitals(house), grey(dates)],
      );
    const row = (left: string, right: string) =>
      `#grid(columns: (38mm, 1fr), column-gutter: 5mm, align: (right, left), ${typst.cells(left, right)})`;
    return typst.sheet(
      content,
      `#set page(margin: (x: 17mm, top: 14mm, bottom: 18mm), footer: [#set text(size: 8pt, fill: rgb("#777777"))\n${smallCapitals(content.labels.document)} #h(1fr) ${smallCapitals(content.name)} #h(1fr) #context counter(page).display()])
#set par(justify: false)
#set text(font: "Libertinus Serif", size: 10.5pt)
#show heading: it => block(above: 13pt, below: 8pt, grid(columns: (auto, 1fr), column-gutter: 3mm, align: horizon, text(size: 15pt, fill: rgb("${red}"), it.body), line(length: 100%, stroke: 0.7pt + rgb("#999999"))))`,
      [
        `#align(center)[#block(below: 9pt)[#set text(size: 30pt)\n#set par(leading: 0.4em)\n#text(fill: rgb("#888888"), ${typst.value(firstName)}) ${bold(otherNames.join(' '))}]\n${tinted(red, content.title, 'size: 10pt')} \\\n${grey(content.place)} \\\n${iconRow(content)}]`,
        typst.part(heading('summary'), plain(content.summary)),
        partOf(
          heading('work'),
          content.work.map(
            ({ position, place, company, dates, bullets }) =>
              entry(position, place, company, dates) + typst.bullets(bullets),
          ),
        ),
        partOf(
          heading('education'),
          content.education.map(
            ({ degree, place, institution, dates, note }) =>
              entry(degree, place, institution, dates) + (note && typst.bullets([note])),
          ),
        ),
        partOf(
          heading('certifications'),
          content.certifications.map(
            ({ date, name, issuer }) =>
              `#grid(columns: (26mm, 1fr), column-gutter: 5mm, ${typst.cells(grey(date), `${bold(name)}${plain(issuer && `, ${issuer}`)}`)})`,
          ),
        ),
        partOf(
          heading('skills'),
          content.skills.map(({ group, items }) => row(bold(group), plain(items.join(', ')))),
        ),
        partOf(
          heading('languages'),
          content.languages.map(({ name, level }) => row(bold(name), plain(level))),
        ),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};

/** A dense American page: company, place in brackets, a bar and the position on one line with the dates at its end. */
export const classJake: TypstLayout = {
  id: 'class-jake',
  producer: 'typst',
  months: ['short', 'slash', 'long'],
  markup: (content) => {
    const { heading } = content;
    const entry = (house: string, place: string, title: string, dates: string) =>
      `#block(sticky: true, above: 9pt, below: 6pt)[${faced(
        `${bold(house)}${plain(inBrackets(place))} #h(2pt) | #h(2pt) ${italic(title)}`,
        plain(dates),
      )}]`;
    const labelled = (label: string, text: string) => `${bold(`${label}: `)}${plain(text)}`;
    return typst.sheet(
      content,
      `#set page(paper: "us-letter", margin: (x: 14mm, y: 12mm))
#set text(font: "New Computer Modern", size: 10pt)
#set par(justify: false)
#set list(indent: 8pt)
#show heading: it => block(above: 11pt, below: 7pt, width: 100%, stroke: (bottom: 0.6pt), inset: (bottom: 3pt), text(size: 11.5pt, weight: "regular", upper(it.body)))`,
      [
        `#align(center)[${nameLine(content.name, '23pt', 'weight: "bold"')}\n${plain(content.title)} \\\n${inRow('$dot.c$', [plain(content.place), ...contacts(content)])}]`,
        plain(content.summary),
        partOf(
          heading('education'),
          content.education.map(
            ({ institution, place, degree, dates, note }) =>
              entry(institution, place, degree, dates) + (note && typst.bullets([note])),
          ),
        ),
        partOf(heading('skills'), [
          lines(
            ...content.skills.map(({ group, items }) => labelled(group, items.join(', '))),
            content.languages.length
              ? labelled(
                  heading('languages'),
                  content.languages.map(({ name, level }) => `${name} (${level})`).join(', '),
                )
              : '',
          ),
        ]),
        partOf(
          heading('work'),
          content.work.map(
            ({ company, place, position, dates, bullets }) =>
              entry(company, place, position, dates) + typst.bullets(bullets),
          ),
        ),
        typst.furtherParts(content),
        partOf(
          heading('certifications'),
          content.certifications.map(({ name, issuer, date }) =>
            faced(`${bold(name)}${issuer ? ` #h(2pt) | #h(2pt) ${italic(issuer)}` : ''}`, plain(date)),
          ),
        ),
      ].join('\n\n'),
    );
  },
};
