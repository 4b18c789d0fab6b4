import { useEffect, useRef } from 'react';
import { defaultProfileId } from '../../../../contracts/ids';
import { trpc } from '../../../api/trpc';
import { useUpdateSettings } from './use-update-settings';

/** Has days begin at midnight where the owner is, until another time zone is chosen. */
export function useBrowserTimeZone(): void {
  const { data } = trpc.analytics.settings.useQuery({ profileId: defaultProfileId });
  const { mutate } = useUpdateSettings();
  const isSent = useRef(false);
  const isUnknown = data?.timeZone === null;
  useEffect(() => {
    if (!isUnknown || isSent.current) return;
    isSent.current = true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Nobody who is signing in can do anything about it; the screen offers the choice.
    const onError = (error: unknown) => console.warn('the time zone was not kept', error);
    mutate({ profileId: defaultProfileId, timeZone }, { onError });
  }, [isUnknown, mutate]);
}
