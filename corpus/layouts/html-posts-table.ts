import { entryLabels } from './entry-labels';
import {
  box,
  contactTable,
  escapeText,
  furtherParts,
  joined,
  line,
  list,
  nameAndTitle,
  page,
  part,
  summaryPart,
  tableRows,
  word,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** A table with lines around its cells and names above its columns. */
const ruledTable = (names: string[], rows: string[][]) =>
  tableRows(rows).replace(
    '<table>',
    `<table><thead><tr>${names.map((name) => `<th>${escapeText(name)}</th>`).join('')}</tr></thead>`,
  );

/** Every part is a table whose columns have names, as public employers ask for; tasks share a cell with the position. */
export const postsTable: HtmlLayout = {
  id: 'posts-table',
  producer: 'chromium',
  months: ['slash', 'dot', 'short'],
  html: (content) => {
    const named = entryLabels(content.language, 0);
    return page(
      content,
      ['SourceSans'],
      'h1{font-size:17pt;text-align:center}.title{text-align:center;margin-bottom:8pt}h2{break-after:avoid;font-size:12pt;font-weight:600;margin-bottom:3pt}table{width:100%;border-collapse:collapse}td,th{border:.6pt solid #777;padding:3pt 5pt;text-align:left;vertical-align:top;width:34mm}td:nth-child(2),th:nth-child(2){width:auto}td:nth-child(3),th:nth-child(3){width:58mm}th{background:#e4e4e4;font-weight:600}tr{break-inside:avoid}.facts td:first-child{background:#e4e4e4;font-weight:600}',
      [
        nameAndTitle(content),
        box('facts', contactTable(content)),
        summaryPart(content),
        part(
          content.heading('education'),
          ruledTable(
            [named('period'), named('degree'), named('school')],
            content.education.map(({ dates, degree, note, institution, place }) => [
              escapeText(dates),
              escapeText(degree) + (note && `<br><em>${escapeText(note)}</em>`),
              joined(', ', institution, place),
            ]),
          ),
        ),
        part(
          content.heading('work'),
          ruledTable(
            [named('period'), `${named('position')} / ${named('tasks')}`, named('employer')],
            content.work.map(({ dates, position, bullets, company, place }) => [
              escapeText(dates),
              line(word('strong', position)) + list(bullets),
              line(escapeText(company)) + line(escapeText(place)),
            ]),
          ),
        ),
        part(
          content.heading('certifications'),
          ruledTable(
            [named('date'), named('certificate'), named('issuer')],
            content.certifications.map(({ name, issuer, date }) => [date, name, issuer].map(escapeText)),
          ),
        ),
        part(
          content.heading('languages'),
          ruledTable(
            [named('language'), named('level')],
            content.languages.map(({ name, level }) => [name, level].map(escapeText)),
          ),
        ),
        part(
          content.heading('skills'),
          tableRows(content.skills.map(({ group, items }) => [group, items.join(', ')].map(escapeText))),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};
