import type { Proposal } from '../contracts/cv-import';
import { readEntries } from './entries/read-entries';
import { layOut } from './layout/lay-out';
import { propose } from './propose/propose';
import { readDoc } from './sources/doc';
import { readDocx } from './sources/docx/docx';
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
      return propose(readEntries(layOut(pages, pageCount)));
    }
    case 'docx':
      return withoutPages(propose(readEntries(await readDocx(bytes))));
    case 'doc':
      return withoutPages(propose(readEntries(await readDoc(bytes))));
    case 'json':
      return propose(readJsonResume(bytes));
    case 'zip':
      return propose(await readLinkedInExport(bytes));
  }
}

/** Word breaks text into pages only when it shows it. */
const withoutPages = (proposal: Proposal): Proposal => ({
  ...proposal,
  unplaced: proposal.unplaced.map((text) => ({ ...text, page: null })),
});
