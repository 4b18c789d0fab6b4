import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { User } from '../../contracts/account';
import { trpc } from '../api/trpc';
import { clearDrafts } from './clear-drafts';
import { useOtherTabs } from './use-other-tabs';
import { useRefusedCalls } from './use-refused-calls';

// Holds the session's public id, which opens nothing: that it is there says that a session is worth asking for.
const storageKey = 'authToken';

type Status = 'loading' | 'signed-in' | 'signed-out';

interface Session {
  status: Status;
  /** Undefined while nobody is signed in. */
  user: User | undefined;
  /** @param credentials with the code of a second factor, where the first try was told that it needs one */
  signIn(credentials: { email: string; password: string; code?: string }): Promise<User>;
  signOut(): Promise<void>;
  /** Forgets a session that the server no longer knows; drafts stay. */
  expire(): void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [hasSession, setHasSession] = useState(() => localStorage.getItem(storageKey) !== null);
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const me = trpc.auth.me.useQuery(undefined, { enabled: hasSession });
  const login = trpc.auth.login.useMutation();
  const logout = trpc.auth.logout.useMutation();

  const expire = useCallback(() => {
    localStorage.removeItem(storageKey);
    // Data of one account must never be shown to the next.
    queryClient.removeQueries();
    setHasSession(false);
  }, [queryClient]);

  // An admin may have changed this account's role.
  const lookUp = useCallback(() => void utils.auth.me.invalidate(), [utils]);
  useRefusedCalls(hasSession, expire, lookUp);
  useOtherTabs(storageKey, setHasSession);
  // Once it is known who it is, only a refusal ends the session, and not a server that is away for a moment.
  const isUnknown = me.isError && !me.data;
  useEffect(() => {
    if (hasSession && isUnknown) expire();
  }, [hasSession, isUnknown, expire]);

  const session = useMemo<Session>(() => {
    const status = !hasSession || isUnknown ? 'signed-out' : me.data ? 'signed-in' : 'loading';
    return {
      status,
      user: status === 'signed-in' ? me.data?.user : undefined,
      expire,
      async signIn(credentials) {
        const { user, session: opened } = await login.mutateAsync(credentials);
        queryClient.removeQueries();
        utils.auth.me.setData(undefined, { user });
        localStorage.setItem(storageKey, opened.id);
        setHasSession(true);
        return user;
      },
      async signOut() {
        await logout.mutateAsync();
        clearDrafts();
        expire();
      },
    };
  }, [hasSession, isUnknown, me.data, expire, login.mutateAsync, logout.mutateAsync, queryClient, utils]);

  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** Who is signed in, and how to change that. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the SessionProvider above it.');
  return session;
}
