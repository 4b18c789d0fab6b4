import { failureReason, refusalCode } from '../../api/failure-reason';

const unexpected = 'An unexpected error occurred';

/** The server's message, the fallback if it gave none, or a generic sentence. */
export const failureText = (error: unknown, fallback: string): string =>
  failureReason(error, refusalCode(error) === undefined ? unexpected : fallback);
