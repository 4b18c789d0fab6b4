import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { showError, showSuccess } from './toast';

const confirmationMs = 2000;

/** Copies something to the clipboard and says so for two seconds. */
export function useCopy(success = 'Copied', failure = 'Failed to copy') {
  const [isCopied, setCopied] = useState(false);
  const confirmation = useTimeout(() => setCopied(false), confirmationMs);

  async function copy(write: () => Promise<void>) {
    try {
      await write();
      setCopied(true);
      confirmation.clear();
      confirmation.start();
      showSuccess(success);
    } catch {
      showError('Error', failure);
    }
  }
  const copyText = (text: string) => copy(() => navigator.clipboard.writeText(text));
  return { copy, copyText, isCopied };
}
