import { trpc } from '../../api/trpc';
import { showError } from '../../ui/toast';

/** Checks before an upload whether there is storage left, and says so if there is none. */
export function useStorage() {
  const utils = trpc.useUtils();
  return async function isReady(): Promise<boolean> {
    const config = await utils.storage.config.fetch(undefined, { staleTime: 0 }).catch(() => undefined);
    if (config?.hasConfig) return true;
    showError('Error', 'Storage not configured. Please try again.');
    return false;
  };
}
