import type { Content } from '../content';
import { icons } from '../fonts';
import {
  box,
  certificationsPart,
  educationPart,
  entry,
  escapeText,
  furtherParts,
  icon,
  languagesPart,
  line,
  links,
  list,
  mailLink,
  noteLine,
  page,
  part,
  skillsPart,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

const skillTags = (content: Content) =>
  skillsPart(content, ({ group, items }) =>
    box('group', box('strong', escapeText(group)), ...items.map((item) => line(escapeText(item)))),
  );

/** A column on the right that breaks addresses anywhere; icons directly before them, without a space. */
export const narrowRight: HtmlLayout = {
  id: 'narrow-right',
  producer: 'chromium',
  months: ['short', 'dot', 'long'],
  html: (content) =>
    page(
      content,
      ['Liberation', 'Icons'],
      '.sheet{display:grid;grid-template-columns:1fr 33mm;gap:9mm}aside{overflow-wrap:anywhere;font-size:9pt}h1{font-size:20pt}h2{font-size:11pt;text-transform:uppercase;color:#7a3b00}.date{color:#777}',
      box(
        'sheet',
        box(
          'main',
          `<h1>${escapeText(content.name)}</h1>`,
          line(escapeText(content.title)),
          summaryPart(content),
          workPart(content, (job) =>
            entry(
              line(word('strong', job.position), ` · ${escapeText(job.company)}, ${escapeText(job.place)}`),
              box('date', escapeText(job.dates)),
              list(job.bullets),
            ),
          ),
          educationPart(content, (study) =>
            entry(
              box('strong', escapeText(study.institution)),
              line(escapeText([study.place, study.dates].join(', '))),
              line(escapeText(study.degree)),
              noteLine(study),
            ),
          ),
          furtherParts(content),
        ),
        `<aside>${[
          part(
            content.heading('contact'),
            line(`${icon(icons.place)}${escapeText(content.place)}`),
            line(`${icon(icons.phone)}${escapeText(content.phone)}`),
            line(`${icon(icons.email)}${mailLink(content)}`),
            ...links(content).map((link) => line(`${icon(icons.link)}${link}`)),
          ),
          skillTags(content),
          languagesPart(content),
          certificationsPart(content),
        ].join('')}</aside>`,
      ),
    ),
};

/** Words for programs, invisible to people. */
const hiddenWords =
  'Kubernetes, Salesforce, Blockchain, Six Sigma, ghost.writer@unseen.example, 2001 – 2009 Chief Everything Officer';

/** Two studies side by side, the school first; the place comes before the address on one line. */
export const pairedStudies: HtmlLayout = {
  id: 'paired-studies',
  producer: 'chromium',
  months: ['yearOnly', 'short', 'slash'],
  hidden: hiddenWords,
  html: (content) =>
    page(
      content,
      ['Inter'],
      '.pairs{display:grid;grid-template-columns:1fr 1fr;gap:8pt 14mm}h1{font-size:24pt;font-weight:700}h2{font-size:12pt;font-weight:700;border-top:1pt solid #999;padding-top:4pt}.hidden{color:#fff;font-size:5pt;line-height:1}',
      [
        `<h1>${escapeText(content.name)}</h1>`,
        line(`${word('strong', content.title)} – ${escapeText(content.place)}`),
        line([mailLink(content), escapeText(content.phone), ...links(content)].join(' / ')),
        box('hidden', escapeText(hiddenWords)),
        summaryPart(content),
        part(
          content.heading('education'),
          box(
            'pairs',
            ...content.education.map((study) =>
              box(
                'study',
                box('strong', escapeText(study.institution)),
                line(escapeText(study.degree)),
                line(escapeText(study.place)),
                line(escapeText(study.dates)),
              ),
            ),
          ),
        ),
        workPart(content, (job) =>
          entry(
            box('row', word('strong', `${job.company} – ${job.place}`), word('date', job.dates)),
            line(escapeText(job.position)),
            list(job.bullets),
          ),
        ),
        skillsPart(content, ({ group, items }) =>
          line(word('strong', group), `<br>${escapeText(items.join(' | '))}`),
        ),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};
