import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { docx } from './docx';
import type { Portfolio } from './portfolio';

/** The document to make. */
export interface DocxOrder {
  portfolio: Portfolio;
  /** The address of the page. */
  canonical: string;
  /** The date of the visit, `YYYY-MM-DD`. */
  today: string;
}

/** The document, or an error of the program. */
export type DocxAnswer = { bytes: Uint8Array } | { fault: string };

async function answer({ portfolio, canonical, today }: DocxOrder): Promise<DocxAnswer> {
  try {
    return { bytes: await docx(portfolio, canonical, today) };
  } catch (error) {
    return { fault: inspect(error) };
  }
}

parentPort?.on('message', async (order: DocxOrder) => {
  parentPort?.postMessage(await answer(order));
});

// Signals that the thread is ready, so that its startup does not count against the first document.
parentPort?.postMessage('ready');
