import { TRPCError } from '@trpc/server';
import type { Proposal } from '../contracts/cv-import';
import type { ListedFiles } from '../reading/list-files';
import type {
  DocumentQuestion,
  LinesQuestion,
  ReadingAnswer,
  ReadingQuestion,
  TableQuestion,
} from '../reading/reading-worker';
import { readingWorkerAddress } from '../reading/worker-address';
import { FaultyRefusal } from './errors';
import { type Asker, fairQueue } from './fair-queue';
import { turns } from './limits/limits';
import { openThread, ThreadLimitError } from './worker-thread';

const ask = openThread<ReadingQuestion, ReadingAnswer>(readingWorkerAddress, {
  // A CV of two pages takes less than half a second. With an upload and the start of a thread, it is ten seconds.
  timeMs: 7_000,
  heapMb: 256,
  // A few bytes may unpack to any number.
  growthMb: 256,
  idleMs: 60_000,
});

const inTurn = fairQueue(turns.reading);

/** A table of employer contacts as the thread read it. */
export type TableReading = Extract<ReadingAnswer, { table: unknown }>['table'];

/** The refusals of what cannot be read. */
interface Refusals {
  code: 'BAD_REQUEST' | 'UNPROCESSABLE_CONTENT';
  takesTooLong: string;
  notUnderstood: string;
  /** The sentence that follows each, and each reason. */
  consolation?: string;
}

/**
 * Reads a document in a thread of its own, one after the other.
 * @param open gets the document when its turn comes, so that those that wait take no memory
 * @param consolation the sentence after the reason why a document cannot be read
 * @throws UNPROCESSABLE_CONTENT if it cannot be read, in words for its owner
 * @throws BusyRefusal if too many documents are waiting
 */
export async function readInThread(
  open: () => Promise<DocumentQuestion | LinesQuestion>,
  asker: Asker,
  consolation: string,
): Promise<Proposal> {
  const refusals: Refusals = {
    code: 'UNPROCESSABLE_CONTENT',
    takesTooLong: 'This document takes too long to read.',
    notUnderstood: 'This document cannot be read.',
    consolation,
  };
  const answer = await askInTurn(open, asker, refusals);
  if ('proposal' in answer) return answer.proposal;
  throw refusalOf(answer, refusals);
}

const tableRefusals: Refusals = {
  code: 'BAD_REQUEST',
  takesTooLong: 'This table takes too long to read. Split it, and import its parts.',
  notUnderstood: 'This table cannot be read. Save it as CSV anew, and send that.',
};

/**
 * Reads a table of employer contacts in the same thread.
 * @throws BAD_REQUEST if it cannot be read, in words for its owner
 * @throws BusyRefusal if too many documents are waiting
 */
export async function readTableInThread(question: TableQuestion, asker: Asker): Promise<TableReading> {
  const answer = await askInTurn(async () => question, asker, tableRefusals);
  if ('table' in answer) return answer.table;
  throw refusalOf(answer, tableRefusals);
}

const zipRefusals: Refusals = {
  code: 'UNPROCESSABLE_CONTENT',
  takesTooLong: 'The profile in this zip takes too long to read.',
  notUnderstood: 'This zip cannot be read. Save it anew, and send that.',
};

/**
 * Reads in the same thread what a zip of this product says about the files in it.
 * @throws UNPROCESSABLE_CONTENT if it cannot be read, in words for its owner
 * @throws BusyRefusal if too many documents are waiting
 */
export async function listFilesInThread(path: string, asker: Asker): Promise<ListedFiles> {
  const answer = await askInTurn(async () => ({ filesIn: path }), asker, zipRefusals);
  if ('listed' in answer) return answer.listed;
  throw refusalOf(answer, zipRefusals);
}

async function askInTurn(
  open: () => Promise<ReadingQuestion>,
  asker: Asker,
  refusals: Refusals,
): Promise<ReadingAnswer> {
  try {
    return await inTurn(async () => ask(await open()), asker);
  } catch (error) {
    throw error instanceof ThreadLimitError ? unreadable(refusals.takesTooLong, refusals) : error;
  }
}

function refusalOf(answer: ReadingAnswer, refusals: Refusals): TRPCError {
  if ('unreadable' in answer) return unreadable(answer.unreadable, refusals);
  const fault = 'fault' in answer ? answer.fault : 'The thread answered another question.';
  return new FaultyRefusal(worded(refusals.notUnderstood, refusals), new Error(fault));
}

const unreadable = (reason: string, refusals: Refusals) =>
  new TRPCError({ code: refusals.code, message: worded(reason, refusals) });

const worded = (reason: string, { consolation }: Refusals) => [reason, consolation].filter(Boolean).join(' ');
