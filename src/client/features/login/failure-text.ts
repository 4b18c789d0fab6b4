import { TRPCClientError } from '@trpc/client';

/** What the server said, the fallback where it said nothing, or that something else went wrong. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof TRPCClientError)) return 'An unexpected error occurred';
  // Without data the answer did not come from our server, as when the network is gone.
  return error.data ? error.message || fallback : 'An unexpected error occurred';
}
