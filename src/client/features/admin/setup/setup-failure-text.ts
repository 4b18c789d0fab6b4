import { TRPCClientError } from '@trpc/client';
import { failureReason } from '../../../api/failure-reason';
import { ForeignAnswer } from '../../../api/fetch-json';

/** The server's message; the HTTP status and its text when the answer did not come from our server. */
export function setupFailureText(error: unknown): string {
  const cause = error instanceof TRPCClientError ? error.cause : undefined;
  return cause instanceof ForeignAnswer ? cause.message : failureReason(error, 'Failed to create admin user');
}
