import type { Content } from '../content';
import * as typst from './typst-pieces';

/** A part of the CV, unless nothing stands in it. */
export const partOf = (heading: string, entries: string[]) =>
  entries.length ? typst.part(heading, ...entries) : '';

export const smallCapitals = (text: string) => `#smallcaps(${typst.value(text)})`;

export const tinted = (hue: string, text: string, settings = '') =>
  `#text(fill: rgb(${typst.value(hue)}), ${settings ? `${settings}, ` : ''}${typst.value(text)})`;

/** Phone, e-mail and links. */
export const contacts = (content: Content, printed = (text: string) => text) => [
  typst.plain(content.phone),
  typst.linked(`mailto:${content.email}`, printed(content.email)),
  ...content.links.map(({ text, address }) => typst.linked(address, printed(text))),
];

/** The lines at the head of an entry, which stay together and with what follows. */
export const head = (...markup: string[]) =>
  `#block(breakable: false, sticky: true, above: 10pt, below: 6pt)[${typst.lines(...markup)}]`;

/** A text that may wrap, and another at the right of its first line that may not. */
export const faced = (left: string, right: string) =>
  `#grid(columns: (1fr, auto), column-gutter: 6mm, row-gutter: 4pt, ${typst.cells(left, right)})`;

/** Two lines, each with one text at the left and another at the right. */
export const facedTwice = (upper: [string, string], lower: [string, string]) =>
  `#block(breakable: false, sticky: true, above: 10pt, below: 6pt, grid(columns: (1fr, auto), column-gutter: 6mm, row-gutter: 5pt, align: (left, right), ${typst.cells(...upper, ...lower)}))`;

/** The name of the person, larger than the rest, on as many lines as it takes. */
export const nameLine = (name: string, size: string, settings = '') =>
  `#block(below: 8pt)[#set text(size: ${size}${settings && `, ${settings}`})\n#set par(leading: 0.4em)\n${typst.plain(name)}]`;

/** Contacts in a row, none of which is broken. */
export const inRow = (between: string, items: string[]) =>
  items.map((item) => `#box[${item}]`).join(` #h(3pt) ${between} #h(3pt) `);

/** A place after a name: in brackets, unless it has brackets of its own. */
export const inBrackets = (place: string) => {
  if (!place) return '';
  return place.includes('(') ? `, ${place}` : ` (${place})`;
};

/** The present words of a list in one text. */
export const joined = (between: string, ...words: string[]) => words.filter(Boolean).join(between);
