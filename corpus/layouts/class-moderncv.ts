import {
  contacts,
  facedTwice,
  head,
  inRow,
  joined,
  nameLine,
  partOf,
  smallCapitals,
  tinted,
} from './class-pieces';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, edges, italic, plain } = typst;

/** Headings between two rules; company, place and dates on one line in bold, and the position in italics below. */
export const classBanking: TypstLayout = {
  id: 'class-banking',
  producer: 'typst',
  months: ['short', 'yearOnly', 'long'],
  markup: (content) => {
    const { heading } = content;
    const entry = (house: string, place: string, dates: string, below: string) =>
      facedTwice([`${bold(house)}${plain(`, ${place}`)}`, bold(dates)], [italic(below), '']);
    const pairs = (markup: string[]) =>
      `#grid(columns: (1fr, 1fr), column-gutter: 8mm, row-gutter: 7pt, ${typst.cells(...markup)})`;
    return typst.sheet(
      content,
      `#set page(margin: (x: 20mm, y: 17mm), numbering: "1/1")
#set text(font: "Libertinus Serif", size: 11pt)
#set par(justify: false)
#set list(marker: text(fill: rgb("#3c6e47"), sym.circle.stroked.small))
#show heading: it => block(above: 15pt, below: 9pt, grid(columns: (1fr, auto, 1fr), column-gutter: 4mm, align: horizon, line(length: 100%, stroke: 0.6pt + rgb("#3c6e47")), text(size: 13pt, weight: "regular", fill: rgb("#3c6e47"), it.body), line(length: 100%, stroke: 0.6pt + rgb("#3c6e47"))))`,
      [
        `#align(center)[${[
          nameLine(content.name, '27pt'),
          tinted('#3c6e47', content.title, 'size: 13pt'),
          inRow('#sym.bullet', [plain(content.place), ...contacts(content)]),
        ].join('\n\n')}]`,
        typst.part(heading('summary'), plain(content.summary)),
        partOf(
          heading('work'),
          content.work.map(
            (job) => entry(job.company, job.place, job.dates, job.position) + typst.bullets(job.bullets),
          ),
        ),
        partOf(
          heading('education'),
          content.education.map(({ institution, place, dates, degree, note }) =>
            entry(institution, place, dates, joined(' – ', degree, note)),
          ),
        ),
        partOf(heading('skills'), [
          pairs(content.skills.map(({ group, items }) => `${bold(`${group}: `)}${plain(items.join(', '))}`)),
        ]),
        partOf(
          heading('certifications'),
          content.certifications.map(({ name, issuer, date }) =>
            edges(`${bold(name)}${plain(issuer && `, ${issuer}`)}`, plain(date)),
          ),
        ),
        content.languages.length
          ? typst.part(
              heading('languages'),
              pairs(content.languages.map(({ name, level }) => `${bold(`${name}: `)}${italic(level)}`)),
            )
          : '',
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};

/** Headings in a margin at the left; the dates stand in small capitals on a line above the position. */
export const classOldstyle: TypstLayout = {
  id: 'class-oldstyle',
  producer: 'typst',
  months: ['long', 'yearOnly', 'short'],
  markup: (content) => {
    const section = (title: string, entries: string[]) =>
      entries.length
        ? `#v(4pt)\n#grid(columns: (36mm, 1fr), column-gutter: 7mm, ${typst.cells(`#heading(${typst.value(title)})`, entries.join('\n\n#v(3pt)\n'))})\n#v(4pt)`
        : '';
    const { heading } = content;
    const entry = (dates: string, title: string, house: string, note = '') =>
      head(
        smallCapitals(dates.toLowerCase()),
        bold(title),
        plain(house),
        note && `#text(size: 9.5pt, ${typst.value(note)})`,
      );
    return typst.sheet(
      content,
      `#set page(margin: (left: 16mm, right: 24mm, y: 20mm))
#set text(font: "New Computer Modern", size: 10.5pt, number-type: "old-style")
#set par(justify: false)
#set list(marker: [–])
#show heading: it => block(align(right, text(size: 11.5pt, weight: "regular", style: "italic", fill: rgb("#7b3f00"), it.body)))`,
      [
        `#grid(columns: (36mm, 1fr), column-gutter: 7mm, [], [${nameLine(content.name, '24pt', 'fill: rgb("#7b3f00")')}\n${plain(content.title)}])`,
        section(heading('contact'), [typst.lines(plain(content.place), ...contacts(content))]),
        section(heading('summary'), [plain(content.summary)]),
        section(
          heading('education'),
          content.education.map(({ dates, degree, institution, place, note }) =>
            entry(dates, degree, joined(', ', institution, place), note),
          ),
        ),
        section(
          heading('work'),
          content.work.map(
            ({ dates, position, company, place, bullets }) =>
              entry(dates, position, joined(', ', company, place)) + typst.bullets(bullets),
          ),
        ),
        section(heading('skills'), [
          typst.lines(
            ...content.skills.map(
              ({ group, items }) => `${italic(group)} #h(5pt) ${plain(items.join('; '))}`,
            ),
          ),
        ]),
        section(
          heading('certifications'),
          content.certifications.map(({ name, issuer, date }) =>
            typst.lines(
              date ? smallCapitals(date.toLowerCase()) : '',
              plain(name),
              issuer ? italic(issuer) : '',
            ),
          ),
        ),
        section(
          heading('languages'),
          content.languages.length ? [plain(languagesOf(content.languages))] : [],
        ),
        ...content.further.map((each) => section(each.heading, [typst.bullets(each.lines)])),
      ].join('\n\n'),
    );
  },
};

const languagesOf = (languages: { name: string; level: string }[]) =>
  languages.map(({ name, level }) => `${name} (${level})`).join(', ');
