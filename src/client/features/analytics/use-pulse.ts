import { useEffect, useRef } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';

/** Views appear within two seconds. */
const everyMs = 1500;

/**
 * Looks up the figures again whenever a view has come in, as long as the tab is visible.
 * @returns whether figures may be asked for: those that are read after the first pulse miss nothing
 */
export function usePulse(): boolean {
  const { hasEnded } = useSession();
  const utils = trpc.useUtils();
  const query = { profileId: defaultProfileId };
  const { data, isFetched } = trpc.analytics.pulse.useQuery(query, {
    staleTime: 0,
    refetchInterval: hasEnded ? false : everyMs,
  });
  const pulse = data?.pulse;
  const last = useRef(pulse);
  useEffect(() => {
    const isChanged = last.current !== undefined && last.current !== pulse;
    last.current = pulse;
    if (!isChanged) return;
    void utils.analytics.summary.invalidate();
    void utils.analytics.recentViews.invalidate();
    // It shows the same sums.
    void utils.dashboard.get.invalidate();
  }, [pulse, utils]);
  return isFetched;
}
