import { showError, showSuccess } from '../../../ui/toast';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Does something and says how it went. @returns whether it was done */
export async function act(
  change: () => Promise<unknown>,
  texts: { done: string; failed: string },
): Promise<boolean> {
  try {
    await change();
    showSuccess('Success', texts.done);
    return true;
  } catch (error) {
    showError(texts.failed, reasonOf(error));
    return false;
  }
}
