import type { PrintedJob } from '../content';
import {
  box,
  certificationsPart,
  contactFacts,
  educationPart,
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
  noteLine,
  page,
  skillsPart,
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
        line(escapeText(content.title)),
        line(
          [escapeText(content.place), escapeText(content.phone), mailLink(content), ...links(content)].join(
            ' | ',
          ),
        ),
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            box('row', word('strong', job.position), word('date', job.dates)),
            box('row', word('where', job.company), word('where', job.place)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            box('row', word('strong', study.degree), word('date', study.dates)),
            box('row', word('where', study.institution), word('where', study.place)),
            noteLine(study),
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
        `<header><h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}`,
        line([escapeText(content.place), mailLink(content), escapeText(content.phone)].join(' • ')),
        `${line(links(content).join(' • '))}</header>`,
        summaryPart(content),
        workPart(content, (job) => entry(line(runOf(job)), list(job.bullets))),
        educationPart(content, (study) =>
          entry(
            line(
              `${word('strong', study.degree)}, ${escapeText(study.institution)}, ${escapeText(study.place)} | ${escapeText(study.dates)}`,
            ),
            study.note ? list([study.note]) : '',
          ),
        ),
        skillsPart(content, ({ items }) => line(escapeText(items.join(' · ')))),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};

const runOf = (job: PrintedJob) =>
  `${word('strong', job.position)}, ${escapeText(job.company)}, ${escapeText(job.place)} | ${escapeText(job.dates)}`;

/** The date first, then school and degree; certificates begin with their date. */
export const runDateFirst: HtmlLayout = {
  id: 'run-date-first',
  producer: 'chromium',
  months: ['slash', 'yearOnly', 'dot'],
  html: (content) => {
    const headed = (dates: string, house: string, place: string, role: string) =>
      line(escapeText(`${dates}: ${house} (${place}) – `), word('strong', role));
    return page(
      content,
      ['Liberation'],
      'h1{font-size:18pt}h2{font-size:12pt;color:#0a4}',
      [
        `<h1>${escapeText(content.name)}</h1>`,
        line(contactFacts(content).join(' | ')),
        line(escapeText(content.title)),
        summaryPart(content),
        workPart(content, (job) =>
          entry(headed(job.dates, job.company, job.place, job.position), list(job.bullets)),
        ),
        educationPart(content, (study) =>
          entry(headed(study.dates, study.institution, study.place, study.degree), noteLine(study)),
        ),
        labelledSkills(content),
        certificationsPart(content, ({ name, details }) => line(joined(': ', details, name))),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    );
  },
};
