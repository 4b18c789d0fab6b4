import { defaultProfileId } from '../../../../contracts/ids';
import { trpc } from '../../../api/trpc';

/** Changes the settings of analytics, and what follows from them. */
export function useUpdateSettings() {
  const utils = trpc.useUtils();
  return trpc.analytics.updateSettings.useMutation({
    // One after the other: the last choice counts.
    scope: { id: 'analytics-settings' },
    onSuccess(settings) {
      utils.analytics.settings.setData({ profileId: defaultProfileId }, settings);
      void utils.analytics.summary.invalidate();
      void utils.dashboard.get.invalidate();
      void utils.mailChoices.get.invalidate();
    },
  });
}
