import type { Content, PrintedJob, PrintedStudy } from '../content';
import {
  box,
  entry,
  escapeText,
  furtherParts,
  joined,
  labelledSkills,
  languagesPart,
  line,
  links,
  list,
  mailLink,
  page,
  part,
  summaryPart,
  word,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** What differs between one-column layouts whose entries are runs of text. */
interface RunForm {
  id: string;
  months: HtmlLayout['months'];
  style: string;
  head: (content: Content) => string;
  job: (job: PrintedJob) => string;
  study: (study: PrintedStudy) => string;
  certificates: (content: Content) => string;
}

const inOneLine =
  (separator: string, print: (name: string, details: string) => string) => (content: Content) =>
    part(
      content.heading('certifications'),
      line(
        escapeText(content.certifications.map(({ name, details }) => print(name, details)).join(separator)),
      ),
    );

const inLines = (print: (name: string, details: string) => string) => (content: Content) =>
  part(
    content.heading('certifications'),
    ...content.certifications.map(({ name, details }) => line(print(name, details))),
  );

const contacts = (content: Content, separator: string, ...lead: string[]) =>
  line(
    [...lead.map(escapeText), escapeText(content.phone), mailLink(content), ...links(content)].join(
      separator,
    ),
  );

const formLayout = ({ id, months, style, head, job, study, certificates }: RunForm): HtmlLayout => ({
  id,
  producer: 'chromium',
  months,
  html: (content) =>
    page(
      content,
      ['Liberation'],
      `h1{font-size:18pt}h2{font-size:12pt;border-bottom:.5pt solid #999}.date{color:#555}${style}`,
      [
        head(content),
        summaryPart(content),
        part(content.heading('work'), ...content.work.map(job)),
        part(content.heading('education'), ...content.education.map(study)),
        labelledSkills(content),
        certificates(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
});

/** Each study on one line of plain text, separated by commas; the place on a separate line at the top. */
export const runCommas = formLayout({
  id: 'run-commas',
  months: ['short', 'slash', 'yearOnly'],
  style: '',
  head: (content) =>
    `<h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}${line(escapeText(content.place))}${contacts(content, ' · ')}`,
  job: (job) => entry(line(joined(', ', job.position, job.company, job.place, job.dates)), list(job.bullets)),
  study: (study) => line(joined(', ', study.degree, study.institution, study.place, study.dates)),
  certificates: inOneLine('; ', (name, details) => (details ? `${name} (${details})` : name)),
});

/** The date first, then school and degree; certificates begin with their date. */
export const runDateFirst = formLayout({
  id: 'run-date-first',
  months: ['slash', 'yearOnly', 'dot'],
  style: 'h2{border:0;color:#0a4}',
  head: (content) =>
    `<h1>${escapeText(content.name)}</h1>${contacts(content, ' | ', content.place)}${line(escapeText(content.title))}`,
  job: (job) =>
    entry(
      line(escapeText(`${job.dates}: ${job.company} (${job.place}) – `), word('strong', job.position)),
      list(job.bullets),
    ),
  study: (study) =>
    entry(
      line(
        escapeText(`${study.dates}: ${study.institution} (${study.place}) – `),
        word('strong', study.degree),
      ),
      study.note ? line(escapeText(study.note)) : '',
    ),
  certificates: inLines((name, details) => joined(': ', details, name)),
});

/**
 * School, place and grade below the degree, with marks between them; a job's place is on the same line as its dates.
 */
export const runMarks = formLayout({
  id: 'run-marks',
  months: ['long', 'short', 'slash'],
  style: '.where{font-style:italic}h2{text-transform:uppercase;font-size:10.5pt}',
  head: (content) =>
    `<h1>${escapeText(content.name)}</h1>${line(joined(' | ', content.title, content.place))}${contacts(content, ' | ')}`,
  job: (job) =>
    entry(
      line(word('strong', job.position), escapeText(` | ${job.company}`)),
      line(word('where', [job.dates, job.place].filter(Boolean).join(' | '))),
      list(job.bullets),
    ),
  study: (study) =>
    entry(
      line(word('strong', study.degree)),
      line(joined(' | ', study.institution, study.place, study.dates, study.note)),
    ),
  certificates: inOneLine(' • ', (name) => name),
});

/** Every detail of an entry on a separate line, the place last. */
export const stackedLines = formLayout({
  id: 'stacked-lines',
  months: ['short', 'long', 'yearOnly'],
  style: '.entry{margin-top:9pt}',
  head: (content) =>
    `<h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}${[content.place, content.phone, content.email].map((fact) => line(escapeText(fact))).join('')}${links(
      content,
    )
      .map((link) => line(link))
      .join('')}`,
  job: (job) =>
    entry(
      line(word('strong', job.company)),
      line(escapeText(job.position)),
      line(word('date', job.dates)),
      line(word('date', job.place)),
      list(job.bullets),
    ),
  study: (study) =>
    entry(
      line(word('strong', study.institution)),
      line(escapeText(study.degree)),
      line(word('date', study.dates)),
      line(word('date', study.place)),
    ),
  certificates: (content) =>
    part(
      content.heading('certifications'),
      ...content.certifications.map(({ name, details }) =>
        entry(line(word('strong', name)), details ? line(escapeText(details)) : ''),
      ),
    ),
});

/**
 * Company and school in capitals, with the place in the same look; the name below, with the dates at the end of its
 * line.
 */
export const capitalNames = formLayout({
  id: 'capital-names',
  months: ['long', 'short', 'dot'],
  style: 'h1,h2{text-align:center}header{text-align:center}.company{text-transform:uppercase}',
  head: (content) =>
    `<header><h1>${escapeText(content.name)}</h1>${line(joined(' – ', content.place, content.phone))}${line([mailLink(content), ...links(content)].join(' – '))}${line(escapeText(content.title))}</header>`,
  job: (job) =>
    entry(
      box('line company', joined(', ', job.company, job.place)),
      line(escapeText(`${job.position} (${job.dates})`)),
      list(job.bullets),
    ),
  study: (study) =>
    entry(
      box('line company', joined(', ', study.institution, study.place)),
      line(escapeText(`${study.degree} (${study.dates})`)),
      study.note ? line(escapeText(study.note)) : '',
    ),
  certificates: inLines((name, details) => `• ${joined(', ', name, details)}`),
});

/** Dates in a column on the left; both names on one line, only partly bold; the place at the right edge. */
export const dateColumn = formLayout({
  id: 'date-column',
  months: ['slash', 'dot', 'short'],
  style:
    '.grid{display:grid;grid-template-columns:36mm 1fr;margin-top:5pt}h2{background:#e8eef4;border:0;padding:2pt 4pt}',
  head: (content) =>
    `<h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}${line(`${escapeText(content.labels.place)}: ${escapeText(content.place)}`)}${contacts(content, ' / ')}`,
  job: (job) =>
    box(
      'grid',
      box('date', escapeText(job.dates)),
      `<div>${box('row', `<span>${escapeText(job.company)} – ${word('strong', job.position)}</span>`, word('date', job.place))}${list(job.bullets)}</div>`,
    ),
  study: (study) =>
    box(
      'grid',
      box('date', escapeText(study.dates)),
      `<div>${box('row', `<span>${escapeText(study.institution)} – ${word('strong', study.degree)}</span>`, word('date', study.place))}${study.note ? line(escapeText(study.note)) : ''}</div>`,
    ),
  certificates: (content) =>
    part(
      content.heading('certifications'),
      ...content.certifications.map(({ name, details }) =>
        box(
          'grid',
          box('date', escapeText(details.split(', ').at(-1) ?? '')),
          line(joined(', ', name, details.split(', ').slice(0, -1).join(', '))),
        ),
      ),
    ),
});

/** The school and its place before a colon; position and company on one line above their dates. */
export const runColons = formLayout({
  id: 'run-colons',
  months: ['short', 'long', 'yearOnly'],
  style: 'h1,h2{color:#246}.strong{color:#246}',
  head: (content) =>
    `<h1>${escapeText(content.name)}</h1>${line(joined(' – ', content.title, content.place))}${contacts(content, ' · ')}`,
  job: (job) =>
    entry(
      line(word('strong', `${job.position} – ${job.company}`), escapeText(`, ${job.place}`)),
      line(word('date', job.dates)),
      list(job.bullets),
    ),
  study: (study) =>
    entry(
      line(
        word('strong', `${study.institution}, ${study.place}`),
        escapeText(`: ${study.degree} (${study.dates})`),
      ),
      study.note ? line(escapeText(study.note)) : '',
    ),
  certificates: inLines((name, details) => joined(' · ', name, details)),
});
