import { useCallback } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { useOnPulse, usePulseOptions } from '../../session/use-pulse';

/**
 * Refetches the figures whenever a view has come in, as long as the tab is visible.
 * @returns whether figures may be asked for: those that are read after the first pulse miss nothing
 */
export function usePulse(): boolean {
  const utils = trpc.useUtils();
  const { data, isFetched } = trpc.analytics.pulse.useQuery(
    { profileId: defaultProfileId },
    usePulseOptions(),
  );
  const refresh = useCallback(() => {
    void utils.analytics.summary.invalidate();
    void utils.analytics.recentViews.invalidate();
    // It shows the same sums.
    void utils.dashboard.get.invalidate();
  }, [utils]);
  useOnPulse(data?.pulse, refresh);
  return isFetched;
}
