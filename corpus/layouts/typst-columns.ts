import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

/** Numbered parts, as in an article; each entry is one paragraph after its dates, and its note ends it. */
export const typstNumbered: TypstLayout = {
  id: 'typst-numbered',
  producer: 'typst',
  months: ['yearOnly', 'long', 'short'],
  markup: (content) => {
    const { heading } = content;
    const entry = (dates: string, markup: string) =>
      `#par(hanging-indent: 6mm)[${bold(dates)} #h(4pt) ${markup}]`;
    return typst.sheet(
      content,
      `#set page(margin: (x: 25mm, y: 22mm), numbering: "1", number-align: center)
#set text(font: "New Computer Modern", size: 10.5pt)
#set heading(numbering: "1")
#show heading: set block(above: 16pt, below: 9pt)
#show heading: set text(size: 13pt)`,
      [
        `#align(center)[#text(size: 17pt, ${typst.value(content.labels.document)})\n\n#text(size: 13pt, ${typst.value(content.name)}) \\\n${plain(content.title)}]`,
        `#grid(columns: (1fr, auto), column-gutter: 15mm, ${typst.cells(
          `#set par(justify: false)\n${plain(content.place)}`,
          lines(
            plain(`${content.labels.phone}: ${content.phone}`),
            `${plain(`${content.labels.email}: `)}${typst.mailLink(content)}`,
            ...content.links.map(({ text, address }) => plain('Web: ') + typst.linked(address, text)),
          ),
        )})`,
        typst.summaryPart(content),
        typst.workPart(
          content,
          (job) =>
            entry(job.dates, `${plain(job.position)}, ${italic(job.company)}, ${plain(`${job.place}.`)}`) +
            typst.bullets(job.bullets),
        ),
        typst.educationPart(content, (study) =>
          entry(
            study.dates,
            `${plain(study.degree)}, ${italic(study.institution)}, ${plain([study.place, study.note].filter(Boolean).join('. '))}`,
          ),
        ),
        typst.certificationsPart(content, ({ name, issuer, date }) =>
          date
            ? entry(date, plain([name, issuer].filter(Boolean).join(', ')))
            : plain([name, issuer].filter(Boolean).join(', ')),
        ),
        ...content.further.map(({ heading: kind, lines: texts }) =>
          typst.part(kind, texts.map((text) => `+ ${plain(text)}`).join('\n')),
        ),
        typst.part(
          heading('languages'),
          plain(`${content.languages.map(({ name, level }) => `${name} (${level})`).join(', ')}.`),
        ),
        typst.part(
          heading('skills'),
          lines(
            ...content.skills.map(({ group, items }) => `${italic(`${group}:`)} ${plain(items.join(', '))}.`),
          ),
        ),
      ].join('\n\n'),
    );
  },
};

/** Position, company with its place, and dates in three columns; the tasks below use the whole width. */
export const typstThreefold: TypstLayout = {
  id: 'typst-threefold',
  producer: 'typst',
  months: ['short', 'dot', 'slash'],
  markup: (content) => {
    const { heading } = content;
    const row = (what: string, where: string, when: string) =>
      `#grid(columns: (1.1fr, 1.2fr, 40mm), column-gutter: 5mm, ${typst.cells(what, where, `#align(right)[${when}]`)})`;
    return typst.sheet(
      content,
      `#set page(paper: "us-letter", margin: (x: 18mm, y: 16mm), footer: [#set text(size: 8pt)\n${plain(content.name)} #h(1fr) #context counter(page).display("1 / 1", both: true)])
#set par(justify: false)
#show heading: it => block(above: 14pt, below: 8pt, width: 100%, fill: rgb("#1f4e5f"), inset: 4pt, align(center, text(size: 10.5pt, fill: white, it.body)))`,
      [
        lines(
          `#text(size: 22pt, weight: "bold", fill: rgb("#1f4e5f"), ${typst.value(content.name)})`,
          plain(content.title),
        ),
        '#line(length: 100%, stroke: 1.2pt + rgb("#1f4e5f"))',
        `#grid(columns: (1fr, 1fr), row-gutter: 5pt, column-gutter: 6mm, ${typst.cells(
          `${bold(`${content.labels.place}: `)}${plain(content.place)}`,
          `${bold(`${content.labels.phone}: `)}${plain(content.phone)}`,
          `${bold(`${content.labels.email}: `)}${typst.mailLink(content)}`,
          ...content.links.map(({ text, address }) => bold('Web: ') + typst.linked(address, text)),
        )})`,
        typst.summaryPart(content),
        typst.part(
          heading('skills'),
          `#grid(columns: (1fr, 1fr, 1fr), row-gutter: 5pt, column-gutter: 4mm, ${typst.cells(...content.skills.flatMap(({ items }) => items.map((item) => plain(`• ${item}`))))})`,
        ),
        typst.workPart(
          content,
          (job) =>
            row(bold(job.position), lines(plain(job.company), plain(job.place)), plain(job.dates)) +
            typst.bullets(job.bullets),
        ),
        typst.educationPart(
          content,
          (study) =>
            row(bold(study.degree), lines(plain(study.institution), plain(study.place)), plain(study.dates)) +
            (study.note ? typst.bullets([study.note]) : ''),
        ),
        typst.certificationsPart(content, ({ name, issuer, date }) =>
          row(bold(name), plain(issuer), plain(date)),
        ),
        typst.languagesPart(content, ({ name, level }) => row(bold(name), plain(level), '')),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};
