import type { DocumentOrder } from '../../documents/typesetting/document-order';
import type { TypesettingAnswer } from '../../documents/typesetting/typesetting-worker';
import { typesettingWorkerAddress } from '../../documents/typesetting/worker-address';
import { openThreads, ThreadLimitError, type ThreadLimits } from '../../routers/worker-thread';
import { answerQuestions } from '../process/worker-process';

// A program of its own, which typesets what the server orders.

export interface TypesetterQuestion {
  order: DocumentOrder;
  changedLimits: Partial<ThreadLimits> | undefined;
}

/** What the thread answered, or that the order exceeded its limits. */
export type TypesetterAnswer = TypesettingAnswer | 'beyond limits';

/** Each takes some 100 MB of memory. */
const threads = 2;
/** One thread makes some 60 documents a second. Unless more are asked for, a second processor is left to requests. */
const patience = { waiting: 1, ms: 50 };

// Typst would spread a document over all processors; so it keeps to the thread that asks for it.
process.env.RAYON_NUM_THREADS = '1';

const ask = openThreads<DocumentOrder, TypesettingAnswer>(
  typesettingWorkerAddress,
  {
    // A document of two pages takes less than a tenth of a second, the first of a script some seconds more.
    timeMs: 15_000,
    heapMb: 256,
    // Typst works outside the heap.
    growthMb: 512,
    idleMs: 60_000,
  },
  threads,
  patience,
);

answerQuestions(async ({ order, changedLimits }: TypesetterQuestion): Promise<TypesetterAnswer> => {
  try {
    return await ask(order, changedLimits);
  } catch (error) {
    if (error instanceof ThreadLimitError) return 'beyond limits';
    throw error;
  }
});
