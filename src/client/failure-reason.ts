import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../routers/app-router';

/** The code by which the server's refusals are told apart; undefined where none came from it, as when the network is gone. */
export const refusalCode = (error: unknown): string | undefined =>
  error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.code : undefined;

/** What the server said, or the fallback where it said nothing or could not be reached. */
export const failureReason = (error: unknown, fallback: string): string =>
  error instanceof TRPCClientError && error.data ? error.message || fallback : fallback;
