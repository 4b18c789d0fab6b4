import type { Content } from '../content';
import { contacts, head, inBrackets, joined, nameLine, partOf, smallCapitals } from './class-pieces';
import type { TypstLayout } from './layout';
import * as typst from './typst-pieces';

const { bold, italic, lines, plain } = typst;

const leader = '#box(width: 1fr, repeat[#h(2pt).])';

const labelledContacts = (content: Content) => {
  const [phone = '', mail = '', ...links] = contacts(content);
  const { labels } = content;
  return [
    `${plain(`${labels.phone}: `)}${phone}`,
    `${plain(`${labels.email}: `)}${mail}`,
    ...links.map((link) => `${plain('Web: ')}${link}`),
  ];
};

/** A scholar's CV: dots lead from each entry to its years at the right edge; employers before positions. */
export const classAcademic: TypstLayout = {
  id: 'class-academic',
  producer: 'typst',
  months: ['yearOnly', 'short', 'slash'],
  markup: (content) => {
    const { heading } = content;
    const entry = (markup: string, dates: string) =>
      `#block(sticky: true, above: 9pt, below: 5pt, grid(columns: (1fr, auto), column-gutter: 3pt, align: (left, right + bottom), ${typst.cells(`#par(hanging-indent: 8mm)[${markup} ${dates && leader}]`, plain(dates))}))`;
    const [research, others] = [content.further.slice(0, 1), content.further.slice(1)];
    const listed = (parts: Content['further']) =>
      parts.map((each) => typst.part(each.heading, each.lines.map((text) => `+ ${plain(text)}`).join('\n')));
    return typst.sheet(
      content,
      `#set page(margin: (x: 26mm, y: 24mm), footer: context align(center, text(size: 9pt)[${plain(`${content.name}, ${content.labels.document}, `)}#counter(page).display("1/1", both: true)]))
#set text(font: "New Computer Modern", size: 10.5pt)
#set par(justify: false)
#set enum(numbering: "[1]", body-indent: 6pt)
#show heading: it => block(above: 16pt, below: 9pt, text(size: 12pt, it.body))`,
      [
        nameLine(content.name, '20pt'),
        '#line(length: 100%, stroke: 0.8pt)',
        `#grid(columns: (1fr, auto), column-gutter: 10mm, ${typst.cells(
          lines(plain(content.title), plain(content.place)),
          lines(...labelledContacts(content)),
        )})`,
        typst.part(heading('summary'), plain(content.summary)),
        partOf(
          heading('education'),
          content.education.map(
            ({ degree, institution, place, dates, note }) =>
              entry(`${bold(degree)}${plain(`, ${institution}${inBrackets(place)}`)}`, dates) +
              (note && `\n#pad(left: 8mm)[${plain(note)}]`),
          ),
        ),
        partOf(
          heading('work'),
          content.work.map(
            ({ company, place, position, dates, bullets }) =>
              entry(`${bold(company)}${plain(`${inBrackets(place)}, `)}${italic(position)}`, dates) +
              `#pad(left: 8mm)[${typst.bullets(bullets)}]`,
          ),
        ),
        ...listed(research),
        partOf(
          heading('certifications'),
          content.certifications.map(({ name, issuer, date }) =>
            entry(plain(joined(', ', name, issuer)), date),
          ),
        ),
        partOf(
          heading('skills'),
          content.skills.map(
            ({ group, items }) =>
              `#par(hanging-indent: 8mm)[${italic(group)}${plain(`: ${items.join(', ')}.`)}]`,
          ),
        ),
        partOf(
          heading('languages'),
          content.languages.map(({ name, level }) => entry(plain(name), level)),
        ),
        ...listed(others),
      ].join('\n\n'),
    );
  },
};

/** No rules and little else: employer and place in small capitals, below them the position, a comma and the dates. */
export const classMinimal: TypstLayout = {
  id: 'class-minimal',
  producer: 'typst',
  months: ['long', 'short', 'yearOnly'],
  markup: (content) => {
    const { heading } = content;
    const house = (name: string, place: string) => smallCapitals(joined(', ', name, place));
    return typst.sheet(
      content,
      `#set page(margin: (x: 34mm, y: 26mm))
#set text(font: "Libertinus Serif", size: 11pt)
#set par(justify: false)
#set list(marker: [–], body-indent: 5pt)
#show heading: it => block(above: 20pt, below: 10pt, text(size: 11pt, weight: "regular", tracking: 0.08em, smallcaps(lower(it.body))))`,
      [
        nameLine(content.name, '22pt', 'tracking: 0.04em'),
        lines(italic(content.title), plain(content.place), ...contacts(content)),
        `#v(6pt)\n${plain(content.summary)}`,
        partOf(
          heading('work'),
          content.work.map(
            ({ company, place, position, dates, isSameCompany, bullets }) =>
              head(isSameCompany ? '' : house(company, place), plain(`${position}, ${dates}`)) +
              typst.bullets(bullets),
          ),
        ),
        partOf(
          heading('education'),
          content.education.map(({ institution, place, degree, dates, note }) =>
            head(house(institution, place), plain(`${degree}, ${dates}`), note && italic(note)),
          ),
        ),
        partOf(
          heading('certifications'),
          content.certifications.map(({ name, issuer, date }) =>
            plain(`${joined(' – ', name, issuer)}${date && ` (${date})`}`),
          ),
        ),
        partOf(heading('skills'), [
          lines(
            ...content.skills.map(
              ({ group, items }) => `${italic(group)} #h(4pt) ${plain(items.join(' / '))}`,
            ),
          ),
        ]),
        partOf(
          heading('languages'),
          content.languages.length
            ? [plain(content.languages.map(({ name, level }) => joined(' ', name, level)).join(' / '))]
            : [],
        ),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};
