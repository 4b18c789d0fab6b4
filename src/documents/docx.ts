import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { directionOf, isSameLanguage, ownWordsOf, wordsOfPage } from '../words/language';
import type { Words } from '../words/words';
import { outlineOf } from './outline';
import type { OutlineEntry, OutlineLink } from './outline-entry';
import type { Portfolio } from './portfolio';
import { proseOf, type Run, runsOf } from './prose';
import { uriOf } from './uri';

/** Sizes are in half points and distances in twentieths of a point, as in the format. */
const look = {
  name: { size: 48, bold: true },
  heading: { size: 28, bold: true },
  entry: { size: 23, bold: true },
  quiet: { size: 20, color: '595959' },
  text: { size: 22 },
  gap: { small: 40, entry: 200, section: 360 },
};

const bullets = 'points';

type Style = { size?: number; bold?: boolean; color?: string };

const rightToLeft = (text: string) => directionOf(text) === 'rtl' && { rightToLeft: true };

/** A text with its line breaks, within a single paragraph. */
const runs = (text: string, style: Style = {}) =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map(
    (line, index) =>
      new TextRun({
        text: line,
        ...style,
        ...rightToLeft(line),
        ...(index > 0 && { break: 1 }),
      }),
  );

/** A line as its owner pasted it. */
const styledRuns = (line: Run[]) =>
  line.flatMap(({ text, isBold = false, isItalic = false, href }) =>
    href
      ? [linked({ text, href: uriOf(href) })]
      : [new TextRun({ text, bold: isBold, italics: isItalic, ...rightToLeft(text) })],
  );

const linked = ({ text, href }: OutlineLink) =>
  href
    ? new ExternalHyperlink({ link: href, children: [new TextRun({ text, style: 'Hyperlink' })] })
    : new TextRun({ text, ...rightToLeft(text) });

/** Paragraphs of a part of the document that runs in one direction; each begins at the side where that does. */
function paragraphsIn(direction: 'ltr' | 'rtl') {
  const made = (options: IParagraphOptions) =>
    new Paragraph({ ...options, ...(direction === 'rtl' && { bidirectional: true }) });
  const line = (text: string, style: Style = {}, options: IParagraphOptions = {}) =>
    made({ spacing: { after: look.gap.small }, ...options, children: runs(text, style) });
  const bullet = (runs: Run[]) =>
    made({
      spacing: { after: look.gap.small },
      numbering: { reference: bullets, level: 0 },
      children: styledRuns(runs),
    });
  const prose = (text: string, options: IParagraphOptions = { spacing: { after: look.gap.small } }) =>
    proseOf(text).flatMap(({ isList, lines }) =>
      isList
        ? lines.map(bullet)
        : [
            made({
              ...options,
              children: lines.flatMap((runs, index) => [
                ...(index > 0 ? [new TextRun({ break: 1 })] : []),
                ...styledRuns(runs),
              ]),
            }),
          ],
    );
  return { made, line, bullet, prose };
}

/** Word has languages of their own for letters of East Asia, and for those that run from right to left. */
const wordLanguage = ({ locale, territory, direction }: Words) => ({
  value: territory,
  ...(isSameLanguage(locale, 'ja') || isSameLanguage(locale, 'zh') ? { eastAsia: territory } : {}),
  ...(direction === 'rtl' && { bidirectional: territory }),
});

/**
 * The portfolio as a Word document.
 * @param canonical the address of its page
 * @param today `YYYY-MM-DD`
 * @param words those of the page's language by default
 */
export function docx(
  portfolio: Portfolio,
  canonical: string,
  today: string,
  words = wordsOfPage(portfolio),
): Promise<Uint8Array> {
  const { name, details, about, contacts, sections } = outlineOf(portfolio, { canonical, today, words });
  const { made, line, prose } = paragraphsIn(directionOf(ownWordsOf(portfolio)));
  const document = new Document({
    title: name,
    creator: name,
    description: details.join(', '),
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: look.text.size, language: wordLanguage(words) },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          made({ heading: HeadingLevel.TITLE, children: runs(name, look.name) }),
          ...(details.length > 0 ? [line(details.join(' · '), look.quiet)] : []),
          ...contacts.map(({ label, link, note }) =>
            made({
              children: [
                ...runs(`${label}: `, look.quiet),
                linked(link),
                ...(note ? runs(` (${note})`, look.quiet) : []),
              ],
            }),
          ),
          ...prose(about, { spacing: { before: look.gap.entry } }),
          ...sections.flatMap(({ title, entries }) => [
            made({
              heading: HeadingLevel.HEADING_1,
              spacing: { before: look.gap.section, after: look.gap.small },
              keepNext: true,
              children: runs(title, look.heading),
            }),
            ...entries.flatMap(entryParagraphs),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function entryParagraphs({
  heading,
  details,
  paragraphs,
  points,
  lists,
  linkLabel,
  link,
}: OutlineEntry): Paragraph[] {
  const { made, line, bullet, prose } = paragraphsIn(directionOf(heading, ...paragraphs));
  // A fact has no heading and becomes a list item.
  if (!heading) return paragraphs.map((text) => bullet(runsOf(text)));
  const body = [
    ...paragraphs.flatMap((text) => prose(text)),
    ...points.map((point) => bullet(runsOf(point))),
    ...lists.map(({ label, words }) => line(`${label}: ${words.join(', ')}`)),
    ...(link ? [made({ children: [...(linkLabel ? runs(`${linkLabel}: `) : []), linked(link)] })] : []),
  ];
  return [
    made({
      heading: HeadingLevel.HEADING_2,
      spacing: { before: look.gap.entry, after: look.gap.small },
      keepNext: true,
      children: runs(heading, look.entry),
    }),
    // Kept with what follows in the entry, but not with the next entry.
    ...details.map((text, index) =>
      line(text, look.quiet, { keepNext: index < details.length - 1 || body.length > 0 }),
    ),
    ...body,
  ];
}
