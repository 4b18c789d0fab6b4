import type { Content } from '../content';
import { icons } from '../fonts';
import {
  box,
  certificationsPart,
  educationPart,
  escapeText,
  furtherParts,
  icon,
  languagesPart,
  links,
  list,
  mailLink,
  page,
  part,
  summaryPart,
  word,
  workPart,
} from './html-pieces';
import type { HtmlLayout } from './layout';

const skillTags = (content: Content) =>
  part(
    content.heading('skills'),
    ...content.skills.map(({ group, items }) =>
      box('group', box('strong', escapeText(group)), ...items.map((item) => box('line', escapeText(item)))),
    ),
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
          box('line', escapeText(content.title)),
          summaryPart(content),
          workPart(content, (job) =>
            box(
              'entry',
              box(
                'line',
                word('strong', job.position),
                ` · ${escapeText(job.company)}, ${escapeText(job.place)}`,
              ),
              box('date', escapeText(job.dates)),
              list(job.bullets),
            ),
          ),
          educationPart(content, (study) =>
            box(
              'entry',
              box('strong', escapeText(study.institution)),
              box('line', escapeText([study.place, study.dates].join(', '))),
              box('line', escapeText(study.degree)),
              study.note ? box('line', escapeText(study.note)) : '',
            ),
          ),
          furtherParts(content),
        ),
        `<aside>${[
          part(
            content.heading('contact'),
            box('line', `${icon(icons.place)}${escapeText(content.place)}`),
            box('line', `${icon(icons.phone)}${escapeText(content.phone)}`),
            box('line', `${icon(icons.email)}${mailLink(content)}`),
            ...links(content).map((link) => box('line', `${icon(icons.link)}${link}`)),
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
        box('line', `${word('strong', content.title)} – ${escapeText(content.place)}`),
        box('line', [mailLink(content), escapeText(content.phone), ...links(content)].join(' / ')),
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
                box('line', escapeText(study.degree)),
                box('line', escapeText(study.place)),
                box('line', escapeText(study.dates)),
              ),
            ),
          ),
        ),
        workPart(content, (job) =>
          box(
            'entry',
            box('row', word('strong', `${job.company} – ${job.place}`), word('date', job.dates)),
            box('line', escapeText(job.position)),
            list(job.bullets),
          ),
        ),
        part(
          content.heading('skills'),
          ...content.skills.map(({ group, items }) =>
            box('line', word('strong', group), `<br>${escapeText(items.join(' | '))}`),
          ),
        ),
        certificationsPart(content),
        languagesPart(content),
        furtherParts(content),
      ].join(''),
    ),
};
