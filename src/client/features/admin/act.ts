import { failureReason } from '../../api/failure-reason';
import { showError, showSuccess } from '../../ui/toast';

interface Act {
  done: string;
  failed: string;
  /** What else is to be done about a failure, such as showing it in a form. */
  onFailed?: (error: unknown) => void;
}

/** Does something and says how it went. @returns what it came to; undefined where it failed */
export async function act<T>(
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
