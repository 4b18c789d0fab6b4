import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { deletionGraceDays } from '../../../contracts/deletion';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { useLeave } from '../../session/use-leave';
import { Dialog } from '../../ui/dialog';
import { confirm } from '../../ui/question-store';
import { TitledCard } from '../../ui/titled-card';
import { showError, showInfo } from '../../ui/toast';
import classes from './account-settings.module.css';
import { DeleteAccountForm } from './delete-account-form';

/** The card 'Account Actions': ways to leave. */
export function AccountActions() {
  const leave = useLeave();
  const [isDeleting, deletion] = useDisclosure();
  const deactivate = trpc.account.deactivate.useMutation();

  const handleDeactivate = () =>
    confirm({
      title: 'Deactivate account?',
      text: 'Are you sure you want to deactivate your account? This action cannot be undone.',
      confirm: 'Deactivate',
      cancel: 'Cancel',
      isDestructive: true,
      act: () => deactivate.mutateAsync().then(handleDeactivated, handleFailure),
    });
  const handleDeactivated = () => {
    showInfo('Account deactivated');
    leave();
  };
  const handleFailure = (error: unknown) =>
    showError('Deactivation failed', failureReason(error, 'Failed to deactivate account'));

  return (
    <TitledCard title="Account Actions">
      <div className={classes.list}>
        <div className={classes.row}>
          <Text className={classes.what}>
            Deactivating closes your pages to everyone and signs you out everywhere. Only an admin can undo
            it.
          </Text>
          <Button variant="default" c="var(--mantine-color-error)" onClick={handleDeactivate}>
            Deactivate Account
          </Button>
        </div>
        <div className={classes.row}>
          <Text className={classes.what}>
            Deleting removes your account with all entries and files for good after {deletionGraceDays} days.
            Until then you can sign in and change your mind.
          </Text>
          <Button color="red" onClick={deletion.open}>
            Delete Account
          </Button>
        </div>
      </div>
      <Dialog opened={isDeleting} onClose={deletion.close} title="Delete account?">
        <DeleteAccountForm onCancel={deletion.close} onRequested={leave} />
      </Dialog>
    </TitledCard>
  );
}
