import { failureReason, refusalCode } from '../../api/failure-reason';

const unexpected = 'An unexpected error occurred';

/** What the server said, the fallback where it said nothing, or that something else went wrong. */
export const failureText = (error: unknown, fallback: string): string =>
  failureReason(error, refusalCode(error) === undefined ? unexpected : fallback);
