import { Alert } from '@mantine/core';
import { IconBarrierBlock } from '@tabler/icons-react';
import { useSystemStatus } from './use-system-status';

/** The banner shown in maintenance mode. */
export function MaintenanceBanner() {
  const { data } = useSystemStatus();
  if (!data?.maintenance.isOn) return null;
  return (
    <Alert
      role="status"
      color="coral"
      title="Maintenance"
      icon={<IconBarrierBlock aria-hidden />}
      mb="lg"
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      {data.maintenance.message}
    </Alert>
  );
}
