import { TRPCError } from '@trpc/server';
import type { DocumentOrder } from '../../documents/typesetting/document-order';
import type { TypesettingAnswer } from '../../documents/typesetting/typesetting-worker';
import { typesettingWorkerAddress } from '../../documents/typesetting/worker-address';
import { FaultyRefusal } from '../../routers/errors';
import { turns } from '../../routers/limits/limits';
import { type Asker, takeTurns } from '../../routers/take-turns';
import { openThreads, ThreadLimitError, type ThreadLimits } from '../../routers/worker-thread';

/** Each takes some 100 MB of memory. */
const threads = 2;

const ask = openThreads<DocumentOrder, TypesettingAnswer>(
  typesettingWorkerAddress,
  {
    // A document of two pages takes less than a tenth of a second, the first of a script some seconds more.
    timeMs: 15_000,
    heapMb: 256,
    // Typst works outside the heap.
    growthMb: 512,
    idleMs: 60_000,
    givesWay: true,
  },
  threads,
);

const inTurn = takeTurns(turns.typesetting);

/**
 * Typesets a document in one of a few threads.
 * @param prepare is called when its turn comes, so that documents that wait take no memory
 * @throws UNPROCESSABLE_CONTENT if it takes too much time or memory
 * @throws BusyRefusal if too many documents are waiting
 */
export async function typesetInThread(
  prepare: () => Promise<DocumentOrder>,
  asker: Asker,
  changedLimits?: Partial<ThreadLimits>,
): Promise<Uint8Array> {
  const answer = await inTurn(async () => ask(await prepare(), changedLimits), asker).catch(
    (error: unknown) => {
      throw error instanceof ThreadLimitError ? tooLong : error;
    },
  );
  if ('bytes' in answer) return answer.bytes;
  throw new FaultyRefusal(`This document cannot be made. ${consolation}`, new Error(answer.fault));
}

const consolation = 'Open the page instead, and print it from there.';

const tooLong = new TRPCError({
  code: 'UNPROCESSABLE_CONTENT',
  message: `This profile is too long for a document. ${consolation}`,
});
