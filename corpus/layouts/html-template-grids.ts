import type { Content } from '../content';
import { icons } from '../fonts';
import {
  box,
  certificationsPart,
  contactFacts,
  educationPart,
  escapeText,
  furtherParts,
  icon,
  joined,
  labelledSkills,
  languagesPart,
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

const skillGroups = (content: Content) =>
  part(
    content.heading('skills'),
    box(
      'groups',
      ...content.skills.map(({ group, items }) => box('group', `<h3>${escapeText(group)}</h3>`, list(items))),
    ),
  );

/** The skills come first, in lists under their groups; the positions are rows of a table, without tasks. */
export const functional: HtmlLayout = {
  id: 'functional',
  producer: 'chromium',
  months: ['slash', 'yearOnly', 'short'],
  html: (content) =>
    page(
      content,
      ['Liberation'],
      'header{border-top:3pt solid #5b2a6e;border-bottom:.5pt solid #5b2a6e;padding:6pt 0}h1{font-size:22pt;color:#5b2a6e}h2{font-size:12pt;background:#efe8f2;padding:2pt 6pt;margin-bottom:4pt}h3{font-size:10.5pt}.groups{display:grid;grid-template-columns:1fr 1fr;gap:4pt 12mm}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:2pt 10pt 2pt 0}td:first-child{width:38mm}td:nth-child(2){width:62mm}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}${line(contactFacts(content).join(' | '))}</header>`,
        summaryPart(content),
        skillGroups(content),
        part(
          content.heading('work'),
          tableRows(
            content.work.map(({ dates, position, company, place }) => [
              escapeText(dates),
              word('strong', position),
              joined(', ', company, place),
            ]),
          ),
        ),
        part(
          content.heading('education'),
          tableRows(
            content.education.map(({ dates, degree, institution, place, note }) => [
              escapeText(dates),
              [word('strong', degree), escapeText(note)].filter(Boolean).join('<br>'),
              joined(', ', institution, place),
            ]),
          ),
        ),
        part(
          content.heading('certifications'),
          tableRows(
            content.certifications.map(({ name, issuer, date }) => [
              escapeText(date),
              word('strong', name),
              escapeText(issuer),
            ]),
          ),
        ),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};

/** Dates and place under each other at the right edge of the entry; icons in circles before some headings. */
export const stackedRight: HtmlLayout = {
  id: 'stacked-right',
  producer: 'chromium',
  months: ['short', 'slash', 'dot'],
  html: (content) => {
    const beside = (dates: string, place: string, ...markup: string[]) =>
      box('beside', box('body', ...markup), box('aside', line(escapeText(dates)), line(escapeText(place))));
    const marked = (glyph: string, section: string) =>
      section.replace('<h2>', `<h2><span class="icon">${glyph}</span>`);
    return page(
      content,
      ['Inter', 'Icons'],
      'header{text-align:center}h1{font-size:26pt;font-weight:300}h2{font-size:13pt;font-weight:600;color:#1c6e6a;border-bottom:.5pt solid #1c6e6a;padding-bottom:2pt}h2 .icon{display:inline-block;width:16pt;height:16pt;line-height:16pt;border-radius:50%;text-align:center;background:#1c6e6a;color:#fff;font-size:9pt;margin-right:6pt}.facts{display:flex;flex-wrap:wrap;justify-content:center;gap:2pt 14pt;margin-top:4pt;font-size:9.5pt}.beside{display:grid;grid-template-columns:1fr 40mm;gap:6mm;margin-top:7pt;break-inside:avoid}.aside{text-align:right;color:#667;font-size:9pt}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}</header>`,
        box(
          'facts',
          `<span>${icon(icons.email)} ${mailLink(content)}</span>`,
          `<span>${icon(icons.phone)} ${escapeText(content.phone)}</span>`,
          `<span>${icon(icons.place)} ${escapeText(content.place)}</span>`,
          ...links(content).map((link) => `<span>${icon(icons.link)} ${link}</span>`),
        ),
        marked(icons.person, summaryPart(content)),
        marked(
          icons.work,
          workPart(content, (job) =>
            beside(
              job.dates,
              job.place,
              line(word('strong', job.company)),
              line(escapeText(job.position)),
              list(job.bullets),
            ),
          ),
        ),
        marked(
          icons.education,
          educationPart(content, (study) =>
            beside(
              study.dates,
              study.place,
              line(word('strong', study.institution)),
              line(escapeText(study.degree)),
              line(escapeText(study.note)),
            ),
          ),
        ),
        marked(icons.skills, labelledSkills(content)),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    );
  },
};
