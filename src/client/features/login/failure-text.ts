import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../../routers/app-router';

/** What the server said, the fallback where it said nothing, or that something else went wrong. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof TRPCClientError)) return 'An unexpected error occurred';
  // Without data the answer did not come from our server, as when the network is gone.
  return error.data ? error.message || fallback : 'An unexpected error occurred';
}

/** The code by which the server's refusals are told apart; undefined where none came from it. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.code : undefined;
}
