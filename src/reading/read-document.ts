import { longestProposal, longestSavedProposal, type Proposal } from '../contracts/cv-import';
import type { PortableProfile } from '../contracts/portable-profile';
import { DamagedDocumentError, LongDocumentError } from './errors';
import { judgedReading, type LayOut } from './judge';
import { layOut } from './layout/lay-out';
import { propose } from './propose/propose';
import { pageOf, proposePortable } from './propose/propose-portable';
import type { Reading } from './reading';
import { fileInPdf } from './sources/attachments';
import { readDoc } from './sources/doc';
import { readDocx } from './sources/docx/docx';
import { readResume } from './sources/json-resume';
import { readLinkedInExport } from './sources/linkedin';
import { readOdt } from './sources/odt';
import { readPdf } from './sources/pdf';
import { isEdited, portableIn, resumeInZip } from './sources/portable';
import { type ParsedFile, parseFile, resumeOf } from './sources/structured/resume-in';
import { isValues } from './sources/structured/values';
import type { DocumentSource } from './sources/unzip';
import { kindOfZip } from './sources/zip-kinds';

/** The supported types of documents; a `file` is one of the formats in which other programs keep a career. */
export type DocumentType = 'pdf' | 'docx' | 'doc' | 'file' | 'zip';

/**
 * Reads a zip, from its file if a path is given; most of it stays there. It is a document in itself, a profile from
 * here, or the export of a LinkedIn account. @throws as `readDocument`
 */
export async function readZip(source: DocumentSource): Promise<Proposal> {
  switch (await kindOfZip(source)) {
    case 'docx':
      return proposeUnpaged((assumptions) => readDocx(source, assumptions));
    case 'odt':
      return proposeUnpaged((assumptions) => readOdt(source, assumptions));
    case 'profile': {
      const resume = await resumeInZip(source);
      if (!resume) throw new DamagedDocumentError();
      return proposeProfile(resume);
    }
    case 'export':
      return proposeReading(await readLinkedInExport(source));
  }
}

function proposeProfile(resume: object): Proposal {
  const portable = portableIn(resume);
  return { ...proposeFile({ language: 'JSON', values: resume }), ...(portable && offeredFiles(portable)) };
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
      const attached = fileInPdf(bytes);
      if (attached) return proposeFile(attached);
      const { pages, pageCount } = await readPdf(bytes);
      return proposeReading(await judgedReading((assumptions) => layOut(pages, pageCount, assumptions)));
    }
    case 'docx':
      return proposeUnpaged((assumptions) => readDocx(bytes, assumptions));
    case 'doc':
      return proposeUnpaged((assumptions) => readDoc(bytes, assumptions));
    case 'file':
      return isWordFile(bytes) ? readDocument(bytes, 'doc') : proposeFile(await parseFile(bytes));
    case 'zip':
      return readZip(bytes);
  }
}

const proposeReading = (reading: Reading): Proposal => withLength(longestProposal, propose(reading));

/** What a file of another program says; one of this product that nobody has edited since is taken field by field. */
function proposeFile(file: ParsedFile): Proposal {
  const saved = 'values' in file && isValues(file.values) ? file.values : {};
  const portable = portableIn(saved);
  if (!portable) {
    const { resume, ...besides } = resumeOf(file);
    return proposeReading(readResume(resume, besides));
  }
  return withLength(
    longestSavedProposal,
    isEdited(saved, portable) ? proposeEdited(saved, portable) : proposePortable(portable),
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

/** The name of the main stream of Word's documents, which other programs' do not have. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

const isWordFile = (bytes: Uint8Array) =>
  bytes[0] === 0xd0 &&
  bytes[1] === 0xcf &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(wordStream);

const editedWarning =
  'This file was edited after it was saved here, so it was read like the files of others. What those have no place for is left out.';

/** Word documents are paginated only when they are displayed. */
async function proposeUnpaged(layOut: LayOut): Promise<Proposal> {
  const proposal = proposeReading(await judgedReading(layOut));
  return { ...proposal, unplaced: proposal.unplaced.map((text) => ({ ...text, page: null })) };
}
