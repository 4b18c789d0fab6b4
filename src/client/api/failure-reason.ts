import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../routers/app-router';
import { refusal, sentencesOf, unreadable } from './refusal-text';

/** The code by which the server's refusals are told apart; undefined where none came from it, as when the network is gone. */
export const refusalCode = (error: unknown): string | undefined =>
  error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.code : undefined;

/** What the server said, in words for people; where it said nothing, the fallback, or else what went wrong on the way. */
export function failureReason(error: unknown, fallback?: string): string {
  if (!(error instanceof TRPCClientError)) return fallback ?? unreadable;
  if (!error.data) return fallback ?? error.message;
  const { data } = refusal.safeParse({ ...error.data, message: error.message });
  return data ? sentencesOf(data) : (fallback ?? unreadable);
}
