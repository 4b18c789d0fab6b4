import type { Content } from '../content';
import {
  box,
  certificationsPart,
  contactFacts,
  contactTable,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  languagesPart,
  line,
  list,
  nameAndTitle,
  page,
  part,
  skillsPart,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** Where and when on the left, what on the right: company, place and dates in a column beside the position. */
export const whereWhat: HtmlLayout = {
  id: 'where-what',
  producer: 'chromium',
  months: ['long', 'short', 'slash'],
  html: (content) => {
    const beside = (aside: string[], ...markup: string[]) =>
      box('cells', `<div>${aside.join('')}</div>`, box('what', ...markup));
    const where = (house: string, place: string, dates: string) => [
      line(word('strong', house)),
      line(escapeText(place)),
      line(word('quiet', dates)),
    ];
    return page(
      content,
      ['SourceSans'],
      'header{display:grid;grid-template-columns:1fr auto;gap:10mm;align-items:end;border-bottom:3pt solid #3d5a40;padding-bottom:7pt}h1{font-size:26pt;font-weight:300}.title{color:#3d5a40;font-size:12pt}td{padding:0 0 0 8pt;font-size:9.5pt;vertical-align:top}td:first-child{color:#3d5a40}h2{break-after:avoid;font-size:13pt;font-weight:400;color:#3d5a40;margin-bottom:4pt}.cells{display:grid;grid-template-columns:58mm 1fr;margin-bottom:9pt;break-inside:avoid}.what{border-left:.8pt solid #b7c4b8;padding-left:6mm}.cells>div:first-child{padding-right:5mm}.quiet{color:#666}td:last-child{max-width:74mm}',
      [
        `<header><div>${nameAndTitle(content)}</div>`,
        contactTable(content),
        '</header>',
        summaryPart(content),
        workPart(content, (job) =>
          beside(
            where(job.company, job.place, job.dates),
            line(word('strong', job.position)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          beside(
            where(study.institution, study.place, study.dates),
            line(word('strong', study.degree)),
            line(escapeText(study.note)),
          ),
        ),
        certificationsPart(content, ({ name, issuer, date }) =>
          beside([line(escapeText(issuer)), line(word('quiet', date))], line(word('strong', name))),
        ),
        skillsPart(content, ({ group, items }) =>
          beside([line(word('strong', group))], line(escapeText(items.join(', ')))),
        ),
        languagesPart(content, ({ name, level }) =>
          beside([line(word('strong', name))], line(escapeText(level))),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};

const skillBlocks = (content: Content) =>
  part(
    content.heading('skills'),
    box(
      'blocks',
      ...content.skills.map(({ group, items }) =>
        box('block', `<h3>${escapeText(group)}</h3>`, ...items.map((item) => line(escapeText(item)))),
      ),
    ),
  );

/** The title in a band, skills in boxes above all else; each post in one line of dates, position and company. */
export const skillBlocksFirst: HtmlLayout = {
  id: 'skill-blocks-first',
  producer: 'chromium',
  months: ['yearOnly', 'slash', 'short'],
  html: (content) => {
    const [place = '', ...others] = contactFacts(content);
    const headed = (dates: string, what: string, where: string) =>
      line(word('when', dates), word('strong', what), escapeText(` – ${where}`));
    return page(
      content,
      ['Liberation', 'Icons'],
      'body{font-size:10pt}h1{font-size:21pt}.facts{color:#444;font-size:9.5pt}.band{background:#26547c;color:#fff;text-align:center;font-size:15pt;font-weight:700;padding:6pt;margin-top:8pt}h2{break-after:avoid;font-size:12pt;color:#26547c;text-transform:uppercase;margin-bottom:3pt;display:flex;align-items:center;gap:6pt}h2::after{content:"";flex:1;border-bottom:.8pt solid #26547c}.blocks{display:grid;grid-template-columns:repeat(auto-fit,minmax(50mm,1fr));gap:5mm}.block{border:.8pt solid #26547c;padding:4pt 7pt}h3{font-size:10pt;border-bottom:.5pt solid #26547c;margin-bottom:3pt}.when{color:#26547c;font-weight:700;margin-right:8pt}ul{list-style:"\\2192  "}.side{display:grid;grid-template-columns:1.4fr 1fr;gap:10mm}',
      [
        `<h1>${escapeText(content.name)}</h1>`,
        box('facts', line(place), line(others.join(' &nbsp;•&nbsp; '))),
        box('band', escapeText(content.title)),
        `<section><p>${escapeText(content.summary)}</p></section>`,
        skillBlocks(content),
        workPart(content, (job) =>
          entry(headed(job.dates, job.position, `${job.company} – ${job.place}`), list(job.bullets)),
        ),
        educationPart(content, (study) =>
          entry(
            headed(study.dates, study.degree, `${study.institution} – ${study.place}`),
            line(escapeText(study.note)),
          ),
        ),
        '<div class="side">',
        certificationsPart(content, ({ name, details }) =>
          line(escapeText(details ? `${name} – ${details}` : name)),
        ),
        languagesPart(content, ({ name, level }) => line(escapeText(`${name} : ${level}`))),
        '</div>',
        furtherParts(content),
      ].join(''),
    );
  },
};
