import { useEffect, useRef } from 'react';
import { useSession } from './session';

/** What is new appears within two seconds. */
const everyMs = 1500;

/** How a change token is polled: while the tab is visible and the session lasts. */
export function useChangeTokenOptions() {
  const { hasEnded } = useSession();
  return { staleTime: 0, refetchInterval: hasEnded ? false : everyMs } as const;
}

/** Refreshes what is shown whenever the change token has changed. @param refresh must not change from render to render */
export function useOnChange(changeToken: string | undefined, refresh: () => void): void {
  const last = useRef(changeToken);
  useEffect(() => {
    const isChanged = last.current !== undefined && last.current !== changeToken;
    last.current = changeToken;
    if (isChanged) refresh();
  }, [changeToken, refresh]);
}
