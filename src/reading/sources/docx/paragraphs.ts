import type { Look } from '../../layout-types';
import {
  type ParagraphProperties,
  paragraphProperties,
  type RunProperties,
  runProperties,
  type Styles,
} from './styles';
import { childOf, type Element, elementsOf, settingOf, textOf } from './xml';

/** A run of text in a paragraph. */
interface TextPiece {
  kind: 'text';
  text: string;
  look: Look;
  link?: string;
}

/** The content of a paragraph: text, tabs, breaks, and text boxes that are anchored in it. */
export type Piece =
  | TextPiece
  | { kind: 'tab' }
  | { kind: 'break' | 'page' }
  | { kind: 'box'; content: Element };

export interface Paragraph {
  pieces: Piece[];
  properties: ParagraphProperties;
  /** The size of text that does not specify one, in points. */
  size: number;
}

/** What the parts of a document refer to. */
export interface References {
  styles: Styles;
  /** Addresses of links by their id. */
  links: Map<string, string>;
}

/** Text of this size, in points, or smaller is not meant to be read. */
const unreadable = 2;
const defaultSize = 10;

/** A field of the document, whose code precedes its text: `HYPERLINK "https://…"`. */
interface Field {
  code: string;
  isText: boolean;
}

/** The text of a paragraph with its looks and links. Hidden and deleted text is left out. */
export function readParagraph(element: Element, references: References, hasBackground: boolean): Paragraph {
  const own = childOf(element, 'w:pPr');
  const style = references.styles.paragraph(settingOf(own, 'w:pStyle'));
  const properties = { ...style.paragraph, ...paragraphProperties(own) };
  const pieces: Piece[] = [];
  const fields: Field[] = [];
  const isShaded = hasBackground || properties.isShaded === true;

  function readInline(inline: Element, link: string | undefined): void {
    for (const child of elementsOf(inline)) {
      switch (child.name) {
        case 'w:r':
          readRun(child, link);
          break;
        case 'w:hyperlink':
          readInline(child, references.links.get(child.attributes['r:id'] ?? '') ?? link);
          break;
        case 'w:fldSimple':
          readInline(child, addressIn(child.attributes['w:instr'] ?? '') ?? link);
          break;
        case 'w:ins':
        case 'w:moveTo':
        case 'w:smartTag':
        case 'w:sdt':
        case 'w:sdtContent':
        case 'w:customXml':
        case 'w:bdo':
        case 'w:dir':
          readInline(child, link);
      }
    }
  }

  function readRun(run: Element, link: string | undefined): void {
    const direct = childOf(run, 'w:rPr');
    const character = references.styles.character(settingOf(direct, 'w:rStyle'));
    const properties = { ...style.run, ...character, ...runProperties(direct) };
    if (isInvisible(properties, isShaded)) return;
    for (const child of elementsOf(run)) readRunPart(child, properties, link);
  }

  function readRunPart(part: Element, properties: RunProperties, link: string | undefined): void {
    const field = fields.at(-1);
    const isCode = field !== undefined && !field.isText;
    const address = link ?? fields.map(({ code }) => addressIn(code)).find(Boolean);
    const add = (text: string) => {
      if (text !== '' && !isCode)
        pieces.push({ kind: 'text', text, look: lookOf(properties, text), link: address });
    };
    switch (part.name) {
      case 'w:t':
        for (const [index, text] of textOf(part).split('\t').entries()) {
          if (index > 0) pieces.push({ kind: 'tab' });
          add(text);
        }
        break;
      case 'w:noBreakHyphen':
        add('-');
        break;
      case 'w:sym':
        add(symbol(part.attributes['w:char']));
        break;
      case 'w:tab':
      case 'w:ptab':
        pieces.push({ kind: 'tab' });
        break;
      case 'w:br':
      case 'w:cr':
        pieces.push({ kind: part.attributes['w:type'] === 'page' ? 'page' : 'break' });
        break;
      case 'w:fldChar':
        updateField(fields, part.attributes['w:fldCharType']);
        break;
      case 'w:instrText':
        if (field && isCode) field.code += textOf(part);
        break;
      default:
        for (const content of boxesIn(part)) pieces.push({ kind: 'box', content });
    }
  }

  readInline(element, undefined);
  return { pieces, properties, size: style.run.size ?? defaultSize };
}

function updateField(fields: Field[], type: string | undefined): void {
  const field = fields.at(-1);
  if (type === 'begin') fields.push({ code: '', isText: false });
  else if (type === 'separate' && field) field.isText = true;
  else if (type === 'end') fields.pop();
}

/** Whether text was hidden by its writer, is too small to read, or has the colour of the paper. */
const isInvisible = ({ isHidden, color, size, isShaded }: RunProperties, hasBackground: boolean) =>
  isHidden === true ||
  (size !== undefined && size <= unreadable) ||
  (color === '#ffffff' && !hasBackground && isShaded !== true);

/** The font's name includes its weight, as it does in other formats. */
function lookOf({ font = '', size = defaultSize, ...properties }: RunProperties, text: string): Look {
  const isBold = properties.isBold === true;
  const isItalic = properties.isItalic === true;
  return {
    font: [font, isBold && 'Bold', isItalic && 'Italic'].filter(Boolean).join('-'),
    size,
    isBold,
    isItalic,
    isCapitals: properties.isCapitals === true || isCapitals(text),
    color: properties.color ?? '',
  };
}

/** Whether all letters are capitals, and there are at least two. */
export const isCapitals = (text: string) => /\p{Lu}\P{Lu}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** A character of a symbol font. */
function symbol(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16);
  return point > 0 && point < 0xd800
    ? String.fromCharCode(point)
    : point >= 0xe000
      ? String.fromCharCode(point)
      : '';
}

/** The address in the code of a field. */
const addressIn = (code: string): string | undefined => /HYPERLINK\s+"([^"]{1,2000})"/.exec(code)?.[1];

/** The text boxes in a drawing. The fallback for older programs repeats them and is skipped. */
function boxesIn(element: Element): Element[] {
  if (element.name === 'w:txbxContent') return [element];
  if (element.name === 'mc:Fallback') return [];
  return elementsOf(element).flatMap(boxesIn);
}
