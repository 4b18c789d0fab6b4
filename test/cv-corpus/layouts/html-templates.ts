import {
  box,
  contactFacts,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  joined,
  labelledSkills,
  line,
  links,
  list,
  mailLink,
  page,
  part,
  summaryPart,
  tableRows,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

const labelled = (label: string, markup: string) => `${word('strong', `${label}:`)} ${markup}`;

/** Dates in square brackets before the title; the place on a line with a label; page numbers at the bottom. */
export const europass: HtmlLayout = {
  id: 'europass',
  producer: 'chromium',
  months: ['slash', 'dot', 'yearOnly'],
  html: (content) => {
    const { labels } = content;
    const city = (place: string) => line(labelled(labels.city, escapeText(place)));
    return page(
      content,
      ['Inter'],
      '@page{@bottom-right{content:counter(page) " / " counter(pages);font-size:8pt}}h1{font-size:20pt;color:#0e4194}h2{font-size:11pt;text-transform:uppercase;color:#0e4194;border-bottom:1pt solid #0e4194}.dates{color:#555}.employer{font-weight:700;font-style:italic;color:#444}td{padding:1pt 20pt 1pt 0}',
      [
        `<h1>${escapeText(content.name)}</h1>`,
        line(
          [
            labelled(labels.phone, escapeText(content.phone)),
            labelled(labels.email, mailLink(content)),
            ...links(content).map((link) => labelled('Web', link)),
            labelled(labels.place, escapeText(content.place)),
          ].join(' | '),
        ),
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            line(word('dates', `[ ${job.dates} ]`), ' ', word('strong', job.position)),
            box('employer', escapeText(job.company)),
            city(job.place),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            line(word('dates', `[ ${study.dates} ]`), ' ', word('strong', study.degree)),
            box('employer', escapeText(study.institution)),
            city(study.place),
            line(escapeText(study.note)),
          ),
        ),
        part(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) =>
            entry(box('strong', escapeText(group)), line(escapeText(items.join(' / ')))),
          ),
        ),
        part(
          content.heading('languages'),
          tableRows(content.languages.map(({ name, level }) => [word('strong', name), escapeText(level)])),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            entry(
              line(word('dates', date && `[ ${date} ] `), word('strong', name)),
              line(escapeText(issuer)),
            ),
          ),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};

/** Large headings, every fact on its own line; company and place on one, skills as one list. */
export const jobBoard: HtmlLayout = {
  id: 'job-board',
  producer: 'chromium',
  months: ['long', 'short'],
  html: (content) =>
    page(
      content,
      ['Liberation'],
      'h1{font-size:24pt;font-weight:400}h2{font-size:15pt;font-weight:400;color:#555;border-bottom:.5pt solid #bbb;margin-bottom:4pt}.grey{color:#666}',
      [
        `<h1>${escapeText(content.name)}</h1>`,
        line(word('strong', content.title)),
        ...contactFacts(content).map((fact) => line(fact)),
        `<section><p>${escapeText(content.summary)}</p></section>`,
        workPart(content, (job) =>
          entry(
            line(word('strong', job.position)),
            line(word('grey', `${job.company} - ${job.place}`)),
            line(word('grey', job.dates)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            line(word('strong', study.degree)),
            line(word('grey', `${study.institution} - ${study.place}`)),
            line(word('grey', study.dates)),
            line(escapeText(study.note)),
          ),
        ),
        part(content.heading('skills'), list(content.skills.flatMap(({ items }) => items))),
        part(
          content.heading('languages'),
          list(content.languages.map(({ name, level }) => `${name} - ${level}`)),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, details }) =>
            entry(line(word('strong', name)), line(word('grey', details))),
          ),
        ),
        furtherParts(content),
      ].join(''),
    ),
};

/** Education first; institution and place above an indented line with degree or position and the dates. */
export const academic: HtmlLayout = {
  id: 'academic',
  producer: 'chromium',
  months: ['yearOnly', 'long', 'short'],
  html: (content) =>
    page(
      content,
      ['Fraunces'],
      `@page{margin:18mm 20mm;@bottom-center{content:${JSON.stringify(content.name)} ", CV, " counter(page);font-size:8pt}}header{text-align:center}h1{font-size:18pt;font-weight:500}h2{font-size:12pt;font-variant:small-caps;font-weight:600}.inner{margin-left:8mm}.facts{display:flex;justify-content:space-between;margin-top:6pt}.right{text-align:right}.house{font-weight:600}`,
      [
        `<header><h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}</header>`,
        box(
          'facts',
          box('left', ...content.place.split(', ').map((words) => line(escapeText(words)))),
          box(
            'right',
            ...contactFacts(content)
              .slice(1)
              .map((fact) => line(fact)),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            line(word('house', study.institution), `, ${escapeText(study.place)}`),
            box('inner', line(joined(', ', study.degree, study.dates)), line(escapeText(study.note))),
          ),
        ),
        workPart(content, (job) =>
          entry(
            line(word('house', job.company), `, ${escapeText(job.place)}`),
            box('inner', line(joined(', ', job.position, job.dates)), list(job.bullets)),
          ),
        ),
        summaryPart(content),
        furtherParts(content),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) => line(joined(', ', name, issuer, date))),
        ),
        labelledSkills(content),
        part(
          content.heading('languages'),
          line(joined('; ', ...content.languages.map(({ name, level }) => `${name} (${level})`))),
        ),
      ].join(''),
    ),
};
