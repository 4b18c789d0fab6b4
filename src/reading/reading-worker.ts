import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { Proposal } from '../contracts/cv-import';
import { forgetWords } from './entries/lexicon';
import { UnreadableDocumentError } from './errors';
import { type DocumentType, readDocument, readZip } from './read-document';

/** The document to read; a zip may be too large to keep in memory and is given by its path. */
export type ReadingQuestion = { bytes: Uint8Array; type: DocumentType } | { zipPath: string };

/** What was read; why the document cannot be read, in a sentence for its owner; or an error of our own. */
export type ReadingAnswer = { proposal: Proposal } | { unreadable: string } | { fault: string };

const read = (question: ReadingQuestion): Promise<Proposal> =>
  'zipPath' in question ? readZip(question.zipPath) : readDocument(question.bytes, question.type);

async function answer(question: ReadingQuestion): Promise<ReadingAnswer> {
  try {
    return { proposal: await read(question) };
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
