import type { PrintedJob } from '../content';
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

/** One column with a rule under each heading and dates at the right edge. */
export const ruled: HtmlLayout = {
  id: 'ruled',
  producer: 'chromium',
  months: ['short', 'long', 'slash'],
  html: (content) =>
    page(
      content,
      ['Inter'],
      'h1{font-size:22pt}h2{font-size:12pt;font-weight:650;border-bottom:1pt solid #555}.where{font-style:italic}.date{white-space:nowrap}',
      [
        `<h1>${escapeText(content.name)}</h1>`,
        box('line', escapeText(content.title)),
        box(
          'line',
          [escapeText(content.place), escapeText(content.phone), mailLink(content), ...links(content)].join(
            ' | ',
          ),
        ),
        summaryPart(content),
        workPart(content, (job) =>
          box(
            'entry',
            box('row', word('strong', job.position), word('date', job.dates)),
            box('row', word('where', job.company), word('where', job.place)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          box(
            'entry',
            box('row', word('strong', study.degree), word('date', study.dates)),
            box('row', word('where', study.institution), word('where', study.place)),
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

/** Centred letter-spaced headings; the head of each entry is one run of text. */
export const letterspaced: HtmlLayout = {
  id: 'letterspaced',
  producer: 'chromium',
  months: ['short', 'slash', 'yearOnly'],
  html: (content) =>
    page(
      content,
      ['Fraunces'],
      'h1,header{text-align:center}h1{font-weight:500;font-size:24pt}h2{font-size:10pt;font-weight:400;text-align:center;text-transform:uppercase;letter-spacing:.35em}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${box('line', escapeText(content.title))}`,
        box('line', [escapeText(content.place), mailLink(content), escapeText(content.phone)].join(' • ')),
        `${box('line', links(content).join(' • '))}</header>`,
        summaryPart(content),
        workPart(content, (job) => box('entry', box('line', runOf(job)), list(job.bullets))),
        educationPart(content, (study) =>
          box(
            'entry',
            box(
              'line',
              `${word('strong', study.degree)}, ${escapeText(study.institution)}, ${escapeText(study.place)} | ${escapeText(study.dates)}`,
            ),
            study.note ? list([study.note]) : '',
          ),
        ),
        part(
          content.heading('skills'),
          ...content.skills.map(({ items }) => box('line', escapeText(items.join(' · ')))),
        ),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};

const runOf = (job: PrintedJob) =>
  `${word('strong', job.position)}, ${escapeText(job.company)}, ${escapeText(job.place)} | ${escapeText(job.dates)}`;

/** Capitals are the only mark of headings; skills are a table; the company comes first and is not repeated. */
export const skillTable: HtmlLayout = {
  id: 'skill-table',
  producer: 'chromium',
  months: ['long', 'short', 'dot'],
  html: (content) =>
    page(
      content,
      ['Liberation'],
      'h1{font-size:16pt}h2{font-size:10.5pt;font-weight:400;text-transform:uppercase}td{vertical-align:top;padding:1pt 14pt 1pt 0}.company{font-weight:700}',
      [
        `<h1>${escapeText(content.name)}</h1>${box('line', escapeText(content.title))}`,
        `<table>${(
          [
            [content.labels.place, escapeText(content.place)],
            [content.labels.phone, escapeText(content.phone)],
            [content.labels.email, mailLink(content)],
            ['Web', links(content).join(', ')],
          ] as const
        )
          .filter(([, value]) => value)
          .map(([label, value]) => `<tr><td>${escapeText(label)}:</td><td>${value}</td></tr>`)
          .join('')}</table>`,
        summaryPart(content),
        workPart(content, (job) =>
          box(
            'entry',
            job.isSameCompany
              ? ''
              : box('line company', `${escapeText(job.company)}, ${escapeText(job.place)}`),
            box('row', word('position', job.position), word('date', job.dates)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          box(
            'entry',
            box('line company', `${escapeText(study.institution)}, ${escapeText(study.place)}`),
            box('row', word('position', study.degree), word('date', study.dates)),
            study.note ? list([study.note]) : '',
          ),
        ),
        part(
          content.heading('skills'),
          `<table>${content.skills
            .map(
              ({ group, items }) =>
                `<tr><td>${escapeText(group)}</td><td>${escapeText(items.join(', '))}</td></tr>`,
            )
            .join('')}</table>`,
        ),
        certificationsPart(content),
        part(
          content.heading('languages'),
          `<table>${content.languages
            .map(({ name, level }) => `<tr><td>${escapeText(name)}</td><td>${escapeText(level)}</td></tr>`)
            .join('')}</table>`,
        ),
        furtherParts(content),
      ].join(''),
    ),
};
