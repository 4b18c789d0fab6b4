import { AlignmentType, ShadingType, TextRun } from 'docx';
import type { WordDesign } from './layout';
import {
  cell,
  contacts,
  joined,
  linkLines,
  numbered,
  open,
  pages,
  partOf,
  rowsOf,
  ruledAbove,
  sized,
} from './word-pages';
import { bold, bullets, italic, line, links, plain, text } from './word-pieces';

const filled = (words: string) =>
  line([sized(words, 22, { bold: true, color: 'FFFFFF' })], {
    keepNext: true,
    shading: { type: ShadingType.CLEAR, fill: '3B3B3B', color: 'auto' },
    spacing: { before: 260, after: 120 },
  });

const small = (words: string) => line([sized(words, 18)]);

/** The company with its place and the dates on the left, what the person was and did there on the right. */
export const wordEmployers: WordDesign = {
  id: 'word-employers',
  months: ['short', 'slash', 'dot'],
  document: (content) => {
    const { heading } = content;
    const columns = [3500, 6100];
    const look = { borders: open };
    const group = Math.floor(9600 / Math.max(content.skills.length, 1));
    return pages(
      {
        font: 'Georgia',
        size: 20,
        footer: [numbered(`${content.name}, `, { alignment: AlignmentType.LEFT })],
      },
      {
        children: [
          rowsOf(
            [5200, 4400],
            [
              [
                cell([line([sized(content.name, 40)]), line([italic(content.title)])]),
                cell([...contacts(content).map((contact) => text(contact)), ...linkLines(content)]),
              ],
            ],
            look,
          ),
          filled(heading('summary')),
          line([italic(content.summary)]),
          filled(heading('work')),
          rowsOf(
            columns,
            content.work.map((job) => [
              cell([
                ...(job.isSameCompany ? [] : [line([bold(job.company)]), small(job.place)]),
                small(job.dates),
              ]),
              cell([line([bold(job.position)]), ...bullets(job.bullets)]),
            ]),
            look,
          ),
          filled(heading('education')),
          rowsOf(
            columns,
            content.education.map((study) => [
              cell([line([bold(study.institution)]), small(study.place), small(study.dates)]),
              cell([line([bold(study.degree)]), ...(study.note ? [text(study.note)] : [])]),
            ]),
            look,
          ),
          filled(heading('skills')),
          rowsOf(
            content.skills.map(() => group),
            [
              content.skills.map(({ group: name, items }) =>
                cell([line([bold(name)]), ...items.map((item) => text(item))]),
              ),
            ],
            look,
          ),
          ...partOf(
            filled(heading('certifications')),
            content.certifications.map(({ name, issuer, date }) =>
              line([bold(name), plain(issuer && ` – ${issuer}`), plain(date && ` (${date})`)]),
            ),
          ),
          ...partOf(filled(heading('languages')), [
            text(content.languages.map(({ name, level }) => `${name} (${level})`).join('  •  ')),
          ]),
          ...content.further.flatMap((part) => [filled(part.heading), ...bullets(part.lines)]),
        ],
      },
    );
  },
};

const over = (dates: string) =>
  line([new TextRun({ text: dates, allCaps: true, size: 17, color: '595959' })], {
    keepNext: true,
    spacing: { before: 100 },
  });

/** Headings in a narrow left column; dates in small capitals above each title; tasks as one paragraph. */
export const wordLeftHeads: WordDesign = {
  id: 'word-left-heads',
  months: ['long', 'short', 'yearOnly'],
  document: (content) => {
    const { heading } = content;
    const part = (words: string, children: ReturnType<typeof line>[]) =>
      children.length
        ? [
            [
              cell([line([sized(words, 22, { color: 'B3541E' })], { spacing: { before: 80 } })]),
              cell(children),
            ],
          ]
        : [];
    return pages(
      { font: 'Calibri', size: 21 },
      {
        children: [
          line([sized(content.name, 52, { color: 'B3541E' })], { alignment: AlignmentType.RIGHT }),
          text(content.title, { alignment: AlignmentType.RIGHT }),
          line(
            [
              ...joined(
                ' / ',
                ...contacts(content).map((contact) => [plain(contact)]),
                ...content.links.map((link) => links({ ...content, links: [link] })),
              ),
            ],
            { alignment: AlignmentType.RIGHT, spacing: { after: 240 } },
          ),
          rowsOf(
            [2900, 6700],
            [
              ...part(heading('summary'), [text(content.summary)]),
              ...part(heading('skills'), [text(content.skills.flatMap(({ items }) => items).join(' • '))]),
              ...part(
                heading('work'),
                content.work.flatMap((job) => [
                  over(job.dates),
                  line(
                    [bold(job.position), plain(' | '), plain(job.company), plain(' | '), plain(job.place)],
                    { keepNext: true },
                  ),
                  text(job.bullets.map((words) => (/[.!?]$/.test(words) ? words : `${words}.`)).join(' ')),
                ]),
              ),
              ...part(
                heading('education'),
                content.education.flatMap((study) => [
                  over(study.dates),
                  line([
                    bold(study.degree),
                    plain(' | '),
                    plain(study.institution),
                    plain(' | '),
                    plain(study.place),
                  ]),
                  ...(study.note ? [text(study.note)] : []),
                ]),
              ),
              ...part(
                heading('certifications'),
                content.certifications.flatMap(({ name, issuer, date }) => [
                  ...(date ? [over(date)] : []),
                  line([bold(name), ...(issuer ? [plain(' | '), plain(issuer)] : [])]),
                ]),
              ),
              ...part(
                heading('languages'),
                content.languages.map(({ name, level }) => line([bold(name), plain(` ${level}`)])),
              ),
              ...content.further.flatMap(({ heading: words, lines }) =>
                part(
                  words,
                  lines.map((each) => text(each)),
                ),
              ),
            ],
            { borders: ruledAbove, splits: true },
          ),
        ],
      },
    );
  },
};
