import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { deletionGraceDays } from '../../../contracts/deletion';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { useLeave } from '../../session/use-leave';
import { SteadyModal } from '../../ui/steady-modal';
import { showError, showInfo } from '../../ui/toast';
import classes from './account-settings.module.css';
import { DeleteAccountForm } from './delete-account-form';
import { SettingsCard } from './settings-card';

/** The card 'Account Actions': ways to leave. */
export function AccountActions() {
  const leave = useLeave();
  const [isDeactivating, deactivation] = useDisclosure();
  const [isDeleting, deletion] = useDisclosure();
  const deactivate = trpc.account.deactivate.useMutation();

  const handleDeactivate = () =>
    deactivate.mutate(undefined, {
      onSuccess() {
        showInfo('Account deactivated');
        leave();
      },
      onError(error) {
        deactivation.close();
        showError('Deactivation failed', failureReason(error, 'Failed to deactivate account'));
      },
    });

  return (
    <SettingsCard title="Account Actions">
      <div className={classes.list}>
        <div className={classes.row}>
          <Text className={classes.what}>
            Deactivating closes your pages to everyone and signs you out everywhere. Only an admin can undo
            it.
          </Text>
          <Button variant="default" c="var(--mantine-color-error)" mih={44} onClick={deactivation.open}>
            Deactivate Account
          </Button>
        </div>
        <div className={classes.row}>
          <Text className={classes.what}>
            Deleting removes your account with all entries and files for good after {deletionGraceDays} days.
            Until then you can sign in and change your mind.
          </Text>
          <Button color="red" mih={44} onClick={deletion.open}>
            Delete Account
          </Button>
        </div>
      </div>
      <SteadyModal opened={isDeactivating} onClose={deactivation.close} title="Deactivate account?">
        <Text mb="lg">Are you sure you want to deactivate your account? This action cannot be undone.</Text>
        <Group justify="flex-end">
          <Button
            variant="default"
            mih={44}
            data-autofocus
            disabled={deactivate.isPending}
            onClick={deactivation.close}
          >
            Cancel
          </Button>
          <Button color="red" mih={44} loading={deactivate.isPending} onClick={handleDeactivate}>
            Deactivate
          </Button>
        </Group>
      </SteadyModal>
      <SteadyModal opened={isDeleting} onClose={deletion.close} title="Delete account?">
        <DeleteAccountForm onCancel={deletion.close} onRequested={leave} />
      </SteadyModal>
    </SettingsCard>
  );
}
