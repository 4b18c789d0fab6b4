import type { Content } from '../content';
import { noteLine } from './builder-pieces';
import {
  box,
  contactFacts,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  joined,
  languagesPart,
  line,
  list,
  nameAndTitle,
  page,
  part,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** What a browser prints above and below a page: the day and the title, the address and the number of the page. */
function browserMargins({ name, links: [own], labels }: Content): string {
  const text = (value: string) => JSON.stringify(value);
  const font = 'font:7.5pt sans-serif;color:#333';
  return `@page{margin:15mm 14mm;@top-left{content:"11/03/25, 21:47";${font}}@top-center{content:${text(`${name} – ${labels.document}`)};${font}}@bottom-left{content:${text(own?.address ?? '')};${font}}@bottom-right{content:counter(page) "/" counter(pages);${font}}}`;
}

const menu = (content: Content) =>
  `<nav>${(['summary', 'work', 'education', 'skills'] as const)
    .map((kind) => `<a href="#${kind}">${escapeText(content.heading(kind))}</a>`)
    .join('')}</nav>`;

/** A plain personal page that was printed from a browser: a heading for each position, the facts in italics below. */
export const pagePrinted: HtmlLayout = {
  id: 'page-printed',
  producer: 'chromium',
  months: ['long', 'short'],
  html: (content) => {
    const under = (...facts: string[]) => `<p><em>${joined(', ', ...facts)}</em></p>`;
    return page(
      content,
      ['SourceSerif'],
      `${browserMargins(content)}body{font-size:11.5pt;line-height:1.5;color:#000}h1{font-size:24pt;margin-top:8pt}nav{border-bottom:.8pt solid #999;padding-bottom:4pt;font-size:10pt}nav a{margin-right:16pt}a{color:#0000ee;text-decoration:underline}h2{break-after:avoid;font-size:17pt;margin-top:16pt}h3{break-after:avoid;font-size:12.5pt;margin-top:10pt}ul{margin:4pt 0}`,
      [
        menu(content),
        `<h1>${escapeText(content.name)}</h1><p>${escapeText(content.title)}</p>`,
        part(
          content.heading('summary'),
          `<p>${escapeText(content.summary)}</p>`,
          `<ul>${contactFacts(content)
            .map((fact) => `<li>${fact}</li>`)
            .join('')}</ul>`,
        ),
        workPart(content, (job) =>
          [
            `<h3>${escapeText(job.position)}</h3>`,
            under(job.company, job.place, job.dates),
            list(job.bullets),
          ].join(''),
        ),
        educationPart(content, (study) =>
          [
            `<h3>${escapeText(study.degree)}</h3>`,
            under(study.institution, study.place, study.dates),
            noteLine(study.note),
          ].join(''),
        ),
        part(
          content.heading('skills'),
          `<ul>${content.skills
            .map(
              ({ group, items }) => `<li><b>${escapeText(group)}:</b> ${escapeText(items.join(', '))}</li>`,
            )
            .join('')}</ul>`,
        ),
        part(
          content.heading('certifications'),
          list(content.certifications.map(({ name, details }) => (details ? `${name} (${details})` : name))),
        ),
        part(
          content.heading('languages'),
          list(content.languages.map(({ name, level }) => `${name}: ${level}`)),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};

/** A page from a note-taking site: contacts in a shaded box, company – position in bold, dates and place in grey tags. */
export const pageNotes: HtmlLayout = {
  id: 'page-notes',
  producer: 'chromium',
  months: ['short', 'long', 'yearOnly'],
  html: (content) => {
    const tags = (...facts: string[]) => line(...facts.map((fact) => word('tag', fact)));
    return page(
      content,
      ['Inter'],
      '@page{margin:17mm 20mm}body{font-size:10pt;line-height:1.5;color:#37352f}h1{font-size:27pt;font-weight:700}.title{color:#787774;font-size:12pt}.callout{background:#f1f1ef;border-radius:3pt;padding:8pt 12pt;margin-top:10pt;display:grid;grid-template-columns:1fr 1fr;gap:2pt 8mm}h2{break-after:avoid;font-size:15pt;font-weight:600;border-bottom:.5pt solid #e3e2e0;padding-bottom:2pt;margin-top:6pt}.tag{background:#e9e5e3;border-radius:2pt;padding:.5pt 5pt;font-size:8.5pt;color:#5f5e5b;margin-right:5pt}.strong{font-weight:650}.lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(42mm,1fr));gap:6mm}.group{break-inside:avoid}.entry .line{margin-bottom:2pt}.callout a{text-decoration:underline}',
      [
        nameAndTitle(content),
        box('callout', ...contactFacts(content).map((fact) => line(fact))),
        summaryPart(content),
        part(
          content.heading('skills'),
          box(
            'lists',
            ...content.skills.map(({ group, items }) =>
              box('group', box('strong', escapeText(group)), list(items)),
            ),
          ),
        ),
        workPart(content, (job) =>
          entry(
            box('line strong', joined(' – ', job.company, job.position)),
            tags(job.dates, job.place),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            box('line strong', joined(' – ', study.institution, study.degree)),
            tags(study.dates, study.place),
            noteLine(study.note),
          ),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            entry(box('line strong', escapeText(name)), tags(...[date, issuer].filter(Boolean))),
          ),
        ),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    );
  },
};
