import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { type OutlineEntry, type OutlineLink, outlineOf } from './outline';
import type { Portfolio } from './portfolio';

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

/** A text with its line breaks, within a single paragraph. */
const runs = (text: string, style: { size?: number; bold?: boolean; color?: string } = {}) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => new TextRun({ text: line, ...style, ...(index > 0 && { break: 1 }) }));

const paragraph = (text: string, style = {}) =>
  new Paragraph({ spacing: { after: look.gap.small }, children: runs(text, style) });

const bullet = (text: string) =>
  new Paragraph({
    numbering: { reference: bullets, level: 0 },
    spacing: { after: look.gap.small },
    children: runs(text),
  });

const linked = ({ text, href }: OutlineLink) =>
  href
    ? new ExternalHyperlink({ link: href, children: [new TextRun({ text, style: 'Hyperlink' })] })
    : new TextRun({ text });

/** The portfolio as a Word document. @param canonical the address of its page */
export function docx(portfolio: Portfolio, canonical: string): Promise<Uint8Array> {
  const { name, details, about, contacts, sections } = outlineOf(portfolio, canonical);
  const document = new Document({
    title: name,
    creator: name,
    description: details.join(', '),
    styles: { default: { document: { run: { font: 'Calibri', size: look.text.size } } } },
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
          new Paragraph({ heading: HeadingLevel.TITLE, children: runs(name, look.name) }),
          ...(details.length > 0 ? [paragraph(details.join(' · '), look.quiet)] : []),
          ...contacts.map(
            ({ label, link, note }) =>
              new Paragraph({
                children: [
                  new TextRun({ text: `${label}: `, ...look.quiet }),
                  linked(link),
                  ...(note ? runs(` (${note})`, look.quiet) : []),
                ],
              }),
          ),
          ...(about ? [new Paragraph({ spacing: { before: look.gap.entry }, children: runs(about) })] : []),
          ...sections.flatMap(({ title, entries }) => [
            new Paragraph({
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

function entryParagraphs({ heading, details, paragraphs, points, lists, link }: OutlineEntry): Paragraph[] {
  // A fact has no heading and becomes a list item.
  if (!heading) return paragraphs.map(bullet);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      spacing: { before: look.gap.entry, after: look.gap.small },
      keepNext: true,
      children: runs(heading, look.entry),
    }),
    ...details.map((text) => paragraph(text, look.quiet)),
    ...paragraphs.map((text) => paragraph(text)),
    ...points.map(bullet),
    ...lists.map(({ label, words }) => paragraph(`${label}: ${words.join(', ')}`)),
    ...(link ? [new Paragraph({ children: [linked(link)] })] : []),
  ];
}
