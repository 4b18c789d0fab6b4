import type { Content } from '../content';
import { icons } from '../fonts';
import { noteLine, photograph, stackedCertificates } from './builder-pieces';
import {
  box,
  contactFacts,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  icon,
  iconLines,
  joined,
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

const meter = (item: string) =>
  `<div class="meter"><div style="width:${55 + ((item.length * 13) % 45)}%"></div></div>`;

const labelledFacts = (content: Content) => {
  const { labels } = content;
  const names = [labels.place, labels.phone, labels.email];
  return contactFacts(content).flatMap((fact, index) => [
    box('label', escapeText(names[index] ?? 'WWW')),
    line(fact),
  ]);
};

/** A narrow column of dates that break after the dash; contacts and rated skills in a dark column on the right. */
export const builderSplitDates: HtmlLayout = {
  id: 'builder-split-dates',
  producer: 'chromium',
  months: ['slash', 'short', 'dot'],
  html: (content) => {
    const dated = (dates: string, ...markup: string[]) =>
      box('cells', box('when', escapeText(dates)), `<div>${markup.join('')}</div>`);
    return page(
      content,
      ['Liberation'],
      '@page{margin:12mm 0}@page:first{margin-top:0}body{display:grid;grid-template-columns:1fr 66mm;font-size:10pt}header{grid-column:1/3;background:#1f3a5f;color:#fff;padding:10mm 12mm 7mm}h1{font-size:25pt}.title{font-size:13pt}main{padding:0 8mm 4mm 12mm}aside{background:#2b4c7e;color:#fff;padding:0 6mm 8mm;font-size:9.5pt;overflow-wrap:anywhere}h2{break-after:avoid;font-size:13pt;color:#1f3a5f;border-top:.6pt solid #b9c4d4;border-bottom:.6pt solid #b9c4d4;padding:2pt 0}aside h2{color:#fff;background:#1f3a5f;border:0;margin:0 -6mm;padding:3pt 6mm}aside a{font-size:8.5pt}.cells{display:grid;grid-template-columns:19mm 1fr;gap:6mm;margin-top:7pt;break-inside:avoid}.when{font-weight:700;font-size:9pt}em{font-style:italic}.position{font-size:11.5pt;font-weight:700}.label{font-weight:700;margin-top:5pt}.meter{background:#1f3a5f;height:3.5pt;margin:2pt 0 5pt}.meter div{background:#fff;height:3.5pt}.quiet{opacity:.85}.stack{margin-top:5pt;break-inside:avoid}',
      [
        `<header>${nameAndTitle(content)}</header><main>`,
        `<section><p>${escapeText(content.summary)}</p></section>`,
        workPart(content, (job) =>
          dated(
            job.dates,
            box('position', escapeText(job.position)),
            `<em>${joined(', ', job.company, job.place)}</em>`,
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          dated(
            study.dates,
            box('position', escapeText(study.degree)),
            `<em>${joined(', ', study.institution, study.place)}</em>`,
            noteLine(study.note),
          ),
        ),
        furtherParts(content),
        '</main><aside>',
        part(content.heading('contact'), ...labelledFacts(content)),
        skillLines(content, (item) => line(escapeText(item)) + meter(item)),
        part(
          content.heading('languages'),
          ...content.languages.map(({ name, level }) =>
            box('stack', line(escapeText(name)), meter(level), line(word('quiet', level))),
          ),
        ),
        stackedCertificates(content),
        '</aside>',
      ].join(''),
    );
  },
};

/** A photograph above a sand-coloured column with the studies; dates in colour, then position | company | place. */
export const builderPhoto: HtmlLayout = {
  id: 'builder-photo',
  producer: 'chromium',
  months: ['yearOnly', 'short', 'slash'],
  html: (content) =>
    page(
      content,
      ['Inter', 'Icons'],
      '@page{margin:12mm 0}@page:first{margin-top:0}body{display:grid;grid-template-columns:68mm 1fr;font-size:9.5pt}aside{background:#efe6da;padding:10mm 7mm;overflow-wrap:anywhere;font-size:9pt}.photo{width:42mm;height:42mm;border-radius:50%;display:block;margin:0 auto}main{padding:12mm 12mm 6mm 9mm}h1{font-size:26pt;font-weight:300;text-transform:uppercase;letter-spacing:.1em;line-height:1.15}.title{font-size:12pt;letter-spacing:.06em;color:#8c6b4f}h2{break-after:avoid;font-size:11.5pt;font-weight:600;letter-spacing:.05em;text-transform:uppercase;color:#5d4633;border-bottom:.8pt solid #5d4633;margin-bottom:3pt}.when{font-weight:600;color:#8c6b4f}.strong{font-weight:650}.stack{margin-top:5pt}.quiet{color:#6d5b4b}aside a{font-size:8pt}.line .icon{margin-right:3pt}',
      [
        `<aside>${photograph}`,
        part(content.heading('contact'), ...iconLines(content)),
        educationPart(content, (study) =>
          entry(
            box('strong', escapeText(study.degree)),
            line(escapeText(study.institution)),
            line(joined(', ', study.place, study.dates)),
            noteLine(study.note),
          ),
        ),
        skillLines(content, (item) => line('•  ', escapeText(item))),
        part(
          content.heading('languages'),
          ...content.languages.map(({ name, level }) => line(word('strong', name), escapeText(` ${level}`))),
        ),
        '</aside><main>',
        nameAndTitle(content),
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            box('when', escapeText(job.dates)),
            line(word('strong', job.position), escapeText(` | ${job.company} | ${job.place}`)),
            list(job.bullets),
          ),
        ),
        stackedCertificates(content),
        furtherParts(content),
        '</main>',
      ].join(''),
    ),
};

const profiles = (content: Content) =>
  links(content).map((link) => box('profile', `${icon(icons.link)} ${link}`));

/** Each group of skills with a few boxes that are filled, and its skills in one line below. */
const rated = ({ skills }: Content) =>
  skills.map(({ group, items }) =>
    box(
      'rated',
      box('strong', escapeText(group)),
      box('boxes', ...[0, 1, 2, 3, 4].map((index) => box(index < 3 + (items.length % 3) ? 'full' : 'empty'))),
      line(escapeText(items.join(', '))),
    ),
  );

/** Position with its dates in brackets, then company and place with a dot between; a column in colour on the right. */
export const builderBracketed: HtmlLayout = {
  id: 'builder-bracketed',
  producer: 'chromium',
  months: ['long', 'short', 'slash'],
  html: (content) => {
    const headed = (what: string, dates: string, house: string, place: string) => [
      line(word('strong', what), ' ', word('quiet', `(${dates})`)),
      box('house', joined(' · ', house, place)),
    ];
    return page(
      content,
      ['SourceSans', 'Icons'],
      '@page{margin:12mm 0}@page:first{margin-top:0}body{display:grid;grid-template-columns:1fr 66mm}main{padding:11mm 9mm 6mm 13mm}aside{background:#fdf0f4;padding:11mm 7mm;overflow-wrap:anywhere;font-size:10pt}h1{font-size:24pt;font-weight:700;color:#be185d;line-height:1.1}.title{font-size:13pt}h2{break-after:avoid;font-size:13pt;font-weight:600;color:#be185d;border-bottom:.8pt solid #be185d;margin-bottom:3pt}.house{color:#444}.quiet{color:#777}.rated{margin-top:6pt}.boxes{display:flex;gap:3pt;margin:2pt 0}.boxes div{width:14pt;height:5pt;border:.7pt solid #be185d}.full{background:#be185d}.stack{margin-top:5pt}.profile{margin-top:4pt}.facts{display:flex;flex-wrap:wrap;gap:0 12pt;margin-top:5pt}',
      [
        `<main>${nameAndTitle(content)}`,
        box(
          'facts',
          `<span>${icon(icons.place)} ${escapeText(content.place)}</span>`,
          `<span>${icon(icons.phone)} ${escapeText(content.phone)}</span>`,
          `<span>${icon(icons.email)} ${mailLink(content)}</span>`,
        ),
        summaryPart(content),
        workPart(content, (job) =>
          entry(...headed(job.position, job.dates, job.company, job.place), list(job.bullets)),
        ),
        educationPart(content, (study) =>
          entry(...headed(study.degree, study.dates, study.institution, study.place), noteLine(study.note)),
        ),
        furtherParts(content),
        '</main><aside>',
        part('Links', ...profiles(content)),
        part(content.heading('skills'), ...rated(content)),
        part(
          content.heading('languages'),
          ...content.languages.map(({ name, level }) =>
            box('rated', box('strong', escapeText(name)), line(word('quiet', level))),
          ),
        ),
        stackedCertificates(content),
        '</aside>',
      ].join(''),
    );
  },
};
