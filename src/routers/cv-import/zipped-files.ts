import { TRPCError } from '@trpc/server';
import { DamagedEntryError, type ZippedFile } from '../../reading/profile-in-zip';
import type { Caller, Context } from '../context';
import { FileTooLargeError, type StagedFile } from '../ports';

/** What importing files needs. */
export type ImportContext = Pick<Context, 'clock' | 'config' | 'db' | 'files' | 'jobs' | 'signal'> & {
  caller: Caller;
};

interface Limit {
  maxBytes: number;
  /** A sentence. */
  tooLarge: string;
}

/**
 * Stages a file of a zip for as long as it is used.
 * @throws BAD_REQUEST if it is not there, or damaged
 * @throws PAYLOAD_TOO_LARGE if it exceeds the limit, before anything is unpacked
 */
export async function withZipped<T>(
  { files }: Pick<Context, 'files'>,
  zipped: ZippedFile | undefined,
  { maxBytes, tooLarge }: Limit,
  use: (file: StagedFile) => Promise<T>,
): Promise<T> {
  if (!zipped) throw new TRPCError({ code: 'BAD_REQUEST', message: 'It is not in the zip.' });
  const refuseLarge = () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: tooLarge });
  if (zipped.size > maxBytes) throw refuseLarge();
  try {
    const file = await files.stage(zipped.open(), maxBytes);
    return await use(file).finally(() => files.discard(file));
  } catch (error) {
    if (error instanceof FileTooLargeError) throw refuseLarge();
    if (!(error instanceof DamagedEntryError)) throw error;
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'It is damaged.', cause: error });
  }
}
