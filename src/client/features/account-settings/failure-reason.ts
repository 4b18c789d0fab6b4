import { TRPCClientError } from '@trpc/client';

/** What the server said, or the fallback where it could not be reached. */
export const failureReason = (error: unknown, fallback: string): string =>
  error instanceof TRPCClientError && error.data ? error.message || fallback : fallback;
