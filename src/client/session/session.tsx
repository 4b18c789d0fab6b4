import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { User } from '../../contracts/account';
import { refusalCode } from '../api/failure-reason';
import type { FailedQuery } from '../api/query-failure';
import { onSessionRefusal } from '../api/session-refusals';
import { forgetShownPortfolio, keepShownPortfolio } from '../api/shown-portfolio';
import { trpc } from '../api/trpc';
import { hushErrors } from '../ui/toast';
import { clearDrafts, sessionId, unstoredDrafts } from './local-storage';
import { useOtherTabs } from './use-other-tabs';

type Status = 'loading' | 'unreachable' | 'signed-in' | 'signed-out';

interface Session {
  /** A session that has ended counts as signed in until its owner signs in again or leaves. */
  status: Status;
  /** Why it is not known whose session it is, while the server is `unreachable`. */
  failure: FailedQuery | undefined;
  /** Undefined while nobody is signed in. */
  user: User | undefined;
  /** Whether the server no longer knows the session of `user`, whose unsaved work is still on the screen. */
  hasEnded: boolean;
  /** @param credentials with the code of a second factor, where the first try was told that it needs one */
  signIn(credentials: { email: string; password: string; code?: string }): Promise<User>;
  signOut(): Promise<void>;
  /** Takes up a session that another tab has opened since this one started; false if there is none. */
  resume(): boolean;
  /** Forgets the session in this browser, and what was read with it; drafts stay. */
  forget(): void;
}

const isRefusal = (error: unknown) => refusalCode(error) === 'UNAUTHORIZED';

/** Only a refusal ends a session: a server that is away for a moment, as while it restarts, is asked again. */
const patient = {
  retry: (failures: number, error: unknown) => failures < 3 && !isRefusal(error),
  retryDelay: 1_000,
};

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [hasSession, setHasSession] = useState(() => sessionId.read() !== null);
  const [hasEnded, setHasEnded] = useState(false);
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const me = trpc.auth.me.useQuery(undefined, { enabled: hasSession, ...patient });
  // Before anything is rendered that asks for it.
  if (me.data) keepShownPortfolio(me.data.user);
  const login = trpc.auth.login.useMutation();
  const logout = trpc.auth.logout.useMutation();

  const forget = useCallback(() => {
    sessionId.remove();
    // Data of one account must never be shown to the next.
    queryClient.removeQueries();
    forgetShownPortfolio();
    setHasSession(false);
    setHasEnded(false);
  }, [queryClient]);

  /** Keeps what is on the screen if the same account is back, and starts over for another one. */
  const takeUp = useCallback(
    (user: User) => {
      // First, because what is fetched again names it.
      keepShownPortfolio(user);
      const isSame = utils.auth.me.getData()?.user.id === user.id;
      if (isSame) void queryClient.invalidateQueries();
      else void queryClient.resetQueries();
      utils.auth.me.setData(undefined, { user });
      setHasSession(true);
      setHasEnded(false);
    },
    [queryClient, utils],
  );

  useEffect(
    () =>
      onSessionRefusal((refusal) => {
        if (!hasSession) return;
        if (refusal === 'ended') {
          setHasEnded(true);
          // At once, before the caller can report the failure.
          hushErrors(true);
        }
        // Somebody else may have taken a right away.
        else void utils.auth.me.invalidate();
      }),
    [hasSession, utils],
  );
  useEffect(() => {
    if (!hasEnded) hushErrors(false);
  }, [hasEnded]);
  // A tab that starts with a session that has ended discards it for all of them; the work in this one is to be saved yet.
  const leaveWithOtherTab = useCallback(() => {
    if (hasEnded) return;
    // The other tab can delete only what the browser stores.
    unstoredDrafts.clear();
    forget();
  }, [hasEnded, forget]);
  useOtherTabs({ onSignedIn: takeUp, onSignedOut: leaveWithOtherTab });
  const resume = useCallback(() => {
    const isThere = sessionId.read() !== null;
    setHasSession(isThere);
    return isThere;
  }, []);
  const isRefused = me.isError && !me.data && isRefusal(me.error);
  useEffect(() => {
    if (hasSession && isRefused) forget();
  }, [hasSession, isRefused, forget]);

  const session = useMemo<Session>(() => {
    const status = statusOf(hasSession && !isRefused, me);
    return {
      status,
      failure: status === 'unreachable' ? me : undefined,
      user: status === 'signed-in' ? me.data?.user : undefined,
      hasEnded: status === 'signed-in' && hasEnded,
      forget,
      resume,
      async signIn(credentials) {
        const { user, session: opened } = await login.mutateAsync(credentials);
        sessionId.write(opened.id);
        takeUp(user);
        return user;
      },
      async signOut() {
        await logout.mutateAsync();
        clearDrafts();
        forget();
      },
    };
  }, [hasSession, hasEnded, isRefused, me, forget, resume, takeUp, login.mutateAsync, logout.mutateAsync]);

  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

function statusOf(hasSession: boolean, me: { data: unknown; isError: boolean }): Status {
  if (!hasSession) return 'signed-out';
  if (me.data) return 'signed-in';
  return me.isError ? 'unreachable' : 'loading';
}

/** Who is signed in, and how to change that. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the SessionProvider above it.');
  return session;
}
