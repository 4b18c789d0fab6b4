import {
  box,
  contactFacts,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  iconLines,
  line,
  list,
  nameAndTitle,
  page,
  part,
  skillLines,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

/** A drawing in place of a photograph. */
const portrait =
  '<svg class="portrait" viewBox="0 0 40 40"><rect width="40" height="40" fill="#cfd6da"/><circle cx="20" cy="15" r="7" fill="#8796a0"/><path d="M6 40c0-10 6-15 14-15s14 5 14 15z" fill="#8796a0"/></svg>';

/** Three columns without a rule or a bullet: the headings, then dates and places, then the texts. */
export const swissGrid: HtmlLayout = {
  id: 'swiss-grid',
  producer: 'chromium',
  months: ['yearOnly', 'short', 'dot'],
  html: (content) => {
    const beside = (aside: string[], ...markup: string[]) =>
      box(
        'cells',
        box('aside', ...aside.map((text) => line(escapeText(text)))),
        `<div>${markup.join('')}</div>`,
      );
    const block = (heading: string, ...markup: string[]) =>
      `<section><h2>${escapeText(heading)}</h2><div>${markup.join('')}</div></section>`;
    return page(
      content,
      ['Inter'],
      '@page{margin:16mm}body{font-size:9.5pt}h1{font-size:30pt;font-weight:700;letter-spacing:-.02em;line-height:1.05}.title{font-size:14pt;color:#d4351c}section,.top{display:grid;grid-template-columns:34mm 1fr;gap:5mm;margin-top:18pt}h2{break-after:avoid;font-size:9.5pt;font-weight:700}.cells{display:grid;grid-template-columns:40mm 1fr;gap:5mm;margin-bottom:8pt;break-inside:avoid}.half{columns:2;column-gap:5mm}.strong{font-weight:700}.aside{color:#555}',
      [
        nameAndTitle(content),
        block(content.heading('contact'), box('half', ...contactFacts(content).map((fact) => line(fact)))),
        block(content.heading('summary'), `<p>${escapeText(content.summary)}</p>`),
        block(
          content.heading('work'),
          ...content.work.map((job) =>
            beside(
              [job.dates, job.place],
              line(word('strong', job.company)),
              line(escapeText(job.position)),
              ...job.bullets.map((task) => `<p>${escapeText(task)}</p>`),
            ),
          ),
        ),
        block(
          content.heading('education'),
          ...content.education.map((study) =>
            beside(
              [study.dates, study.place],
              line(word('strong', study.institution)),
              line(escapeText(study.degree)),
              line(escapeText(study.note)),
            ),
          ),
        ),
        block(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) =>
            beside([group], box('half', ...items.map((item) => line(escapeText(item))))),
          ),
        ),
        block(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            beside([date], line(escapeText(name)), line(escapeText(issuer))),
          ),
        ),
        block(
          content.heading('languages'),
          ...content.languages.map(({ name, level }) => beside([name], line(escapeText(level)))),
        ),
        ...content.further.map(({ heading, lines }) =>
          block(heading, ...lines.map((text) => `<p>${escapeText(text)}</p>`)),
        ),
      ].join(''),
    );
  },
};

const dots = (index: number) =>
  `<svg class="dots" viewBox="0 0 50 10">${[0, 1, 2, 3, 4]
    .map(
      (dot) =>
        `<circle cx="${5 + dot * 10}" cy="5" r="3.5" fill="${dot < 5 - (index % 3) ? '#c2703d' : '#e3d3c6'}"/>`,
    )
    .join('')}</svg>`;

/** Headings in pills, dates in pills at the right; a portrait and rated skills in the column on the left. */
export const pillHeadings: HtmlLayout = {
  id: 'pill-headings',
  producer: 'chromium',
  months: ['short', 'slash', 'yearOnly'],
  html: (content) =>
    page(
      content,
      ['SourceSans', 'Icons'],
      '@page{margin:11mm 12mm}body{display:grid;grid-template-columns:58mm 1fr;gap:9mm}.portrait{width:38mm;height:38mm;border-radius:50%;display:block;margin:0 auto 8pt}h1{font-size:27pt;font-weight:700;line-height:1.1}.title{font-size:13pt;color:#c2703d}h2{break-after:avoid;display:inline-block;background:#c2703d;color:#fff;border-radius:20pt;padding:2pt 14pt;margin-bottom:4pt;font-size:11.5pt;font-weight:600}aside{font-size:9.5pt;overflow-wrap:anywhere}aside .icon{float:left;margin-left:-13pt}aside section:nth-of-type(1) .line{padding-left:13pt}.when{background:#f3e6dc;border-radius:12pt;padding:1pt 9pt;font-size:9pt;white-space:nowrap;align-self:start}.dots{width:50pt;height:10pt;flex:none;align-self:center}.house{font-weight:600}.small{color:#777}',
      [
        `<aside>${portrait}`,
        part(content.heading('contact'), ...iconLines(content)),
        skillLines(content, (item) => box('row', word('', item), dots(item.length))),
        part(
          content.heading('languages'),
          ...content.languages.map(({ name, level }) =>
            line(word('house', name), `<br>${word('small', level)}`),
          ),
        ),
        part(
          content.heading('certifications'),
          ...content.certifications.map(({ name, issuer, date }) =>
            entry(line(word('house', name)), line(escapeText(issuer)), line(word('small', date))),
          ),
        ),
        '</aside><main>',
        nameAndTitle(content),
        summaryPart(content),
        workPart(content, (job) =>
          entry(
            box('row', word('house', job.position), word('when', job.dates)),
            line(escapeText(`${job.company} (${job.place})`)),
            list(job.bullets),
          ),
        ),
        educationPart(content, (study) =>
          entry(
            box('row', word('house', study.degree), word('when', study.dates)),
            line(escapeText(`${study.institution} (${study.place})`)),
            line(word('small', study.note)),
          ),
        ),
        furtherParts(content),
        '</main>',
      ].join(''),
    ),
};
