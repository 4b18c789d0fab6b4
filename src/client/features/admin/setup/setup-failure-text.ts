import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../../../routers/app-router';
import { failureReason, refusalCode } from '../../../failure-reason';

const fallback = 'Failed to create admin user';

/** What the server said; the status where the answer is none of ours, as a proxy's page is. */
export function setupFailureText(error: unknown): string {
  if (refusalCode(error) !== undefined) return failureReason(error, fallback);
  const response =
    error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).meta?.response : undefined;
  return response instanceof Response ? `${response.status} ${response.statusText}`.trim() : fallback;
}
