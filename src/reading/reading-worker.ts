import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { Proposal, ReadableSection, SourceLine } from '../contracts/cv-import';
import { readTable, type TableReading, type TableSettings } from './contact-table/read-table';
import { forgetWords } from './entries/text/lexicon';
import { UnreadableDocumentError } from './errors';
import { type ListedFiles, listFiles } from './list-files';
import { type DocumentType, readDocument, readZip } from './read-document';
import { readLines } from './read-lines';

/** The document to read; a zip may be too large to keep in memory and is given by its path. */
export type DocumentQuestion = { bytes: Uint8Array; type: DocumentType } | { zipPath: string };

/** The table of employer contacts to read, by its path. */
export interface TableQuestion extends TableSettings {
  tablePath: string;
}

/** The zip whose files are to be listed, by its path. */
export interface FilesQuestion {
  filesIn: string;
}

/** Lines of a document to read as entries of one section. */
export interface LinesQuestion {
  section: ReadableSection;
  lines: SourceLine[];
}

export type ReadingQuestion = DocumentQuestion | TableQuestion | FilesQuestion | LinesQuestion;

/** What was read; why it cannot be read, in a sentence for its owner; or an error of our own. */
export type ReadingAnswer =
  | { proposal: Proposal }
  | { table: TableReading }
  | { listed: ListedFiles }
  | { unreadable: string }
  | { fault: string };

async function read(question: ReadingQuestion): Promise<ReadingAnswer> {
  if ('tablePath' in question) return { table: readTable(await readFile(question.tablePath), question) };
  if ('filesIn' in question) return { listed: await listFiles(question.filesIn) };
  if ('lines' in question) return { proposal: readLines(question.section, question.lines) };
  if ('zipPath' in question) return { proposal: await readZip(question.zipPath) };
  return { proposal: await readDocument(question.bytes, question.type) };
}

async function answer(question: ReadingQuestion): Promise<ReadingAnswer> {
  try {
    return await read(question);
  } catch (error) {
    return error instanceof UnreadableDocumentError
      ? { unreadable: error.message }
      : { fault: inspect(error) };
  } finally {
    forgetWords();
  }
}

parentPort?.on('message', async (question: ReadingQuestion) => {
  parentPort?.postMessage(await answer(question));
});

// Signals that the thread is ready, so that its startup does not count against the first document.
parentPort?.postMessage('ready');
