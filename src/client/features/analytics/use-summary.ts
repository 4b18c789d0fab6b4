import { keepPreviousData } from '@tanstack/react-query';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import type { ViewFilter } from './use-analytics-address';

/** The figures of the views; those of the previous filter until they have loaded. */
export const useSummary = (filter: ViewFilter, isEnabled: boolean) =>
  trpc.analytics.summary.useQuery(
    { profileId: defaultProfileId, ...filter },
    { enabled: isEnabled, placeholderData: keepPreviousData },
  );
