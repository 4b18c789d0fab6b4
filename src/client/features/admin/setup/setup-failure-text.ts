import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../../../routers/app-router';

const fallback = 'Failed to create admin user';

/** What the server said; the status where the answer is none of ours, as a proxy's page is. */
export function setupFailureText(error: unknown): string {
  if (!(error instanceof TRPCClientError)) return fallback;
  const { data, message, meta } = error as TRPCClientError<AppRouter>;
  if (data) return message || fallback;
  const response = meta?.response;
  return response instanceof Response ? `${response.status} ${response.statusText}`.trim() : fallback;
}
