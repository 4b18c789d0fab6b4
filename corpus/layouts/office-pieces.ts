import { ExternalHyperlink, type IParagraphOptions, type ParagraphChild, TabStopType, TextRun } from 'docx';
import type { Content } from '../content';
import { line, plain } from './word-pieces';

interface Look {
  bold?: boolean;
  italics?: boolean;
  color?: string;
  size?: number;
  allCaps?: boolean;
}

export const styled = (text: string, look: Look) => new TextRun({ text, ...look });

/** The address as a link that opens a letter to it. */
export const mail = (address: string, look: Look = {}) =>
  new ExternalHyperlink({ link: `mailto:${address}`, children: [styled(address, look)] });

/** Each link as a run of its own. */
export const linkRuns = (content: Content, look: Look = {}): ParagraphChild[][] =>
  content.links.map(({ text, address }) => [
    new ExternalHyperlink({ link: address, children: [styled(text, look)] }),
  ]);

/** Place, phone, e-mail and links as runs. */
export const reach = (content: Content): ParagraphChild[][] => [
  [plain(content.place)],
  [plain(content.phone)],
  [mail(content.email)],
  ...linkRuns(content),
];

/** A tab stop at the right edge; the line stays with the next one. */
export const rightEdge = (position: number): IParagraphOptions => ({
  tabStops: [{ type: TabStopType.RIGHT, position }],
  keepNext: true,
});

/** A text that ends with a full stop. */
export const ended = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** Those of the texts that are not empty, with a separator between them. */
export const listed = (separator: string, ...words: string[]) => words.filter(Boolean).join(separator);

export const allSkills = (content: Content) => content.skills.flatMap(({ items }) => items);

/** Items in rows of so many. */
export const inRows = <T>(items: T[], width: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  );

/** A list whose items begin with a hyphen and a tab, further to the right than the text above. */
export const hyphens = (lines: string[], left = 0) =>
  lines.map((words) =>
    line([plain(`-\t${words}`)], {
      indent: { left: left + 280, hanging: 280 },
      tabStops: [{ type: TabStopType.LEFT, position: left + 280 }],
    }),
  );
