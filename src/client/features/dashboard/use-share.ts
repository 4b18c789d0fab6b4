import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { showError, showSuccess } from '../../ui/toast';

const confirmationMs = 2000;

/** Shares the public page with the device's own share sheet, or copies its address where there is none. */
export function useShare(slug: string | undefined) {
  const [isCopied, setCopied] = useState(false);
  const confirmation = useTimeout(() => setCopied(false), confirmationMs);

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      confirmation.clear();
      confirmation.start();
      showSuccess('Profile URL copied to clipboard');
    } catch {
      showError('Error', 'Failed to copy URL');
    }
  }

  async function share() {
    if (slug === undefined) return;
    const url = `${location.origin}/profile/${slug}`;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: document.title, url });
    } catch (cause) {
      // Dismissing the share sheet means not copying the URL either.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copy(url);
    }
  }
  return { share, isCopied };
}
