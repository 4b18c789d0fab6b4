import { longestProposal, longestSavedProposal, type Proposal } from '../contracts/cv-import';
import type { PortableProfile } from '../contracts/portable-profile';
import { LongDocumentError } from './errors';
import { judgedReading } from './judge';
import { layOut } from './layout/lay-out';
import { propose } from './propose/propose';
import { pageOf, proposePortable } from './propose/propose-portable';
import type { Reading } from './reading';
import { resumeInPdf } from './sources/attachments';
import { readDoc } from './sources/doc';
import { readDocx } from './sources/docx/docx';
import { parseResume, readResume } from './sources/json-resume';
import { readLinkedInExport } from './sources/linkedin';
import { readPdf } from './sources/pdf';
import { isEdited, portableIn, resumeInZip } from './sources/portable';
import type { DocumentSource } from './sources/unzip';

/**
 * The supported document types, by file extension; a zip is an export of a LinkedIn account or of a profile from here.
 */
export type DocumentType = 'pdf' | 'docx' | 'doc' | 'json' | 'zip';

/** Reads a zip, from its file if a path is given; most of it stays there. @throws as `readDocument` */
export async function readZip(source: DocumentSource): Promise<Proposal> {
  const resume = await resumeInZip(source);
  if (!resume) return proposeReading(await readLinkedInExport(source));
  const portable = portableIn(resume);
  return { ...proposeResume(resume), ...(portable && offeredFiles(portable)) };
}

/** What a zip holds besides texts, according to its list; only importing it shows what is really there. */
const offeredFiles = ({ pictures, files }: PortableProfile): Pick<Proposal, 'images' | 'files'> => ({
  images: { gallery: pictures.gallery.length, hasPortrait: pictures.portrait !== null },
  files: {
    hasVideo: files.video !== null,
    cvs: files.cvs.length,
    publicCvs: files.cvs.filter(({ isPublic }) => isPublic).length,
  },
});

/** Reads a document. @throws UnreadableDocumentError that says why it cannot be read */
export async function readDocument(bytes: Uint8Array, type: DocumentType): Promise<Proposal> {
  switch (type) {
    case 'pdf': {
      const resume = resumeInPdf(bytes);
      if (resume) return proposeResume(resume);
      const { pages, pageCount } = await readPdf(bytes);
      return proposeReading(await judgedReading((assumptions) => layOut(pages, pageCount, assumptions)));
    }
    case 'docx':
      return withoutPages(proposeReading(await judgedReading((assumptions) => readDocx(bytes, assumptions))));
    case 'doc':
      return withoutPages(proposeReading(await judgedReading((assumptions) => readDoc(bytes, assumptions))));
    case 'json':
      return proposeResume(parseResume(bytes));
    case 'zip':
      return readZip(bytes);
  }
}

const proposeReading = (reading: Reading): Proposal => withLength(longestProposal, propose(reading));

/** The content of a JSON Resume: field by field if this product wrote it and nobody has edited it since. */
function proposeResume(resume: object): Proposal {
  const portable = portableIn(resume);
  if (!portable) return proposeReading(readResume(resume));
  return withLength(
    longestSavedProposal,
    isEdited(resume, portable) ? proposeEdited(resume, portable) : proposePortable(portable),
  );
}

function proposeEdited(resume: object, portable: PortableProfile): Proposal {
  const reading = readResume(resume);
  reading.warnings.push(editedWarning);
  return { ...propose(reading), ...pageOf(portable) };
}

/** @throws LongDocumentError if the proposal is longer, in characters of JSON */
function withLength(longest: number, proposal: Proposal): Proposal {
  if (JSON.stringify(proposal).length > longest) throw new LongDocumentError();
  return proposal;
}

const editedWarning =
  'This file was edited after it was saved here, so it was read like the files of others. What those have no place for is left out.';

/** Word documents are paginated only when they are displayed. */
const withoutPages = (proposal: Proposal): Proposal => ({
  ...proposal,
  unplaced: proposal.unplaced.map((text) => ({ ...text, page: null })),
});
