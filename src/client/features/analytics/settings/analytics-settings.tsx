import { Select, Skeleton, Stack } from '@mantine/core';
import { defaultProfileId } from '../../../../contracts/ids';
import { failureReason } from '../../../api/failure-reason';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { DescribedSwitch } from '../../../ui/described-switch';
import { TitledCard } from '../../../ui/titled-card';
import { showError, showSuccess } from '../../../ui/toast';
import { useUpdateSettings } from './use-update-settings';

/** In which time zone days begin, and whether the week's figures are mailed. */
export const AnalyticsSettings = () => (
  <TitledCard title="Settings" purpose="They take effect at once.">
    <Choices />
  </TitledCard>
);

function Choices() {
  const query = trpc.analytics.settings.useQuery({ profileId: defaultProfileId });
  const update = useUpdateSettings();
  if (query.isError) return <QueryFailure title="The settings could not be loaded" query={query} />;
  if (!query.data) return <Skeleton height={120} />;
  // What was chosen stands at once; a failure takes it back.
  const { timeZone, weeklyDigest } = { ...query.data, ...(update.isPending && update.variables) };

  const change = (changes: { timeZone: string } | { weeklyDigest: boolean }, done: string) =>
    update.mutate(
      { profileId: defaultProfileId, ...changes },
      {
        onSuccess: () => showSuccess('Settings saved', done),
        onError: (failure) => showError('Error', failureReason(failure, 'Failed to save the settings')),
      },
    );

  return (
    <Stack gap="md">
      <Select
        label="Days begin at midnight in"
        description="From now on: a view keeps the day on which it was counted."
        searchable
        allowDeselect={false}
        data={timeZonesWith(timeZone ?? 'UTC')}
        value={timeZone ?? 'UTC'}
        nothingFoundMessage="No such time zone"
        onChange={(zone) => zone && change({ timeZone: zone }, `Days in ${zone} time.`)}
        maw="26rem"
      />
      <DescribedSwitch
        label="Weekly digest by mail"
        hint="Last week's figures each Monday. Each mail has a link that stops them."
        checked={weeklyDigest}
        onChange={(isOn) =>
          change({ weeklyDigest: isOn }, isOn ? 'The digest comes on Mondays.' : 'No digest will come.')
        }
      />
    </Stack>
  );
}

/** All time zones, and the one that is chosen, which the browser may not list. */
function timeZonesWith(chosen: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', chosen, ...zones])].sort();
}
