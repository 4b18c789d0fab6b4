import { TRPCError } from '@trpc/server';
import type { DocumentOrder } from '../../documents/typesetting/document-order';
import { FaultyRefusal } from '../../routers/errors';
import { type Asker, fairQueue } from '../../routers/fair-queue';
import { turns } from '../../routers/limits/limits';
import type { ThreadLimits } from '../../routers/worker-thread';
import { openProcess } from '../process/worker-process';
import type { TypesetterAnswer, TypesetterQuestion } from './typesetter';

// Beside this file in the sources and in the build.
const program = new URL(
  `./typesetter.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

// Longer than its threads wait, so that it ends once they have given their memory back.
const idleMs = 90_000;
const ask = openProcess<TypesetterQuestion, TypesetterAnswer>(program, { idleMs });

const inTurn = fairQueue(turns.typesetting);

/**
 * Typesets a document in a process of its own.
 * @param prepare is called when its turn comes, so that documents that wait take no memory
 * @returns undefined if there is nothing to typeset any more
 * @throws UNPROCESSABLE_CONTENT if it takes too much time or memory
 * @throws BusyRefusal if too many documents are waiting
 */
export async function typesetDocument(
  prepare: () => Promise<DocumentOrder | undefined>,
  asker: Asker,
  changedLimits?: Partial<ThreadLimits>,
): Promise<Uint8Array | undefined> {
  const answer = await inTurn(async () => {
    const order = await prepare();
    return order && ask({ order, changedLimits });
  }, asker);
  if (answer === undefined) return undefined;
  if (answer === 'beyond limits') throw tooLong;
  if ('bytes' in answer) return answer.bytes;
  throw new FaultyRefusal(`This document cannot be made. ${consolation}`, new Error(answer.fault));
}

const consolation = 'Open the page instead, and print it from there.';

const tooLong = new TRPCError({
  code: 'UNPROCESSABLE_CONTENT',
  message: `This profile is too long for a document. ${consolation}`,
});
