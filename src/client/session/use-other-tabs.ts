import { useEffect } from 'react';
import type { User } from '../../contracts/account';
import { trpc } from '../api/trpc';
import { accountChange, sessionId } from './local-storage';

/** Tells the other tabs to refetch the account, which was changed in this one. */
export const tellOtherTabs = () => accountChange.write(crypto.randomUUID());

interface Handlers {
  onSignedIn(user: User): void;
  onSignedOut(): void;
}

/** Follows the other tabs, which share the session's cookie: who signs out, changes or is changed there does so here too. */
export function useOtherTabs({ onSignedIn, onSignedOut }: Handlers): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const follow = async ({ key }: StorageEvent) => {
      if (key === accountChange.key) return void utils.auth.me.invalidate();
      // A null key means that the whole storage was cleared.
      if (key !== sessionId.key && key !== null) return;
      // Not the event's value: it may arrive late, and would end a session opened since.
      if (sessionId.read() === null) return onSignedOut();
      const { user } = await utils.client.auth.me.query();
      // A sign-out may have overtaken the answer.
      if (sessionId.read() !== null) onSignedIn(user);
    };
    // A tab that cannot reach the server learns of the other session with its next call.
    const listen = (event: StorageEvent) => void follow(event).catch(() => undefined);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [onSignedIn, onSignedOut, utils]);
}
