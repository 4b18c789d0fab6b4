import {
  box,
  certificationsPart,
  educationPart,
  escapeText,
  furtherParts,
  labelledSkills,
  languagesPart,
  links,
  list,
  mailLink,
  page,
  part,
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
        box('line', `${escapeText(content.place)}`),
        box('line', `${escapeText(content.labels.phone)}: ${escapeText(content.phone)}`),
        box('line', `${escapeText(content.labels.email)}: ${mailLink(content)}`),
        ...links(content).map((link) => box('line', link)),
        summaryPart(content),
        workPart(content, (job) =>
          box(
            'entry',
            box('date', escapeText(job.dates)),
            box(
              'body',
              box('line', word('strong', job.position)),
              box('line', `${escapeText(job.company)}, ${escapeText(job.place)}`),
              list(job.bullets),
            ),
          ),
        ),
        educationPart(content, (study) =>
          box(
            'entry',
            box('date', escapeText(study.dates)),
            box(
              'body',
              box('line', word('strong', study.degree)),
              box('line', `${escapeText(study.institution)}, ${escapeText(study.place)}`),
              study.note ? box('line', escapeText(study.note)) : '',
            ),
          ),
        ),
        part(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) =>
            box('entry', box('date', escapeText(group)), box('body', escapeText(items.join(', ')))),
          ),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, details }) =>
            box(
              'entry',
              box('date', escapeText(details.split(', ').at(-1) ?? '')),
              box('body', escapeText([name, ...details.split(', ').slice(0, -1)].join(', '))),
            ),
          ),
        ),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};

/** Headings in the left margin, beside the first entry. */
export const marginHeadings: HtmlLayout = {
  id: 'margin-headings',
  producer: 'chromium',
  months: ['short', 'long', 'slash'],
  html: (content) =>
    page(
      content,
      ['Fraunces'],
      'h1{font-size:24pt}section{display:grid;grid-template-columns:36mm 1fr;border-top:.5pt solid #999;padding-top:4pt}section>*{grid-column:2}section>h2{grid-column:1;grid-row:1;font-size:11pt;font-weight:600}.entry:nth-child(2){margin-top:0}',
      [
        `<h1>${escapeText(content.name)}</h1>${box('line', escapeText(content.title))}`,
        box(
          'line',
          [escapeText(content.place), escapeText(content.phone), mailLink(content), ...links(content)].join(
            ' / ',
          ),
        ),
        summaryPart(content),
        workPart(content, (job) =>
          box(
            'entry',
            box('line', word('strong', job.company), `, ${escapeText(job.place)}`),
            box('line', `${escapeText(job.position)} (${escapeText(job.dates)})`),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          box(
            'entry',
            box('line', word('strong', study.institution), `, ${escapeText(study.place)}`),
            box('line', `${escapeText(study.degree)} (${escapeText(study.dates)})`),
            study.note ? box('line', escapeText(study.note)) : '',
          ),
        ),
        labelledSkills(content),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};

/** A vertical line with a dot and a date at each entry. */
export const timeline: HtmlLayout = {
  id: 'timeline',
  producer: 'chromium',
  months: ['short', 'yearOnly', 'slash'],
  html: (content) =>
    page(
      content,
      ['Inter'],
      'header{background:#20343f;color:#fff;padding:8mm}h1{font-size:20pt}h2{font-size:12pt;color:#b0413e;text-transform:uppercase}.entry{border-left:2pt solid #b0413e;padding-left:10pt}.date{font-size:9pt;color:#777}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${box('line', escapeText(content.title))}`,
        box(
          'line',
          [mailLink(content), escapeText(content.phone), escapeText(content.place)].join(' &nbsp; '),
        ),
        `${box('line', links(content).join(' &nbsp; '))}</header>`,
        summaryPart(content),
        workPart(content, (job) =>
          box(
            'entry',
            box('date', escapeText(job.dates)),
            box('line', word('strong', job.position), ' @ ', escapeText(job.company)),
            box('date', escapeText(job.place)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          box(
            'entry',
            box('date', escapeText(study.dates)),
            box('line', word('strong', study.degree)),
            box('line', `${escapeText(study.institution)}, ${escapeText(study.place)}`),
            study.note ? box('line', escapeText(study.note)) : '',
          ),
        ),
        part(content.heading('skills'), ...content.skills.map(({ items }) => list(items))),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};
