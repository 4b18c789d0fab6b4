import { TRPCError } from '@trpc/server';
import type { Proposal } from '../../contracts/cv-import';
import type { ReadingAnswer, ReadingQuestion } from '../../reading/reading-worker';
import { readingWorkerAddress } from '../../reading/worker-address';
import { FaultyRefusal } from '../errors';
import { turns } from '../limits/limits';
import { type Asker, takeTurns } from '../take-turns';
import { openThread, ThreadLimitError } from '../worker-thread';

const ask = openThread<ReadingQuestion, ReadingAnswer>(readingWorkerAddress, {
  // A CV of two pages takes less than half a second. With an upload and the start of a thread, it is ten seconds.
  timeMs: 7_000,
  heapMb: 256,
  // A few bytes may unpack to any number.
  growthMb: 256,
  idleMs: 60_000,
});

const inTurn = takeTurns(turns.reading);

/**
 * Reads a document in a thread of its own, one after the other.
 * @param open gets the document when its turn comes, so that those that wait take no memory
 * @param consolation the sentence after the reason why a document cannot be read
 * @throws UNPROCESSABLE_CONTENT if it cannot be read, in words for its owner
 * @throws BusyRefusal if too many documents are waiting
 */
export async function readInThread(
  open: () => Promise<ReadingQuestion>,
  asker: Asker,
  consolation: string,
): Promise<Proposal> {
  const answer = await inTurn(async () => ask(await open()), asker).catch((error: unknown) => {
    throw error instanceof ThreadLimitError ? unreadable(`${takesTooLong} ${consolation}`) : error;
  });
  if ('proposal' in answer) return answer.proposal;
  if ('unreadable' in answer) throw unreadable(`${answer.unreadable} ${consolation}`);
  throw new FaultyRefusal(`${notUnderstood} ${consolation}`, new Error(answer.fault));
}

const takesTooLong = 'This document takes too long to read.';
const notUnderstood = 'This document cannot be read.';

const unreadable = (message: string) => new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message });
