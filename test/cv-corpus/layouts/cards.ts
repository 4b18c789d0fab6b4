import * as html from './html-pieces';
import type { HtmlLayout, TypstLayout } from './layout';
import * as typst from './typst-pieces';

const fact = (label: string, value: string) =>
  html.box('fact', html.word('label', label), html.word('', value));

/**
 * Each entry in a separate box, with its dates and place at the bottom; skills as tags, contacts under small labels.
 */
export const cards: HtmlLayout = {
  id: 'cards',
  producer: 'chromium',
  months: ['short', 'slash', 'long'],
  html: (content) =>
    html.page(
      content,
      ['Inter'],
      `.card{border:.7pt solid #ccd;border-radius:4pt;padding:5pt 8pt;margin-top:6pt;break-inside:avoid}
.foot{display:flex;gap:16pt;color:#667;font-size:9pt;margin-top:3pt}.tag{display:inline-block;background:#eef;border-radius:6pt;padding:1pt 6pt;margin:2pt 4pt 0 0}
.facts{display:grid;grid-template-columns:repeat(3,1fr);gap:5pt 10pt;margin-top:6pt}.label{display:block;font-size:8pt;color:#667}h2{font-size:13pt;color:#334e9c}h1{font-size:25pt}`,
      [
        `<h1>${html.escapeText(content.name)}</h1>`,
        html.box('line', html.escapeText(content.title)),
        html.box(
          'facts',
          fact(content.labels.place, content.place),
          fact(content.labels.phone, content.phone),
          html.box('fact', html.word('label', content.labels.email), html.mailLink(content)),
          ...html.links(content).map((link) => html.box('fact', html.word('label', 'Web'), link)),
        ),
        html.summaryPart(content),
        html.workPart(content, (job) =>
          html.box(
            'card',
            html.box('strong', html.escapeText(job.position)),
            html.box('line', html.escapeText(job.company)),
            html.list(job.bullets),
            html.box('foot', html.word('', job.dates), html.word('', job.place)),
          ),
        ),
        html.educationPart(content, (study) =>
          html.box(
            'card',
            html.box('strong', html.escapeText(study.degree)),
            html.box('line', html.escapeText(study.institution)),
            html.word('', study.note),
            html.box('foot', html.word('', study.dates), html.word('', study.place)),
          ),
        ),
        html.part(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) =>
            html.box(
              'group',
              html.box('strong', html.escapeText(group)),
              ...items.map((item) => html.word('tag', item)),
            ),
          ),
        ),
        html.certificationsPart(content),
        html.languagesPart(content),
        html.furtherParts(content),
      ].join(''),
    ),
};

/** Headings between rules; dates in brackets after the company, the place on a separate line. */
export const typstBrackets: TypstLayout = {
  id: 'typst-brackets',
  producer: 'typst',
  months: ['short', 'dot', 'slash'],
  markup: (content) => {
    const { heading } = content;
    const line = (...parts: string[]) => typst.lines(...parts);
    return typst.sheet(
      content,
      '#show heading: it => [#line(length: 100%, stroke: 0.5pt) #align(center, it.body) #line(length: 100%, stroke: 0.5pt)]',
      [
        `#align(center, text(size: 20pt, ${typst.value(content.name)}))`,
        `#align(center)[${line(
          typst.plain([content.place, content.phone].join('  ·  ')),
          typst.linked(`mailto:${content.email}`, content.email),
          ...content.links.map(({ text, address }) => typst.linked(address, text)),
        )}]`,
        typst.part(heading('summary'), typst.plain(content.summary)),
        typst.part(
          heading('work'),
          ...content.work.map(
            (job) =>
              line(
                `${typst.bold(job.company)} ${typst.plain(`(${job.dates})`)}`,
                typst.plain(job.place),
                typst.italic(job.position),
              ) + typst.bullets(job.bullets),
          ),
        ),
        typst.part(
          heading('education'),
          ...content.education.map((study) =>
            line(
              `${typst.bold(study.institution)} ${typst.plain(`(${study.dates})`)}`,
              typst.plain(study.place),
              typst.italic(study.degree),
              study.note ? typst.plain(study.note) : '',
            ),
          ),
        ),
        typst.part(
          heading('skills'),
          ...content.skills.map(({ group, items }) => typst.plain(`${group} – ${items.join(', ')}`)),
        ),
        typst.part(
          heading('certifications'),
          typst.bullets(
            content.certifications.map(({ name, details }) => (details ? `${name} (${details})` : name)),
          ),
        ),
        typst.part(
          heading('languages'),
          typst.plain(content.languages.map(({ name, level }) => `${name}: ${level}`).join('; ')),
        ),
        typst.furtherParts(content),
      ].join('\n\n'),
    );
  },
};

/** Years in large type above each entry, company and place on one line; a rule is the only mark of a heading. */
export const ledger: HtmlLayout = {
  id: 'ledger',
  producer: 'chromium',
  months: ['long', 'short', 'slash'],
  html: (content) =>
    html.page(
      content,
      ['Fraunces'],
      'h1{font-size:24pt;font-weight:400}h2{font-size:10.5pt;font-weight:400;border-top:1pt solid #222;padding-top:3pt}.when{font-size:12pt;color:#865;margin-top:8pt}.contacts{text-align:right;font-size:9pt}',
      [
        html.box(
          'contacts',
          html.box('line', html.escapeText(content.place)),
          html.box('line', html.escapeText(content.phone)),
          html.box('line', html.mailLink(content)),
          ...html.links(content).map((link) => html.box('line', link)),
        ),
        `<h1>${html.escapeText(content.name)}</h1>`,
        html.summaryPart(content),
        html.workPart(content, (job) =>
          html.box(
            'entry',
            html.box('when', html.escapeText(job.dates)),
            html.box('strong', html.escapeText(job.position)),
            html.box('line', html.escapeText(`${job.company}, ${job.place}`)),
            html.list(job.bullets),
          ),
        ),
        html.educationPart(content, (study) =>
          html.box(
            'entry',
            html.box('when', html.escapeText(study.dates)),
            html.box('strong', html.escapeText(study.degree)),
            html.box('line', html.escapeText(`${study.institution}, ${study.place}`)),
            study.note ? html.box('line', html.escapeText(study.note)) : '',
          ),
        ),
        html.labelledSkills(content),
        html.certificationsPart(content),
        html.languagesPart(content),
        html.furtherParts(content),
      ].join(''),
    ),
};
