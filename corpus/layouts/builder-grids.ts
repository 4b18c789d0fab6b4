import { languageRows, noteLine, photograph, stackedCertificates } from './builder-pieces';
import {
  box,
  contactFacts,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  joined,
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

/** Centred headings over rules; company and place at the edges of a line, position and dates at those of the next. */
export const builderIvy: HtmlLayout = {
  id: 'builder-ivy',
  producer: 'chromium',
  months: ['slash', 'long', 'short', 'yearOnly'],
  html: (content) => {
    const edges = (house: string, place: string, what: string, dates: string) => [
      box('row', word('strong', house), word('edge', place)),
      box('row', `<em>${escapeText(what)}</em>`, word('edge', dates)),
    ];
    return page(
      content,
      ['SourceSerif'],
      '@page{margin:15mm 17mm}header{text-align:center}h1{font-size:22pt;font-weight:400}h2{break-after:avoid;font-size:13pt;font-weight:400;text-align:center;border-bottom:.8pt solid #222;margin-bottom:3pt}.edge{text-align:right;flex:none;max-width:62mm}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}${line(contactFacts(content).join(' • '))}</header>`,
        summaryPart(content),
        workPart(content, (job) =>
          entry(...edges(job.company, job.place, job.position, job.dates), list(job.bullets)),
        ),
        educationPart(content, (study) =>
          entry(
            ...edges(study.institution, study.place, study.degree, study.dates),
            study.note ? list([study.note]) : '',
          ),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            box(
              'row',
              `<span>${word('strong', name)}${issuer ? escapeText(` – ${issuer}`) : ''}</span>`,
              word('edge', date),
            ),
          ),
        ),
        part(
          content.heading('skills'),
          line(escapeText(content.skills.flatMap(({ items }) => items).join(' • '))),
        ),
        languageRows(content),
        furtherParts(content),
      ].join(''),
    );
  },
};

/**
 * The newer European form: a grey line with dates and place, then the position in bold, a dash and the company in
 * capitals; contacts after their labels beside a square photograph.
 */
export const builderEuropean: HtmlLayout = {
  id: 'builder-european',
  producer: 'chromium',
  months: ['slash', 'yearOnly', 'dot'],
  html: (content) => {
    const { labels } = content;
    const labelled = (label: string, markup: string) =>
      `<span>${word('label', `${label}:`)} ${markup}</span>`;
    const headed = (dates: string, place: string, what: string, house: string) => [
      box('when', joined(' | ', dates, place)),
      box('head', word('strong', what), ' – ', word('house', house)),
    ];
    return page(
      content,
      ['Inter'],
      '@page{margin:12mm 15mm 15mm;@bottom-right{content:counter(page) "/" counter(pages);font:8pt sans-serif;color:#888}}body{font-size:9.5pt}header{display:grid;grid-template-columns:30mm 1fr;gap:7mm;background:#f0f3fa;padding:5mm}.photo{width:30mm;height:30mm}h1{font-size:19pt;font-weight:500;color:#0e47cb;border-bottom:.6pt solid #9fb3e5;padding-bottom:3pt;margin-bottom:4pt}.facts{display:flex;flex-wrap:wrap;gap:2pt 12pt}.label,.strong{font-weight:650}section{margin-top:13pt}h2{break-after:avoid;font-size:10.5pt;font-weight:700;text-transform:uppercase;color:#0e47cb;border-bottom:.8pt solid #bcc6dc;padding-bottom:2pt}.when{color:#6b7280;font-size:8.5pt}.head{margin-bottom:2pt}.house{text-transform:uppercase;font-size:9pt}.quiet{color:#6b7280}td{padding:2pt 8pt;border-bottom:.4pt solid #bcc6dc}table{border-collapse:collapse;width:90mm}',
      [
        `<header>${photograph}<div><h1>${escapeText(content.name)}</h1>`,
        box(
          'facts',
          labelled(labels.phone, escapeText(content.phone)),
          labelled(labels.email, mailLink(content)),
          ...links(content).map((link) => labelled('Web', link)),
          labelled(labels.place, escapeText(content.place)),
        ),
        '</div></header>',
        part(content.title, `<p>${escapeText(content.summary)}</p>`),
        workPart(content, (job) =>
          entry(...headed(job.dates, job.place, job.position, job.company), list(job.bullets)),
        ),
        educationPart(content, (study) =>
          entry(...headed(study.dates, study.place, study.degree, study.institution), noteLine(study.note)),
        ),
        part(
          content.heading('languages'),
          tableRows(content.languages.map(({ name, level }) => [word('label', name), escapeText(level)])),
        ),
        part(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) =>
            entry(box('label', escapeText(group)), line(escapeText(items.join(' | ')))),
          ),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            entry(box('when', escapeText(date)), box('label', escapeText(name)), line(word('quiet', issuer))),
          ),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};

/** Jobs in boxes, two beside each other, the dates in white on a strip at the top of each; skills in round boxes. */
export const builderJobGrid: HtmlLayout = {
  id: 'builder-job-grid',
  producer: 'chromium',
  months: ['yearOnly', 'short', 'slash'],
  html: (content) => {
    const cell = (dates: string, ...markup: string[]) =>
      box('cell', box('strip', escapeText(dates)), box('inner', ...markup));
    const inGrid = (heading: string, cells: string[]) => part(heading, box('grid', ...cells));
    return page(
      content,
      ['SourceSans'],
      '@page{margin:11mm 13mm}body{font-size:10pt}header{border-left:7mm solid #e07a5f;padding-left:6mm}h1{font-size:28pt;font-weight:800;line-height:1.05;text-transform:uppercase;color:#3d405b}.title{font-size:14pt;letter-spacing:.08em}.facts{display:grid;grid-template-columns:1fr 1fr;gap:1pt 8mm;background:#f4f1de;padding:5pt 9pt;margin-top:8pt}h2{break-after:avoid;font-size:14pt;font-weight:800;color:#e07a5f;text-transform:uppercase}.grid{display:grid;grid-template-columns:1fr 1fr;gap:4mm 5mm;margin-top:4pt}.cell{border:.8pt solid #3d405b;break-inside:avoid}.strip{background:#3d405b;color:#fff;font-weight:600;padding:1.5pt 8pt}.inner{padding:4pt 8pt 6pt}.position{font-size:11.5pt;font-weight:700}.house{color:#e07a5f;font-weight:600}.round{display:inline-block;background:#81b29a;color:#fff;font-weight:600;border-radius:12pt;padding:2pt 9pt;margin:3pt 4pt 0 0}.group{margin-top:3pt;break-inside:avoid}.pair{display:grid;grid-template-columns:1.4fr 1fr;gap:9mm}.stack{margin-top:3pt;break-inside:avoid}.quiet{color:#666}ul{padding-left:11pt}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${box('title', escapeText(content.title))}</header>`,
        box('facts', ...contactFacts(content).map((fact) => line(fact))),
        summaryPart(content),
        inGrid(
          content.heading('work'),
          content.work.map((job) =>
            cell(
              job.dates,
              box('position', escapeText(job.position)),
              box('house', joined(', ', job.company, job.place)),
              list(job.bullets),
            ),
          ),
        ),
        inGrid(
          content.heading('education'),
          content.education.map((study) =>
            cell(
              study.dates,
              box('position', escapeText(study.degree)),
              box('house', joined(', ', study.institution, study.place)),
              noteLine(study.note),
            ),
          ),
        ),
        part(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) =>
            box('group', box('strong', escapeText(group)), ...items.map((item) => word('round', item))),
          ),
        ),
        box('pair', stackedCertificates(content), languageRows(content)),
        furtherParts(content),
      ].join(''),
    );
  },
};
