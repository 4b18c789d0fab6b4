import WordExtractor from 'word-extractor';
import { DamagedDocumentError, NoTextError } from '../errors';
import { partsOfStreams } from '../layout/parts-of-streams';
import { rowsOf } from '../layout/rows';
import { sectionsOf } from '../layout/sections';
import type { LaidOutDocument, LayoutAssumptions } from '../layout-types';
import { cellsOfLine } from './plain-lines';

/** Far more than any CV has. */
const mostLines = 5000;

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
  const cells = lines
    .slice(0, mostLines)
    .flatMap(({ line, page }, index) => cellsOfLine({ text: line, index, page }));
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
