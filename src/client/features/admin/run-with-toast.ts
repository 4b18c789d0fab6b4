import { failureReason } from '../../api/failure-reason';
import { showError, showSuccess } from '../../ui/toast';

interface Act {
  done: string;
  failed: string;
  /** Extra handling of a failure, such as showing it in a form. */
  onFailed?: (error: unknown) => void;
}

/** Runs an action and shows its outcome as a toast. @returns its result; undefined if it failed */
export async function runWithToast<T>(
  change: () => Promise<T>,
  { done, failed, onFailed }: Act,
): Promise<T | undefined> {
  try {
    const result = await change();
    showSuccess('Success', done);
    return result;
  } catch (error) {
    onFailed?.(error);
    showError(failed, failureReason(error));
    return undefined;
  }
}
