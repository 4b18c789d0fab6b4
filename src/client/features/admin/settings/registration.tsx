import { Radio, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { RegistrationMode } from '../../../../contracts/system';
import { registrationModes } from '../../../../contracts/system';
import { trpc } from '../../../api/trpc';
import { FetchFailure } from '../fetch-failure';
import { runWithToast } from '../run-with-toast';
import { Invitations } from './invitations';

const modes: Record<RegistrationMode, { label: string; description: string }> = {
  open: { label: 'Open', description: 'Anyone can create an account.' },
  invitation: {
    label: 'By invitation',
    description: 'Only whoever has an invitation can create an account.',
  },
  closed: { label: 'Closed', description: 'Nobody can create an account.' },
};

/** Who may create an account. */
export function Registration() {
  const utils = trpc.useUtils();
  const settings = trpc.admin.settings.get.useQuery();
  const change = trpc.admin.settings.setRegistration.useMutation();
  // The new value, shown while it is being saved.
  const [chosen, setChosen] = useState<RegistrationMode>();
  if (settings.isError) return <FetchFailure query={settings} />;
  if (!settings.data) return <Skeleton height={240} />;

  const choose = (value: string) => {
    const mode = registrationModes.find((known) => known === value);
    if (!mode) return;
    setChosen(mode);
    void runWithToast(
      async () => {
        utils.admin.settings.get.setData(undefined, await change.mutateAsync({ mode }));
        await utils.system.status.invalidate();
      },
      { done: `Registration: ${modes[mode].label}`, failed: 'Failed to change the registration' },
    ).finally(() => setChosen(undefined));
  };
  return (
    <Stack gap="xl">
      <Radio.Group label="Registration" value={chosen ?? settings.data.registration} onChange={choose}>
        <Stack gap="xs" mt="sm">
          {registrationModes.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              {...modes[mode]}
              disabled={chosen !== undefined && chosen !== mode}
              styles={{ body: { minHeight: 44, alignItems: 'center' } }}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Invitations isClosed={settings.data.registration === 'closed'} />
    </Stack>
  );
}
