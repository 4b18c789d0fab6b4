import { box, contactFacts, escapeText, line, nameAndTitle, page, word } from './html-pieces';
import type { HtmlLayout } from './layout';

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
