import { useEffect, useRef } from 'react';
import { useSession } from './session';

/** What is new appears within two seconds. */
const everyMs = 1500;

/** How a pulse is polled: while the tab is visible and the session lasts. */
export function usePulseOptions() {
  const { hasEnded } = useSession();
  return { staleTime: 0, refetchInterval: hasEnded ? false : everyMs } as const;
}

/** Refreshes what is shown whenever the pulse has changed. @param refresh must not change from render to render */
export function useOnPulse(pulse: string | undefined, refresh: () => void): void {
  const last = useRef(pulse);
  useEffect(() => {
    const isChanged = last.current !== undefined && last.current !== pulse;
    last.current = pulse;
    if (isChanged) refresh();
  }, [pulse, refresh]);
}
