import { Stack } from '@mantine/core';
import { FileStore } from './file-store';
import { MaintenanceSwitch } from './maintenance-switch';
import { Versions } from './versions';

/** Maintenance of the running system. */
export function Maintenance() {
  return (
    <Stack gap="xl">
      <MaintenanceSwitch />
      <FileStore />
      <Versions />
    </Stack>
  );
}
