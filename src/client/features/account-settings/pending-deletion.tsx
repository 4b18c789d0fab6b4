import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { useSignOut } from '../../session/use-sign-out';
import { dayOf } from '../../ui/instant-text';
import { Logo } from '../../ui/logo';
import { showError, showSuccess } from '../../ui/toast';
import classes from './account-settings.module.css';
import { DownloadButton } from './download-data';

/** The only screen of an account that is scheduled for deletion. */
export function PendingDeletion({ dueAt }: { dueAt: string }) {
  useDocumentTitle('Account to be deleted · Storyfolio');
  const signOut = useSignOut();
  const utils = trpc.useUtils();
  const cancel = trpc.account.cancelDeletion.useMutation();

  const handleCancel = () =>
    cancel.mutate(undefined, {
      onSuccess(kept) {
        utils.auth.me.setData(undefined, kept);
        showSuccess('Deletion cancelled', 'Your account and your pages are back.');
      },
      onError: (error) => showError('Error', failureReason(error, 'Failed to cancel the deletion')),
    });

  return (
    <main className={classes.pending}>
      <Stack gap="lg" maw="36rem">
        <Logo />
        <Card>
          <Stack gap="md">
            <Title order={1} fz="h2">
              Your account will be deleted on {dayOf(dueAt)}
            </Title>
            <Text>
              You asked for that. Until then your pages are closed to everyone and nothing can be changed.
              Cancel the deletion to have everything back as it was.
            </Text>
            <Group>
              <Button loading={cancel.isPending} onClick={handleCancel}>
                Cancel deletion
              </Button>
              <DownloadButton />
              <Button variant="subtle" onClick={() => void signOut()}>
                Sign Out
              </Button>
            </Group>
          </Stack>
        </Card>
      </Stack>
    </main>
  );
}
