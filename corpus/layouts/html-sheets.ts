import {
  box,
  certificationsPart,
  contactFacts,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  joined,
  languagesPart,
  line,
  links,
  list,
  mailLink,
  nameAndTitle,
  page,
  part,
  skillsPart,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** The text flows from one column into the next, as in a newspaper; the dates end the line of the position. */
export const newspaper: HtmlLayout = {
  id: 'newspaper',
  producer: 'chromium',
  months: ['short', 'yearOnly', 'slash'],
  html: (content) =>
    page(
      content,
      ['SourceSerif'],
      'body{font-size:10pt}header{border-top:4pt solid #222;border-bottom:.6pt solid #222;padding:5pt 0;margin-bottom:8pt}h1{font-size:27pt;font-weight:800;line-height:1.1}.title{font-style:italic;font-size:13pt}.facts{font-size:9pt;border-bottom:.6pt solid #222;padding-bottom:4pt;margin-bottom:9pt}.flow{columns:2;column-gap:9mm;column-rule:.4pt solid #999}.flow section:first-child{margin-top:0}h2{font-size:13pt;font-weight:800;break-after:avoid}.house{font-weight:600}.facts span{white-space:nowrap}',
      [
        `<header>${nameAndTitle(content)}</header>`,
        box(
          'facts',
          contactFacts(content)
            .map((fact) => `<span>${fact}</span>`)
            .join(' &nbsp;|&nbsp; '),
        ),
        '<div class="flow">',
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            box('house', escapeText(job.company)),
            line(`<em>${escapeText(job.position)}</em>`, escapeText(` · ${job.dates}`)),
            line(escapeText(job.place)),
            ...job.bullets.map((task) => line(escapeText(`– ${task}`))),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            box('house', escapeText(study.institution)),
            line(`<em>${escapeText(study.degree)}</em>`, escapeText(` · ${study.dates}`)),
            line(escapeText(study.place)),
            study.note ? line(escapeText(`– ${study.note}`)) : '',
          ),
        ),
        skillsPart(content, ({ group, items }) =>
          line(`<em>${escapeText(group)}.</em> ${escapeText(items.join(', '))}`),
        ),
        languagesPart(content, ({ name, level }) => line(escapeText(`${name}, ${level}`))),
        certificationsPart(content, ({ name, details }) =>
          entry(box('house', escapeText(name)), line(escapeText(details))),
        ),
        furtherParts(content),
        '</div>',
      ].join(''),
    ),
};

/** A sheet of a consultancy in landscape: the person on the left, posts in the middle, everything else on the right. */
export const landscapeProfile: HtmlLayout = {
  id: 'landscape-profile',
  producer: 'chromium',
  months: ['slash', 'yearOnly', 'dot'],
  html: (content) => {
    const { labels } = content;
    return page(
      content,
      ['Inter'],
      `@page{size:A4 landscape;margin:10mm 12mm 14mm;@bottom-right{content:counter(page);font:8pt sans-serif;color:#666}}body{font-size:9pt;line-height:1.35}header{display:flex;align-items:baseline;gap:10pt;border-bottom:2pt solid #00664f;padding-bottom:4pt}h1{font-size:19pt;font-weight:650;color:#00664f}.title{font-size:12pt}.columns{display:grid;grid-template-columns:64mm 1fr 68mm;gap:9mm}h2{break-after:avoid;font-size:10pt;font-weight:650;color:#fff;background:#00664f;padding:2pt 5pt}section{margin-top:8pt}.small{color:#555}.strong{font-weight:650}ul{padding-left:10pt}.person{overflow-wrap:anywhere}`,
      [
        `<header>${nameAndTitle(content)}</header>`,
        '<div class="columns"><div class="person">',
        summaryPart(content),
        part(
          content.heading('contact'),
          line(word('small', `${labels.phone} `), escapeText(content.phone)),
          line(word('small', `${labels.email} `), mailLink(content)),
          ...links(content).map((link) => line(word('small', 'Web '), link)),
          line(word('small', `${labels.place} `), escapeText(content.place)),
        ),
        languagesPart(content, ({ name, level }) => box('row', word('', name), word('small', level))),
        '</div><div>',
        workPart(content, (job) =>
          entry(
            line(escapeText(`${job.dates}: `), word('strong', job.position)),
            line(escapeText(`${job.company} | ${job.place}`)),
            list(job.bullets),
          ),
        ),
        '</div><div>',
        educationPart(content, (study) =>
          entry(
            line(escapeText(`${study.dates}: `), word('strong', study.degree)),
            line(escapeText(`${study.institution} | ${study.place}`)),
            line(word('small', study.note)),
          ),
        ),
        skillsPart(content, ({ group, items }) => line(word('strong', group)) + list(items)),
        certificationsPart(content, ({ name, issuer, date }) =>
          line(date ? word('strong', `${date}: `) : '', joined(', ', name, issuer)),
        ),
        furtherParts(content),
        '</div></div>',
      ].join(''),
    );
  },
};
