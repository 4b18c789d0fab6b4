import type { Content } from '../content';
import { icons } from '../fonts';
import { iconFacts, noteLine, stackedCertificates } from './builder-pieces';
import { entryLabels } from './entry-labels';
import {
  box,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  icon,
  joined,
  labelledSkills,
  line,
  links,
  list,
  mailLink,
  page,
  part,
  skillLines,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

const withIcon = (glyph: string, section: string) =>
  section.replace('<h2>', `<h2><span class="mark">${icon(glyph)}</span>`);

/**
 * Position, company, and a line in italics with dates and place; a label in colour stands above the tasks. Skills are
 * filled boxes above everything else, headings have icons.
 */
export const builderTaskLabel: HtmlLayout = {
  id: 'builder-task-label',
  producer: 'chromium',
  months: ['slash', 'short', 'yearOnly'],
  html: (content) => {
    const tasks = entryLabels(content.language, 0)('tasks');
    const where = (dates: string, place: string) => box('where', joined(', ', dates, place));
    return page(
      content,
      ['SourceSans', 'Icons'],
      '@page{margin:13mm 15mm}header{display:grid;grid-template-columns:1fr auto;gap:10mm;align-items:center}h1{font-size:25pt;font-weight:700;line-height:1.1}.title{font-size:14pt;color:#2e7d6b}.facts{text-align:right;font-size:9.5pt}.fact{display:block}.fact .icon{float:right;margin-left:5pt;color:#2e7d6b}h2{break-after:avoid;font-size:14pt;font-weight:700;color:#2e7d6b;display:flex;align-items:center;gap:6pt}.mark{background:#2e7d6b;color:#fff;border-radius:50%;width:18pt;height:18pt;line-height:18pt;text-align:center;font-size:10pt;font-weight:400}.position{font-size:12.5pt;font-weight:700}.house{font-size:12pt}.where,.label{font-style:italic;font-size:9.5pt;color:#2e7d6b}.skill{display:inline-block;background:#4c5a63;color:#fff;border-radius:3pt;padding:2pt 7pt;margin:4pt 5pt 0 0}.stacks{display:grid;grid-template-columns:1fr 1fr;gap:5pt 10mm}.quiet{font-style:italic;color:#555}',
      [
        `<header><div><h1>${escapeText(content.name)}</h1>${box('title', escapeText(content.title))}</div>`,
        box('facts', ...iconFacts(content)),
        `</header><p>${escapeText(content.summary)}</p>`,
        withIcon(
          icons.skills,
          skillLines(content, (item) => word('skill', item)),
        ),
        withIcon(
          icons.work,
          workPart(content, (job) =>
            entry(
              box('position', escapeText(job.position)),
              box('house', escapeText(job.company)),
              where(job.dates, job.place),
              job.bullets.length ? box('label', escapeText(tasks)) : '',
              list(job.bullets),
            ),
          ),
        ),
        withIcon(
          icons.education,
          educationPart(content, (study) =>
            entry(
              box('position', escapeText(study.degree)),
              box('house', escapeText(study.institution)),
              where(study.dates, study.place),
              noteLine(study.note),
            ),
          ),
        ),
        stackedCertificates(content),
        part(
          content.heading('languages'),
          ...content.languages.map(({ name, level }) => line(escapeText(name), ' ', word('quiet', level))),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};

/** Name and contacts in a grey band; position and company share a line, at whose right end stand dates and place. */
export const builderRightRun: HtmlLayout = {
  id: 'builder-right-run',
  producer: 'chromium',
  months: ['slash', 'short', 'dot'],
  html: (content) => {
    const headed = (what: string, house: string, ...facts: string[]) =>
      box(
        'row',
        `<span>${word('strong', what)}, <em>${escapeText(house)}</em></span>`,
        word('when', facts.join(' | ')),
      );
    return page(
      content,
      ['SourceSerif', 'Icons'],
      '@page{margin:13mm 0}@page:first{margin-top:0}header{background:#eceff1;text-align:center;padding:11mm 16mm 7mm}main{padding:0 16mm}h1{font-size:23pt;font-weight:700}.title{font-size:13pt;font-style:italic;color:#455a64}.facts{display:flex;flex-wrap:wrap;justify-content:center;gap:2pt 14pt;margin-top:5pt;font-size:9.5pt}.icon{color:#455a64}h2{break-after:avoid;font-size:12.5pt;text-align:center;border-top:.7pt solid #455a64;border-bottom:.7pt solid #455a64;padding:1.5pt 0;margin-bottom:3pt;color:#455a64}.when{text-align:right;flex:none;max-width:62mm;font-size:9.5pt;color:#455a64}.quiet{color:#607d8b}.groups{display:grid;grid-template-columns:1fr 1fr;gap:5pt 10mm}.group{break-inside:avoid}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${box('title', escapeText(content.title))}`,
        box('facts', ...iconFacts(content)),
        '</header><main>',
        summaryPart(content),
        workPart(content, (job) =>
          entry(headed(job.position, job.company, job.dates, job.place), list(job.bullets)),
        ),
        educationPart(content, (study) =>
          entry(headed(study.degree, study.institution, study.dates, study.place), noteLine(study.note)),
        ),
        part(
          content.heading('skills'),
          box(
            'groups',
            ...content.skills.map(({ group, items }) =>
              box('group', box('strong', escapeText(group)), line(escapeText(items.join(', ')))),
            ),
          ),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            box(
              'row',
              `<span>${word('strong', name)}${issuer ? `, <em>${escapeText(issuer)}</em>` : ''}</span>`,
              word('when', date),
            ),
          ),
        ),
        part(
          content.heading('languages'),
          line(
            content.languages
              .map(({ name, level }) => `${word('strong', name)} ${word('quiet', level)}`)
              .join(' &nbsp;•&nbsp; '),
          ),
        ),
        furtherParts(content),
        '</main>',
      ].join(''),
    );
  },
};

const underLabels = (content: Content) => {
  const { labels } = content;
  const fact = (label: string, markup: string) => `<div>${box('label', escapeText(label))}${markup}</div>`;
  return box(
    'facts',
    fact(labels.place, escapeText(content.place)),
    fact(labels.phone, escapeText(content.phone)),
    fact(labels.email, mailLink(content)),
    fact(
      'Links',
      links(content)
        .map((link) => line(link))
        .join(''),
    ),
  );
};

/** Black and white with serifs: dates on the left, position and company in one bold run, the place at the right. */
export const builderPlaceRight: HtmlLayout = {
  id: 'builder-place-right',
  producer: 'chromium',
  months: ['short', 'slash', 'long'],
  html: (content) => {
    const threefold = (dates: string, run: string, place: string, ...below: string[]) =>
      box(
        'cells',
        line(escapeText(dates)),
        box('strong', run),
        box('place', escapeText(place)),
        box('below', ...below),
      );
    return page(
      content,
      ['Fraunces'],
      '@page{margin:16mm 18mm}body{font-size:10pt;color:#000}header{text-align:center}h1{font-size:21pt;font-weight:600}.facts{display:grid;grid-template-columns:1fr 30mm auto 1fr;gap:5mm;border-top:.6pt solid #000;border-bottom:.6pt solid #000;margin-top:7pt;padding:5pt 0;overflow-wrap:anywhere;font-size:9pt}.label{font-weight:600}h2{break-after:avoid;font-size:10pt;font-weight:600;text-transform:uppercase;letter-spacing:.12em;border-bottom:.6pt solid #000;padding-bottom:2pt;margin-bottom:3pt}.strong{font-weight:650}.cells{display:grid;grid-template-columns:36mm 1fr 32mm;gap:0 5mm;margin-top:7pt;break-inside:avoid}.place{text-align:right;grid-column:3;grid-row:1/3}.below{grid-column:2/3}.cells>.line{grid-row:1/3}',
      [
        `<header><h1>${escapeText(content.name)}</h1>${line(escapeText(content.title))}</header>`,
        underLabels(content),
        summaryPart(content),
        workPart(content, (job) =>
          threefold(job.dates, joined(', ', job.position, job.company), job.place, list(job.bullets)),
        ),
        educationPart(content, (study) =>
          threefold(
            study.dates,
            joined(', ', study.degree, study.institution),
            study.place,
            noteLine(study.note),
          ),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            threefold(date, escapeText(name), issuer),
          ),
        ),
        labelledSkills(content),
        part(
          content.heading('languages'),
          ...content.languages.map(({ name, level }) => threefold(name, escapeText(level), '')),
        ),
        furtherParts(content),
      ].join(''),
    );
  },
};
