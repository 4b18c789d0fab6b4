import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Follows the other tabs, which share the session's cookie: who signs out or changes there does so here too. */
export function useOtherTabs(storageKey: string, onChange: (hasSession: boolean) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      // Without a key, the whole storage was cleared.
      if (key !== storageKey && key !== null) return;
      onChange(newValue !== null);
      if (newValue === null) queryClient.removeQueries();
      else void queryClient.resetQueries();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey, onChange, queryClient]);
}
