import type { Item, PageContents } from '../../src/reading/layout/item';
import type { Look } from '../../src/reading/layout-types';

export const plain: Look = {
  font: 'Serif',
  size: 10,
  isBold: false,
  isItalic: false,
  isCapitals: false,
  color: '#000000',
};
export const bold: Look = { ...plain, font: 'Serif-Bold', size: 12, isBold: true };

/** Each letter is half an em wide. */
const widthOf = (text: string, { size }: Look) => text.length * size * 0.5;

/** An item of a page, as wide as its letters. */
export function item(text: string, x: number, y: number, changes: Partial<Item> = {}): Item {
  const look = changes.look ?? plain;
  return {
    text,
    x,
    y,
    width: widthOf(text, look),
    size: look.size,
    look,
    letterSpacing: 0,
    isSpaced: false,
    isIcon: false,
    isRotated: false,
    isHidden: false,
    ...changes,
  };
}

/** The words of a line, with a gap between them that is a multiple of the font size. */
export function line(text: string, x: number, y: number, look = plain, gap = 0.25): Item[] {
  let at = x;
  return text.split(' ').map((word) => {
    const each = item(word, at, y, { look });
    at += each.width + gap * look.size;
    return each;
  });
}

/** An A4 page. */
export function page(items: Item[], changes: Partial<PageContents> = {}): PageContents {
  return { page: 1, width: 595, height: 842, items, links: [], dots: [], ...changes };
}
