import type { Content } from '../content';
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
  nameAndTitle,
  page,
  part,
  skillLines,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

const stackedCertificates = (content: Content) =>
  certificationsPart(content, ({ name, details }) =>
    entry(box('strong', escapeText(name)), line(word('small', details))),
  );

/**
 * The positions at one company follow each other below its name; studies have a degree and bracketed dates on one
 * line; numbered pages.
 */
export const profileExport: HtmlLayout = {
  id: 'profile-export',
  producer: 'chromium',
  months: ['long', 'short'],
  html: (content) =>
    page(
      content,
      ['Liberation'],
      `@page:first{margin-top:0}@page{margin:12mm 0 14mm;@bottom-center{content:${JSON.stringify(content.labels.page)} " " counter(page) " / " counter(pages);font:8pt sans-serif;color:#777}}body{display:grid;grid-template-columns:62mm 1fr}aside{background:#293e49;color:#e1e8eb;padding:12mm 6mm;font-size:9pt;overflow-wrap:anywhere}main{padding:12mm 12mm 6mm 9mm}h1{font-size:24pt;font-weight:400}h2{font-size:13pt;font-weight:400;margin-bottom:3pt}main h2{font-size:15pt}main section+section{border-top:.5pt solid #ccc;padding-top:8pt}.company{font-weight:700;font-size:12pt}.grey{color:#777}p.task{margin:0}`,
      [
        '<aside>',
        part(
          content.heading('contact'),
          line(escapeText(content.phone)),
          line(mailLink(content)),
          ...links(content).map((link) => line(link)),
        ),
        skillLines(content, (item) => line(escapeText(item))),
        languagesPart(content),
        certificationsPart(content, ({ name }) => line(escapeText(name))),
        '</aside><main>',
        nameAndTitle(content),
        line(word('grey', content.place)),
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            job.isSameCompany ? '' : box('company', escapeText(job.company)),
            line(escapeText(job.position)),
            line(escapeText(job.dates)),
            line(word('grey', job.place)),
            ...job.bullets.map((task) => `<p class="task">- ${escapeText(task)}</p>`),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            box('company', escapeText(study.institution)),
            line(escapeText(`${study.degree} · (${study.dates})`)),
            line(escapeText(study.note)),
          ),
        ),
        furtherParts(content),
        '</main>',
      ].join(''),
    ),
};

/** Position, company and place in one bold line above the dates; skills with a bar below in a column on the right. */
export const onlineBuilder: HtmlLayout = {
  id: 'online-builder',
  producer: 'chromium',
  months: ['long', 'short', 'slash'],
  html: (content) => {
    const headed = (...facts: string[]) => line(word('strong', facts.join(', ')));
    return page(
      content,
      ['Liberation', 'Icons'],
      'header{text-align:center;padding-bottom:8pt;border-bottom:.5pt solid #ccc}h1{font-size:22pt}.title{color:#1a91f0}.columns{display:grid;grid-template-columns:1fr 54mm;gap:9mm}h2{font-size:13pt}h2 .icon{font-weight:400;margin-right:5pt}.dates{color:#888;font-size:9pt;letter-spacing:.03em}aside{overflow-wrap:anywhere;font-size:10pt}.bar{background:#d5dfeb;height:2.5pt;margin:2pt 0 6pt}.bar div{background:#1a91f0;height:2.5pt}',
      [
        `<header>${nameAndTitle(content)}</header><div class="columns"><main>`,
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            headed(job.position, job.company, job.place),
            box('dates', escapeText(job.dates)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            headed(study.degree, study.institution, study.place),
            box('dates', escapeText(study.dates)),
            line(escapeText(study.note)),
          ),
        ),
        furtherParts(content),
        '</main><aside>',
        part(content.heading('contact'), ...contactFacts(content).map((fact) => line(fact))),
        skillLines(
          content,
          (item) =>
            `${line(escapeText(item))}<div class="bar"><div style="width:${60 + ((item.length * 7) % 40)}%"></div></div>`,
        ),
        languagesPart(content, ({ name, level }) => line(escapeText(`${name} · ${level}`))),
        stackedCertificates(content),
        '</aside></div>',
      ].join(''),
    );
  },
};
