import {
  box,
  certificationsPart,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  languagesPart,
  line,
  links,
  list,
  mailLink,
  noteLine,
  page,
  skillsPart,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** Dates in a column to the left of the entries. */
export const marginDates: HtmlLayout = {
  id: 'margin-dates',
  producer: 'chromium',
  months: ['slash', 'dot', 'yearOnly', 'short'],
  html: (content) =>
    page(
      content,
      ['Liberation'],
      'h1{font-size:20pt;font-weight:400}h2{font-size:13pt;color:#0b4f79}.entry{display:grid;grid-template-columns:38mm 1fr;gap:4mm}.date{color:#555}',
      [
        `<h1>${escapeText(content.name)}</h1>`,
        box('line strong', escapeText(content.title)),
        line(`${escapeText(content.place)}`),
        line(`${escapeText(content.labels.phone)}: ${escapeText(content.phone)}`),
        line(`${escapeText(content.labels.email)}: ${mailLink(content)}`),
        ...links(content).map((link) => line(link)),
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            box('date', escapeText(job.dates)),
            box(
              'body',
              line(word('strong', job.position)),
              line(`${escapeText(job.company)}, ${escapeText(job.place)}`),
              list(job.bullets),
            ),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            box('date', escapeText(study.dates)),
            box(
              'body',
              line(word('strong', study.degree)),
              line(`${escapeText(study.institution)}, ${escapeText(study.place)}`),
              noteLine(study),
            ),
          ),
        ),
        skillsPart(content, ({ group, items }) =>
          entry(box('date', escapeText(group)), box('body', escapeText(items.join(', ')))),
        ),
        certificationsPart(content, ({ name, details }) =>
          entry(
            box('date', escapeText(details.split(', ').at(-1) ?? '')),
            box('body', escapeText([name, ...details.split(', ').slice(0, -1)].join(', '))),
          ),
        ),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};
