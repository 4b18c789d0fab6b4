import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../routers/app-router';
import { refusal, sentencesOf, unreadable } from './refusal-text';

/** The server's error code; undefined if the error did not come from the server, as when the network is down. */
export const refusalCode = (error: unknown): string | undefined =>
  isRefusal(error) ? error.data?.code : undefined;

/** Whether the plan is the reason, which the offer of a larger one says. */
export const isPlanRefusal = (error: unknown): boolean =>
  isRefusal(error) && error.data?.upgradeTo !== undefined;

const isRefusal = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError;

/** The server's message in words for people; else the fallback, else what went wrong on the way. */
export function failureReason(error: unknown, fallback?: string): string {
  if (!(error instanceof TRPCClientError)) return fallback ?? unreadable;
  if (!error.data) return fallback ?? error.message;
  const { data } = refusal.safeParse({ ...error.data, message: error.message });
  return data ? sentencesOf(data) : (fallback ?? unreadable);
}
