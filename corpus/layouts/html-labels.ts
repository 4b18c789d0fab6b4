import { entryLabels } from './entry-labels';
import {
  box,
  certificationsPart,
  contactFacts,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  languagesPart,
  line,
  links,
  list,
  mailLink,
  page,
  part,
  skillsPart,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** Rows of a form, each with its label; those without a value are left out. */
const formRows = (...rows: [label: string, value: string][]) =>
  box(
    'form',
    ...rows
      .filter(([, value]) => value)
      .map(([label, value]) => `${box('label', escapeText(label))}${box('value', value)}`),
  );

/** The European form of the 2000s: labels at the right of a margin with a rule, the heading above each part. */
export const labelledForm: HtmlLayout = {
  id: 'labelled-form',
  producer: 'chromium',
  months: ['slash', 'long', 'dot', 'yearOnly'],
  html: (content) => {
    const { labels, language } = content;
    const named = entryLabels(language, 0);
    const footer = `${JSON.stringify(`${labels.page} `)} counter(page) "/" counter(pages) ${JSON.stringify(` - ${labels.document}, ${content.name}`)}`;
    return page(
      content,
      ['Liberation'],
      `@page{margin:16mm 15mm 18mm;@bottom-left{content:${footer};font:8pt sans-serif;color:#555}}body{font-size:10pt}h1{font-size:15pt;width:50mm;padding-right:5mm;text-align:right;font-weight:700}h2{break-after:avoid;font-size:11pt;width:50mm;padding-right:5mm;text-align:right;font-weight:700;margin-top:10pt}section{margin:0}.form{display:grid;grid-template-columns:50mm 1fr;padding:5pt 0;break-inside:avoid}.label{text-align:right;padding:1pt 5mm 1pt 0;font-style:italic}.value{border-left:.6pt solid #444;padding:1pt 0 1pt 5mm}.value ul{list-style:none;padding:0}p,section>ul{margin-left:55mm}`,
      [
        `<h1>${escapeText(labels.document)}</h1>`,
        part(
          content.heading('contact'),
          formRows(
            [labels.name, `${word('strong', content.name)}<br>${escapeText(content.title)}`],
            [labels.place, escapeText(content.place)],
            [labels.phone, escapeText(content.phone)],
            [labels.email, mailLink(content)],
            ['Web', links(content).join('<br>')],
          ),
        ),
        summaryPart(content),
        workPart(content, (job) =>
          formRows(
            [named('period'), escapeText(job.dates)],
            [named('employer'), escapeText(job.company)],
            [named('place'), escapeText(job.place)],
            [named('position'), word('strong', job.position)],
            [named('tasks'), list(job.bullets)],
          ),
        ),
        educationPart(content, (study) =>
          formRows(
            [named('period'), escapeText(study.dates)],
            [named('school'), escapeText(study.institution)],
            [named('place'), escapeText(study.place)],
            [named('degree'), word('strong', study.degree)],
            [named('note'), escapeText(study.note)],
          ),
        ),
        certificationsPart(content, ({ name, issuer, date }) =>
          formRows(
            [named('date'), escapeText(date)],
            [named('certificate'), word('strong', name)],
            [named('issuer'), escapeText(issuer)],
          ),
        ),
        part(
          content.heading('languages'),
          formRows(
            ...content.languages.map(({ name, level }) => [name, escapeText(level)] as [string, string]),
          ),
        ),
        part(
          content.heading('skills'),
          formRows(
            ...content.skills.map(
              ({ group, items }) => [group, escapeText(items.join(', '))] as [string, string],
            ),
          ),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};

/** Company and dates first, then the position and the tasks after their labels, the tasks in one run of text. */
export const labelledLines: HtmlLayout = {
  id: 'labelled-lines',
  producer: 'chromium',
  months: ['slash', 'short', 'yearOnly'],
  html: (content) => {
    const named = entryLabels(content.language, 0);
    const labelled = (label: string, text: string) =>
      text ? line(word('strong', `${label}:`), ` ${escapeText(text)}`) : '';
    const [place = '', ...others] = contactFacts(content);
    return page(
      content,
      ['Liberation'],
      '@page{margin:20mm 22mm}h1{font-size:20pt;text-align:center}header{text-align:center}h2{break-after:avoid;font-size:12pt;text-transform:uppercase;border-bottom:1.5pt solid #222;margin-bottom:5pt}.entry{padding-left:12pt;position:relative}.entry::before{content:"";position:absolute;left:0;top:4.5pt;width:5pt;height:5pt;background:#222}section{margin-top:16pt}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${line(place)}${line(others.join(' – '))}</header>`,
        part(content.title, `<p>${escapeText(content.summary)}</p>`),
        educationPart(content, (study) =>
          entry(
            line(word('strong', study.degree)),
            line(escapeText(`${study.institution} – ${study.place} – ${study.dates}`)),
            line(escapeText(study.note)),
          ),
        ),
        workPart(content, (job) =>
          entry(
            line(escapeText(`${job.dates} – `), word('strong', job.company), escapeText(` – ${job.place}`)),
            labelled(named('position'), job.position),
            labelled(named('tasks'), `${job.bullets.join('; ')}.`),
          ),
        ),
        certificationsPart(content, ({ name, details }) =>
          entry(escapeText(details ? `${name} – ${details}` : name)),
        ),
        languagesPart(content, ({ name, level }) => entry(escapeText(`${name} ${level}`))),
        skillsPart(content, ({ group, items }) => entry(labelled(group, items.join(', ')))),
        furtherParts(content),
      ].join(''),
    );
  },
};
