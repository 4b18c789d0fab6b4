import WordExtractor from 'word-extractor';
import { DamagedDocumentError, NoTextError } from '../errors';
import { withoutMark } from '../layout/marks';
import { partsOfStreams } from '../layout/parts-of-streams';
import { rowsOf } from '../layout/rows';
import { sectionsOf } from '../layout/sections';
import type { Cell, LaidOutDocument, LayoutAssumptions } from '../layout-types';

/** Far more than any CV has. */
const mostLines = 5000;
/** In points; formatting is not read from this format, so all lines look alike. */
const size = 10;
const lineHeight = 12;
const look = { font: '', size, isBold: false, isItalic: false, color: '' };

/**
 * Reads the text of a document in Word's old format, as far as possible.
 * @throws UnreadableDocumentError that says why it cannot
 */
export async function readDoc(bytes: Uint8Array, assumptions?: LayoutAssumptions): Promise<LaidOutDocument> {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new DamagedDocumentError({ cause });
  });
  const text = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()];
  const pages = text.filter((part) => part.trim() !== '').flatMap((part) => part.split('\f'));
  const lines = pages.flatMap((page, number) =>
    page.split(/[\r\n\v]/).map((line) => ({ line, page: number + 1 })),
  );
  const cells = lines.slice(0, mostLines).flatMap(({ line, page }, index) => cellsOf(line, index, page));
  if (cells.length === 0) throw new NoTextError();
  const { streams, aside, warnings } = partsOfStreams([cells]);
  return {
    sections: sectionsOf(streams.map(rowsOf), assumptions),
    aside,
    links: [],
    pages: 1,
    warnings: [
      ...(lines.length > mostLines ? ['This document is too long. Only its first part was read.'] : []),
      ...warnings,
    ],
  };
}

/** The parts of a line between tabs or wide gaps. */
function cellsOf(line: string, index: number, page: number): Cell[] {
  const cells: Cell[] = [];
  let x = 50;
  for (const part of line.split(/\t|[ \u00a0]{5,}/)) {
    const printed = part.trim();
    const { isMarked, length } = withoutMark(printed);
    const text = printed.slice(length);
    if (text !== '') {
      const own = { ...look, isCapitals: /\p{Lu}\P{Lu}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) };
      const box = {
        page,
        x,
        y: 50 + index * lineHeight,
        width: (text.length * size) / 2,
        height: lineHeight,
      };
      const spans = [{ text, look: own }];
      cells.push({ text, spans, look: own, box, isBullet: isMarked, source: { text: printed } });
    }
    x += (part.length * size) / 2 + 3 * size;
  }
  return cells;
}
