import { Button, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { maintenanceMessageLength } from '../../../../contracts/admin/settings';
import { defaultMaintenanceMessage } from '../../../../contracts/system';
import { trpc } from '../../../api/trpc';
import { UnsavedWarning } from '../../../ui/unsaved-warning';
import { FetchFailure } from '../fetch-failure';
import { runWithToast } from '../run-with-toast';

/** Switches maintenance mode on and off, with the message that visitors read meanwhile. */
export function MaintenanceSwitch() {
  const settings = trpc.admin.settings.get.useQuery();
  if (settings.isError) return <FetchFailure query={settings} />;
  if (!settings.data) return <Skeleton height={200} />;
  return <Switch {...settings.data.maintenance} />;
}

function Switch({ isOn, message: stored }: { isOn: boolean; message: string }) {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState(stored);
  const change = trpc.admin.settings.setMaintenance.useMutation();
  // The message is sent only when the mode is switched on or the message itself changed.
  const set = (next: boolean) =>
    void runWithToast(
      async () => {
        const settings = await change.mutateAsync({ isOn: next, ...(next && { message }) });
        utils.admin.settings.get.setData(undefined, settings);
        if (next) setMessage(settings.maintenance.message);
        await utils.system.status.invalidate();
      },
      {
        done: doneText(isOn, next),
        failed: 'Failed to change the maintenance mode',
      },
    );
  return (
    <Stack gap="md" maw={640}>
      <UnsavedWarning
        guardsTabs
        loss={message === stored ? undefined : 'What you changed in the message is lost.'}
      />
      <div>
        <Title order={3} size="h4">
          Maintenance mode: {isOn ? 'on' : 'off'}
        </Title>
        <Text size="sm" c="dimmed">
          While it is on, everything can be read and nothing can be changed, by admins neither. Signing in and
          out still work, and so does this switch.
        </Text>
      </div>
      <Textarea
        label="Message"
        description="What everyone reads meanwhile."
        placeholder={defaultMaintenanceMessage}
        maxLength={maintenanceMessageLength}
        autosize
        minRows={2}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Group>
        <Button
          variant={isOn ? 'filled' : 'default'}
          c={isOn ? undefined : 'var(--mantine-color-error)'}
          loading={change.isPending}
          onClick={() => set(!isOn)}
        >
          {isOn ? 'Switch maintenance mode off' : 'Switch maintenance mode on'}
        </Button>
        {isOn && (
          <Button variant="default" disabled={change.isPending} onClick={() => set(true)}>
            Change the message
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function doneText(wasOn: boolean, isOn: boolean): string {
  if (!isOn) return 'Maintenance mode is off';
  return wasOn ? 'The message was changed' : 'Maintenance mode is on';
}
