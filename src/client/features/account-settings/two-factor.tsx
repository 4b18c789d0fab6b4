import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { Dialog } from '../../ui/dialog';
import { TitledCard } from '../../ui/titled-card';
import { showSuccess } from '../../ui/toast';
import { UnsavedWarning } from '../../ui/unsaved-warning';
import { BothFactorsForm } from './both-factors-form';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorSetup } from './two-factor-setup';

type Step = 'set-up' | 'renew' | 'switch-off';

const titles: Record<Step, string> = {
  'set-up': 'Set up two-factor sign-in',
  renew: 'New recovery codes',
  'switch-off': 'Switch two-factor sign-in off',
};

/** The card of the second factor: an authenticator app, and recovery codes for when it is lost. */
export function TwoFactor() {
  const query = trpc.auth.twoFactor.get.useQuery();
  const { data } = query;
  const utils = trpc.useUtils();
  const [isOpen, { open, close }] = useDisclosure();
  // Kept until the dialog has closed.
  const [step, setStep] = useState<Step>('set-up');
  const [codes, setCodes] = useState<string[]>();
  const renew = trpc.auth.twoFactor.renewRecoveryCodes.useMutation();
  const disable = trpc.auth.twoFactor.disable.useMutation();

  const refresh = () => {
    void utils.auth.twoFactor.get.invalidate();
    void utils.account.activity.invalidate();
  };
  const begin = (next: Step) => {
    setCodes(undefined);
    setStep(next);
    open();
  };
  const showCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    refresh();
  };

  return (
    <TitledCard
      title="Two-factor sign-in"
      purpose="Signing in then needs your password and a code from an authenticator app on your phone."
      action={data && <StateBadge isOn={data.enabled} />}
    >
      {data ? (
        <>
          {data.enabled && (
            <Text mb="md">
              {data.recoveryCodesLeft === 1
                ? '1 recovery code is left.'
                : `${data.recoveryCodesLeft} recovery codes are left.`}
            </Text>
          )}
          <Group>
            {data.enabled ? (
              <>
                <Button variant="default" onClick={() => begin('renew')}>
                  New recovery codes
                </Button>
                <Button variant="default" c="var(--mantine-color-error)" onClick={() => begin('switch-off')}>
                  Switch off
                </Button>
              </>
            ) : (
              <Button variant="default" onClick={() => begin('set-up')}>
                Set up
              </Button>
            )}
          </Group>
        </>
      ) : query.isError ? (
        <QueryFailure title="Failed to fetch two-factor sign-in" query={query} />
      ) : (
        <Skeleton height={44} width={120} aria-hidden />
      )}
      <Dialog
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={() => setCodes(undefined)}
        title={titles[step]}
        closeOnClickOutside={false}
        isShownOnce={codes !== undefined}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : step === 'set-up' ? (
          <TwoFactorSetup onCodes={showCodes} />
        ) : step === 'renew' ? (
          <BothFactorsForm
            purpose="The codes from before will no longer work."
            submit="Make new codes"
            mutation={renew}
            onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
          />
        ) : (
          <BothFactorsForm
            purpose="Signing in will need your password alone."
            submit="Switch off"
            mutation={disable}
            onDone={() => {
              close();
              refresh();
              showSuccess('Two-factor sign-in is off', 'Signing in needs your password alone.');
            }}
          />
        )}
      </Dialog>
      <UnsavedWarning
        guardsTabs
        loss={isOpen && codes ? 'The recovery codes are not shown again.' : undefined}
        leave="Leave without the codes"
      />
    </TitledCard>
  );
}

function StateBadge({ isOn }: { isOn: boolean }) {
  return (
    <Badge tt="none" variant="dot" color={isOn ? 'teal' : 'gray'}>
      {isOn ? 'On' : 'Off'}
    </Badge>
  );
}
