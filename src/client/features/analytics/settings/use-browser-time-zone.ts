import { useEffect, useRef } from 'react';
import { defaultProfileId } from '../../../../contracts/ids';
import { trpc } from '../../../api/trpc';
import { useUpdateSettings } from './use-update-settings';

/** Uses the browser's time zone until another one is chosen. */
export function useBrowserTimeZone(): void {
  const { data } = trpc.analytics.settings.useQuery({ profileId: defaultProfileId });
  const { mutate } = useUpdateSettings();
  const isSent = useRef(false);
  const isUnknown = data?.timeZone === null;
  useEffect(() => {
    if (!isUnknown || isSent.current) return;
    isSent.current = true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // A failure is not shown: the user can do nothing about it here, and the screen offers the choice.
    const onError = (error: unknown) => console.warn('the time zone was not kept', error);
    mutate({ profileId: defaultProfileId, timeZone }, { onError });
  }, [isUnknown, mutate]);
}
