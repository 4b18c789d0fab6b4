import { Select, Skeleton, Stack } from '@mantine/core';
import { defaultProfileId } from '../../../../contracts/ids';
import { failureReason } from '../../../api/failure-reason';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { TitledCard } from '../../../ui/titled-card';
import { showError, showSuccess } from '../../../ui/toast';
import { MailSwitch } from '../../reminders/mail-switch';
import { useUpdateSettings } from './use-update-settings';

/** The time zone in which days begin, and whether a digest is mailed. */
export const AnalyticsSettings = () => (
  <TitledCard title="Settings" purpose="They take effect at once.">
    <Stack gap="lg">
      <Choices />
      <MailSwitch kind="weeklyDigest" />
    </Stack>
  </TitledCard>
);

function Choices() {
  const query = trpc.analytics.settings.useQuery({ profileId: defaultProfileId });
  const update = useUpdateSettings();
  if (query.isError) return <QueryFailure title="The settings could not be loaded" query={query} />;
  if (!query.data) return <Skeleton height={120} />;
  // The choice shows at once; a failure reverts it.
  const { timeZone } = { ...query.data, ...(update.isPending && update.variables) };

  const change = (zone: string) =>
    update.mutate(
      { profileId: defaultProfileId, timeZone: zone },
      {
        onSuccess: () => showSuccess('Settings saved', `Days in ${zone} time.`),
        onError: (failure) => showError('Error', failureReason(failure, 'Failed to save the settings')),
      },
    );

  return (
    <Select
      label="Days begin at midnight in"
      description="From now on: a view keeps the day on which it was counted."
      searchable
      allowDeselect={false}
      data={timeZonesWith(timeZone ?? 'UTC')}
      value={timeZone ?? 'UTC'}
      nothingFoundMessage="No such time zone"
      onChange={(zone) => zone && change(zone)}
      maw="26rem"
    />
  );
}

/** All time zones, and the one that is chosen, which the browser may not list. */
function timeZonesWith(chosen: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', chosen, ...zones])].sort();
}
