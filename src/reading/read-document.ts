import type { Proposal } from '../contracts/cv-import';
import { emptyReading } from './empty-reading';
import { DamagedDocumentError } from './errors';
import { layOut } from './layout/lay-out';
import type { LaidOutDocument } from './layout-types';
import { propose } from './propose/propose';
import type { Reading } from './reading';
import { readJsonResume } from './sources/json-resume';
import { readLinkedInExport } from './sources/linkedin';
import { readPdf } from './sources/pdf';

/** The kinds of documents that are read, by file extension; a zip is the export of a LinkedIn account. */
export type DocumentType = 'pdf' | 'docx' | 'doc' | 'json' | 'zip';

/** Reads a document. @throws UnreadableDocumentError that says why it cannot be read */
export async function readDocument(bytes: Uint8Array, type: DocumentType): Promise<Proposal> {
  switch (type) {
    case 'pdf': {
      const { pages, pageCount } = await readPdf(bytes);
      return propose(readingOf(layOut(pages, pageCount)));
    }
    case 'json':
      return propose(readJsonResume(bytes));
    case 'zip':
      return propose(await readLinkedInExport(bytes));
    default:
      throw new DamagedDocumentError();
  }
}

/** Every line as text that has no place yet. */
function readingOf({ sections, warnings }: LaidOutDocument): Reading {
  const unplaced = sections.flatMap(({ title, rows }) =>
    rows.map(({ cells, page }) => ({
      text: cells.map(({ text }) => text).join(' '),
      page,
      ...(title && { heading: title.text }),
    })),
  );
  return { ...emptyReading(), unplaced, warnings };
}
