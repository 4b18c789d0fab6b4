import { useCallback } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { useChangeTokenOptions, useOnChange } from '../../session/use-change-token';

/**
 * Refetches the figures whenever a view has come in, as long as the tab is visible.
 * @returns whether figures may be asked for: those that are read after the first change token miss nothing
 */
export function useChangeToken(): boolean {
  const utils = trpc.useUtils();
  const { data, isFetched } = trpc.analytics.changeToken.useQuery(
    { profileId: defaultProfileId },
    useChangeTokenOptions(),
  );
  const refresh = useCallback(() => {
    void utils.analytics.summary.invalidate();
    void utils.analytics.recentViews.invalidate();
    // It shows the same sums.
    void utils.dashboard.get.invalidate();
  }, [utils]);
  useOnChange(data?.changeToken, refresh);
  return isFetched;
}
