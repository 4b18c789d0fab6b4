import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type DocumentOrder, typesettingOrder } from './document-order';
import { typeset, warmUp } from './typeset';

/** The document, or an error of the program. */
export type TypesettingAnswer = { bytes: Uint8Array } | { fault: string };

async function answer(order: DocumentOrder): Promise<TypesettingAnswer> {
  try {
    return { bytes: await typeset(typesettingOrder(order)) };
  } catch (error) {
    return { fault: inspect(error) };
  }
}

parentPort?.on('message', async (order: DocumentOrder) => {
  parentPort?.postMessage(await answer(order));
});

await warmUp();
// Signals that the thread is ready, so that its startup does not count against the first document.
parentPort?.postMessage('ready');
