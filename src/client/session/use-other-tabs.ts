import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../api/trpc';

const changeKey = 'storyfolio:account-changed';

/** Tells the other tabs to refetch the account, which was changed in this one. */
export const tellOtherTabs = () => localStorage.setItem(changeKey, crypto.randomUUID());

/** Follows the other tabs, which share the session's cookie: who signs out, changes or is changed there does so here too. */
export function useOtherTabs(storageKey: string, onChange: (hasSession: boolean) => void): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === changeKey) return void utils.auth.me.invalidate();
      // A null key means that the whole storage was cleared.
      if (key !== storageKey && key !== null) return;
      onChange(newValue !== null);
      if (newValue === null) queryClient.removeQueries();
      else void queryClient.resetQueries();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey, onChange, queryClient, utils]);
}
