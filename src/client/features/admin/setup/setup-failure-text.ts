import { TRPCClientError } from '@trpc/client';
import { failureReason } from '../../../api/failure-reason';
import { ForeignAnswer } from '../../../api/fetch-json';

/** What the server said; the status and its text where the answer is none of ours. */
export function setupFailureText(error: unknown): string {
  const cause = error instanceof TRPCClientError ? error.cause : undefined;
  return cause instanceof ForeignAnswer ? cause.message : failureReason(error, 'Failed to create admin user');
}
