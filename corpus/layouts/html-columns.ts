import type { Content } from '../content';
import { icons } from '../fonts';
import {
  box,
  certificationsPart,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  labelledSkills,
  languagesPart,
  line,
  links,
  list,
  mailLink,
  noteLine,
  page,
  part,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

const contactLines = (content: Content) =>
  [mailLink(content), escapeText(content.phone), escapeText(content.place), ...links(content)].map((fact) =>
    line(fact),
  );

/** A dark sidebar on the left, which begins with the contact details; skills are bars. */
export const sidebarLeft: HtmlLayout = {
  id: 'sidebar-left',
  producer: 'chromium',
  months: ['short', 'slash', 'yearOnly'],
  html: (content) =>
    page(
      content,
      ['Inter'],
      '@page{margin:0}main,aside{padding:12mm 8mm}body{display:grid;grid-template-columns:64mm 1fr}aside{background:#243746;color:#fff;font-size:9.5pt}h1{font-size:22pt}h2{font-size:11pt;letter-spacing:.04em;text-transform:uppercase}.bar{height:3pt;background:#7fb2d6;margin:2pt 0 5pt}a{word-break:break-all}main section:nth-of-type(n+2){margin-top:14pt}',
      [
        '<aside>',
        part(content.heading('contact'), ...contactLines(content)),
        part(
          content.heading('skills'),
          ...content.skills.flatMap(({ items }) =>
            items.map(
              (item, index) =>
                `${line(escapeText(item))}<div class="bar" style="width:${90 - index * 12}%"></div>`,
            ),
          ),
        ),
        languagesPart(content),
        '</aside><main>',
        `<h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}`,
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            box('row', word('strong', job.company), word('date', job.dates)),
            line(`${escapeText(job.position)} · ${escapeText(job.place)}`),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            box('row', word('strong', study.institution), word('date', study.dates)),
            line(`${escapeText(study.degree)} · ${escapeText(study.place)}`),
            noteLine(study),
          ),
        ),
        certificationsPart(content),
        furtherParts(content),
        '</main>',
      ].join(''),
    ),
};

/** A sidebar on the right with skills as chips and icons before the contact details. */
export const sidebarRight: HtmlLayout = {
  id: 'sidebar-right',
  producer: 'chromium',
  months: ['short', 'long', 'slash'],
  html: (content) =>
    page(
      content,
      ['Liberation', 'Icons'],
      'body{display:grid;grid-template-columns:1fr 56mm;gap:8mm}aside{overflow-wrap:anywhere}header{grid-column:1/3}h1{font-size:24pt;color:#7a2d52}h2{font-size:12pt;color:#7a2d52}.chip{display:inline-block;border:.5pt solid #7a2d52;border-radius:6pt;padding:1pt 5pt;margin:2pt 3pt 0 0;font-size:9pt}i{font-family:Icons;font-style:normal;margin-right:3pt}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${box('line strong', escapeText(content.title))}</header><main>`,
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            line(word('strong', job.position)),
            line(`${escapeText(job.company)} | ${escapeText(job.place)}`),
            line(word('date', job.dates)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            line(word('strong', study.degree)),
            line(`${escapeText(study.institution)} | ${escapeText(study.place)}`),
            line(word('date', study.dates)),
            noteLine(study),
          ),
        ),
        furtherParts(content),
        '</main><aside>',
        part(
          content.heading('contact'),
          line(`<i>${icons.email}</i>${mailLink(content)}`),
          line(`<i>${icons.phone}</i>${escapeText(content.phone)}`),
          line(`<i>${icons.place}</i>${escapeText(content.place)}`),
          ...links(content).map((link) => line(`<i>${icons.link}</i>${link}`)),
        ),
        part(
          content.heading('skills'),
          ...content.skills.flatMap(({ items }) => items.map((item) => word('chip', item))),
        ),
        certificationsPart(content),
        languagesPart(content),
        '</aside>',
      ].join(''),
    ),
};

/** Two columns of equal width: work on the left, everything else on the right. */
export const twoColumns: HtmlLayout = {
  id: 'two-columns',
  producer: 'chromium',
  months: ['short', 'slash', 'yearOnly'],
  html: (content) =>
    page(
      content,
      ['Liberation'],
      'header{border-bottom:2pt solid #333;padding-bottom:6pt}.columns{display:grid;grid-template-columns:1fr 1fr;gap:10mm}h1{font-size:26pt;text-transform:uppercase}h2{font-size:13pt}.date{font-style:italic}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}`,
        line([escapeText(content.phone), mailLink(content), escapeText(content.place)].join(' | ')),
        `${line(links(content).join(' | '))}</header><div class="columns"><div>`,
        workPart(content, (job) =>
          entry(
            line(word('strong', job.company)),
            line(escapeText(job.position)),
            line(word('date', `${job.dates}, ${job.place}`)),
            list(job.bullets),
          ),
        ),
        '</div><div>',
        summaryPart(content),
        educationPart(content, (study) =>
          entry(
            line(word('strong', study.institution)),
            line(escapeText(study.degree)),
            line(word('date', `${study.dates}, ${study.place}`)),
            noteLine(study),
          ),
        ),
        labelledSkills(content),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
        '</div></div>',
      ].join(''),
    ),
};
