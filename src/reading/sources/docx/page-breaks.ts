import type { Paragraph } from './paragraphs';
import { childOf, type Element } from './xml';

const isOff = (element: Element) => ['0', 'false', 'off'].includes(element.attributes['w:val'] ?? '');

/** How many pages begin before a paragraph and after it, according to explicit page breaks. */
export function pageBreaksOf(element: Element, { pieces }: Paragraph): { before: number; after: number } {
  const properties = childOf(element, 'w:pPr');
  const before = childOf(properties, 'w:pageBreakBefore');
  const section = childOf(properties, 'w:sectPr');
  const kind = childOf(section, 'w:type')?.attributes['w:val'];
  const firstText = pieces.findIndex((piece) => piece.kind === 'text' && piece.text.trim() !== '');
  const inside = pieces.flatMap(({ kind: each }, index) => (each === 'page' ? [index] : []));
  const above = inside.filter((index) => firstText < 0 || index < firstText).length;
  return {
    before: above + (before && !isOff(before) ? 1 : 0),
    after: inside.length - above + (section && kind !== 'continuous' ? 1 : 0),
  };
}
