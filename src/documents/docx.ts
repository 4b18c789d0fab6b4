import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { directionOf, isSameLanguage, wordsOfPage } from '../words/language';
import type { Words } from '../words/words';
import type { Portfolio } from './portfolio';
import type { Linked } from './typesetting/contact-section';
import { type DocumentContent, documentContent } from './typesetting/content';
import { type PaperEntry, present } from './typesetting/entries';
import type { TypesetBlock, TypesetLine } from './typesetting/paragraphs';
import type { SectionContent } from './typesetting/section-content';
import { uriOf } from './uri';

/** Sizes are in half points and distances in twentieths of a point, as in the format. */
const look = {
  /** Word and LibreOffice have it, or one of the same widths. */
  font: 'Calibri',
  accent: '3F3DA6',
  text: 21,
  entry: 22,
  role: 25,
  heading: 27,
  name: 54,
  margin: { side: 1500, edge: 1080 },
  gap: { small: 40, item: 60, entry: 180, section: 300 },
};

/** Width and height of the page. */
const papers: Record<string, { width: number; height: number }> = {
  a4: { width: 11906, height: 16838 },
  'us-letter': { width: 12240, height: 15840 },
};

const bullets = 'points';

const rightToLeft = (text: string) => directionOf(text) === 'rtl' && { rightToLeft: true };

/** A text with its line breaks, within a single paragraph. */
const runs = (text: string, style: { bold?: boolean } = {}) =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map(
    (line, index) =>
      new TextRun({
        text: line,
        ...style,
        ...rightToLeft(line),
        ...(index > 0 && { break: 1 }),
      }),
  );

const linked = ({ value, target }: Linked): ParagraphChild[] =>
  target
    ? [
        new ExternalHyperlink({
          link: uriOf(target) ?? target,
          children: [new TextRun({ text: value, style: 'Hyperlink' })],
        }),
      ]
    : runs(value);

/** A number, or an address that begins with one, would run from right to left with its line. */
const inDirection = ({ value, target }: Linked): Linked => ({
  value: /^\p{L}/u.test(value) ? value : `\u200e${value}`,
  target,
});

/** In letters, fewer than fit on a line of the page, so that none of them has to be broken. */
const contactsInLine = 74;

/** What follows the contacts before the last of these: a separator, or a new line if they would not fit on one. */
function betweenContacts(contacts: Linked[], isRightToLeft: boolean): TextRun {
  let used = 0;
  let begins = false;
  for (const { value } of contacts) {
    begins = used > 0 && used + value.length > contactsInLine;
    used = (begins ? 0 : used) + value.length + 3;
  }
  if (begins) return new TextRun({ break: 1 });
  // Between two texts from left to right, the line would turn to their direction.
  return new TextRun(isRightToLeft ? { text: '\u200f · \u200f', rightToLeft: true } : { text: ' · ' });
}

/** A line as its owner pasted it. */
const styledRuns = (line: TypesetLine): ParagraphChild[] =>
  typeof line === 'string'
    ? runs(line)
    : line.flatMap(({ text, bold, italic, target }) =>
        target
          ? linked({ value: text, target })
          : [new TextRun({ text, bold, italics: italic, ...rightToLeft(text) })],
      );

/** Paragraphs of a part of the document that runs in one direction; each begins at the side where that does. */
function paragraphsIn(direction: 'ltr' | 'rtl') {
  const made = (options: IParagraphOptions) =>
    new Paragraph({ ...options, ...(direction === 'rtl' && { bidirectional: true }) });
  const line = (text: TypesetLine, options: IParagraphOptions = {}) =>
    made({ ...options, children: styledRuns(text) });
  const bullet = (text: TypesetLine) => line(text, { numbering: { reference: bullets, level: 0 } });
  const prose = (block: TypesetBlock, options: IParagraphOptions = {}) =>
    typeof block === 'string'
      ? [line(block, options)]
      : block.list
        ? block.lines.map(bullet)
        : [
            made({
              ...options,
              children: block.lines.flatMap((text, index) => [
                ...(index > 0 ? [new TextRun({ break: 1 })] : []),
                ...styledRuns(text),
              ]),
            }),
          ];
  return { made, line, bullet, prose };
}

/** Word has languages of their own for letters of East Asia, and for those that run from right to left. */
const wordLanguage = ({ locale, territory, direction }: Words) => ({
  value: territory,
  ...(isSameLanguage(locale, 'ja') || isSameLanguage(locale, 'zh') ? { eastAsia: territory } : {}),
  ...(direction === 'rtl' && { bidirectional: territory }),
});

/**
 * The CV of a portfolio as a Word document.
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
  const content = documentContent(portfolio, {
    form: 'plain',
    look: { accent: `#${look.accent}`, order: [], character: 'document' },
    today,
    canonical,
    pictures: new Map(),
    isArchival: false,
    words,
  });
  const { name, role, contactLine, summary, sections, isRightToLeft } = content;
  const { made, line, prose } = paragraphsIn(isRightToLeft ? 'rtl' : 'ltr');
  const size = papers[content.paper] ?? { width: 11906, height: 16838 };
  const page = { isRightToLeft, comma: content.comma, width: size.width - 2 * look.margin.side };
  const document = new Document({
    title: content.title,
    creator: name,
    lastModifiedBy: name,
    description: content.description,
    styles: stylesIn(words, fontsFor(JSON.stringify(content))),
    numbering: { config: [{ reference: bullets, levels: [bulletLevel] }] },
    sections: [
      {
        properties: {
          page: {
            size,
            margin: {
              left: look.margin.side,
              right: look.margin.side,
              top: look.margin.edge,
              bottom: look.margin.edge,
            },
          },
        },
        children: [
          made({ heading: HeadingLevel.TITLE, children: runs(name) }),
          ...(role ? [line(role, { style: 'Subtitle' })] : []),
          made({
            children: contactLine.flatMap((contact, index) => [
              ...(index > 0 ? [betweenContacts(contactLine.slice(0, index + 1), isRightToLeft)] : []),
              ...linked(isRightToLeft ? inDirection(contact) : contact),
            ]),
          }),
          ...summary.flatMap((block, index) =>
            prose(block, { spacing: { before: index === 0 ? look.gap.entry : look.gap.item } }),
          ),
          ...sections.flatMap((section) => [
            made({ heading: HeadingLevel.HEADING_1, children: runs(section.title) }),
            ...sectionParagraphs(section, page),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Fonts of Windows for letters that the usual one lacks, by the kind of letters for which Word has a font of its own. */
const fontsOfScripts: { letters: RegExp; kind: 'hAnsi' | 'cs' | 'eastAsia'; font: string }[] = [
  { letters: /[\p{Script=Arabic}\p{Script=Hebrew}]/u, kind: 'cs', font: 'Arial' },
  {
    letters:
      /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}]/u,
    kind: 'cs',
    font: 'Nirmala UI',
  },
  { letters: /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u, kind: 'cs', font: 'Leelawadee UI' },
  { letters: /\p{Script=Myanmar}/u, kind: 'cs', font: 'Myanmar Text' },
  { letters: /\p{Script=Tibetan}/u, kind: 'cs', font: 'Microsoft Himalaya' },
  { letters: /\p{Script=Ethiopic}/u, kind: 'hAnsi', font: 'Ebrima' },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, kind: 'eastAsia', font: 'Yu Gothic' },
  { letters: /\p{Script=Hangul}/u, kind: 'eastAsia', font: 'Malgun Gothic' },
  { letters: /\p{Script=Han}/u, kind: 'eastAsia', font: 'Microsoft YaHei' },
];

/** The fonts of a text; of each kind, the first whose letters are in it. */
const fontsFor = (text: string) => ({
  ascii: look.font,
  hAnsi: look.font,
  cs: look.font,
  eastAsia: look.font,
  ...Object.fromEntries(
    fontsOfScripts
      .filter(({ letters }) => letters.test(text))
      .toReversed()
      .map(({ kind, font }) => [kind, font]),
  ),
});

/** The styles that Word calls Normal, Title, Subtitle, Heading 1 and 2, by which programs find what is what. */
const stylesIn = (words: Words, font: ReturnType<typeof fontsFor>) => ({
  default: {
    document: {
      run: { font, size: look.text, language: wordLanguage(words) },
      // Without the rule, LibreOffice takes the line for a height in points, and those of a long name overlap.
      paragraph: { spacing: { after: look.gap.small, line: 264, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { size: look.name, bold: true }, paragraph: { spacing: { after: look.gap.small } } },
    heading1: {
      run: { size: look.heading, bold: true, color: look.accent },
      paragraph: {
        outlineLevel: 0,
        spacing: { before: look.gap.section, after: look.gap.item },
        keepNext: true,
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: look.accent, space: 2 } },
      },
    },
    heading2: {
      run: { size: look.entry, bold: true },
      paragraph: { outlineLevel: 1, spacing: { before: look.gap.entry, after: 20 }, keepNext: true },
    },
    hyperlink: { run: { color: look.accent } },
  },
  // The others are based on it, and some programs leave out a style whose basis is missing.
  paragraphStyles: [
    { id: 'Normal', name: 'Normal', quickFormat: true },
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { size: look.role },
      paragraph: { spacing: { after: look.gap.item } },
    },
  ],
  characterStyles: [{ id: 'DefaultParagraphFont', name: 'Default Paragraph Font' }],
});

const bulletLevel = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 300, hanging: 220 } } },
};

interface Page extends Pick<DocumentContent, 'isRightToLeft' | 'comma'> {
  /** Of the text, at the end of which dates stand. */
  width: number;
}

function sectionParagraphs(section: SectionContent, page: Page): Paragraph[] {
  if (section.kind === 'entries')
    return section.entries.flatMap((entry) => entryParagraphs(entry, page, section.areLines));
  if (section.kind !== 'groups') return [];
  const { made } = paragraphsIn(page.isRightToLeft ? 'rtl' : 'ltr');
  return section.groups.map(({ title, names }) =>
    made({
      children: [...(title ? runs(`${title}: `, { bold: true }) : []), ...runs(names.join(page.comma))],
    }),
  );
}

/** In twentieths of a point, the width of a text, generously: programs without the font take a wider one. */
const widthOf = (text: string, letter: number) =>
  [...text].reduce((sum, each) => sum + (/[\u2e80-\ud7ff]/.test(each) ? 220 : letter), 0);

/** Whether a date has room behind the last line of its title; else it would be broken, or stand close to the title. */
const fitsOnLine = (title: string, date: string, width: number) =>
  (widthOf(title, 130) % width) + widthOf(date, 116) + 200 < width;

function entryParagraphs(entry: PaperEntry, { width, comma }: Page, isLine: boolean): Paragraph[] {
  const { made, line, bullet, prose } = paragraphsIn(entry.isRightToLeft ? 'rtl' : 'ltr');
  const { title, period, where, facts, paragraphs, points, words, link } = entry;
  const place = present([where, ...facts]).join(' · ');
  const body = [
    ...paragraphs.flatMap((block) => prose(block)),
    ...points.map(bullet),
    ...(words.names.length > 0 ? [line(`${words.label}: ${words.names.join(comma)}`)] : []),
  ];
  const address = link?.label ? linked({ value: link.label, target: link.target }) : [];
  // It stands with the place where there is nothing between them, and room for both.
  const isShort = widthOf(`${place}${link?.label}`, 116) + 400 < width;
  const isOneLine = body.length === 0 && place !== '' && address.length > 0 && isShort;
  if (address.length > 0 && !isOneLine) body.push(made({ children: address }));
  const isTitleLinked = link?.label === '';
  return [
    made({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: width }],
      ...(isLine && { spacing: { before: look.gap.item, after: 0 } }),
      children: [
        ...linked({ value: title, target: isTitleLinked ? (link?.target ?? null) : null }),
        ...(period && !fitsOnLine(title, period, width) ? [new TextRun({ break: 1 })] : []),
        ...(period ? [new TextRun({ children: [new Tab(), period], bold: false })] : []),
      ],
    }),
    // Kept with what follows in the entry, but not with the next entry.
    ...(isOneLine ? [made({ children: [...runs(`${place} · `), ...address] })] : []),
    ...(place && !isOneLine ? [line(place, { keepNext: body.length > 0 })] : []),
    ...body,
  ];
}
