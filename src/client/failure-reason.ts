import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../routers/app-router';
import { refusal, sentencesOf, wordless } from './server-words';

/** The code by which the server's refusals are told apart; undefined where none came from it, as when the network is gone. */
export const refusalCode = (error: unknown): string | undefined =>
  error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.code : undefined;

/** What the server said, in words for people; the fallback where it said nothing or could not be reached. */
export function failureReason(error: unknown, fallback = wordless(0)): string {
  if (!(error instanceof TRPCClientError) || !error.data) return fallback;
  const { data } = refusal.safeParse({ ...error.data, message: error.message });
  return data ? sentencesOf(data) : fallback;
}
