import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { z } from 'zod';
import { deletionRequest } from '../../../contracts/account';
import { deletionGraceDays } from '../../../contracts/deletion';
import { failureReason } from '../../api/failure-reason';
import { QueryFailure } from '../../api/query-failure';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { useDialogLock } from '../../ui/dialog';
import { dayOf } from '../../ui/instant-text';
import { showError, showInfo } from '../../ui/toast';
import { useZodForm } from '../../ui/use-zod-form';
import { DownloadButton } from './download-data';
import { ProofFields } from './proof-fields';

interface DeleteAccountFormProps {
  onCancel: () => void;
  onRequested: () => void;
}

/** Explains what deletion means and asks for the password and, if enabled, the code. */
export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const query = trpc.auth.twoFactor.get.useQuery();
  if (query.data) return <ProofForm {...props} needsCode={query.data.enabled} />;
  if (!query.isError) return <Skeleton height={200} aria-hidden />;
  return <QueryFailure title="Failed to fetch two-factor sign-in" query={query} />;
}

function ProofForm({ needsCode, onCancel, onRequested }: DeleteAccountFormProps & { needsCode: boolean }) {
  const request = trpc.account.requestDeletion.useMutation();
  useDialogLock(request.isPending);
  const form = useZodForm<z.input<typeof deletionRequest>>(
    needsCode ? deletionRequest.required() : deletionRequest,
    needsCode ? { password: '', code: '' } : { password: '' },
  );

  const submit = form.onSubmit((values) => {
    request.mutate(values, {
      onSuccess({ deletionDueAt }) {
        const message = `Your account will be deleted on ${dayOf(deletionDueAt)}. Sign in before then to keep it.`;
        showInfo('Deletion requested', message);
        onRequested();
      },
      onError(error) {
        setServerIssues(form, error);
        showError('Deletion failed', failureReason(error, 'Failed to request the deletion'));
      },
    });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          Your pages are closed at once and every device is signed out. In {deletionGraceDays} days your
          account, all entries and all files are deleted for good. You may want to take your data along first.
        </Text>
        <div>
          <DownloadButton />
        </div>
        <ProofFields form={form} needsCode={needsCode} />
        <Group justify="flex-end">
          <Button variant="default" disabled={request.isPending} onClick={onCancel}>
            Keep my account
          </Button>
          <Button type="submit" color="red" loading={request.isPending}>
            Delete my account
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
