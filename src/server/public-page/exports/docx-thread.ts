import type { DocxAnswer, DocxOrder } from '../../../documents/docx-worker';
import { docxWorkerAddress } from '../../../documents/docx-worker-address';
import { FaultyRefusal } from '../../../routers/errors';
import { type Asker, fairQueue } from '../../../routers/fair-queue';
import { turns } from '../../../routers/limits/limits';
import { openThread } from '../../../routers/worker-thread';

const ask = openThread<DocxOrder, DocxAnswer>(docxWorkerAddress, {
  // A long profile takes a tenth of a second.
  timeMs: 10_000,
  heapMb: 256,
  idleMs: 60_000,
});

const inTurn = fairQueue(turns.wordDocuments);

/**
 * Makes a Word document in a thread of its own, one after the other.
 * @throws BusyRefusal if too many are waiting
 */
export async function docxInThread(order: DocxOrder, asker: Asker): Promise<Uint8Array> {
  const answer = await inTurn(() => ask(order), asker);
  if ('bytes' in answer) return answer.bytes;
  throw new FaultyRefusal('This document cannot be made. Open the page instead.', new Error(answer.fault));
}
