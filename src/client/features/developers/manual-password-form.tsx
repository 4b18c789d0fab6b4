import { Button, Card, Stack, Text, Title } from '@mantine/core';
import type { Ref } from 'react';
import { failureReason } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { PasswordField } from '../../ui/password-field';
import { showError, showSuccess } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import type { TestResult } from './use-account-tests';

const initialValues = { currentPassword: '', newPassword: '' };
const failure = 'Please check your current password and try again.';

interface ManualPasswordFormProps {
  ref: Ref<HTMLFormElement>;
  onResult: (result: TestResult) => void;
}

/** Changes the password of the signed-in account to what its owner types. */
export function ManualPasswordForm({ ref, onResult }: ManualPasswordFormProps) {
  const change = trpc.account.changePassword.useMutation();
  const form = useForm({ initialValues });

  const handleSubmit = form.onSubmit(async (values) => {
    if (!values.currentPassword || !values.newPassword) {
      return showError('Validation error', 'Please fill in both password fields');
    }
    try {
      await change.mutateAsync(values);
      form.reset();
      onResult({ status: 'pass', detail: 'Your password was changed.' });
      showSuccess('Password changed', 'Your password has been updated successfully');
    } catch (error) {
      setServerIssues(form, error);
      onResult({ status: 'fail', detail: failureReason(error, failure) });
      showError('Password change failed', failure);
    }
  });

  return (
    <Card component="section" aria-labelledby="manual-password">
      <Title order={2} size="h3" id="manual-password">
        Manual password change
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        This changes the password of your own account.
      </Text>
      <form ref={ref} onSubmit={handleSubmit} noValidate>
        <Stack>
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            {...form.getInputProps('newPassword')}
          />
          <Button type="submit" loading={change.isPending}>
            Change Password
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
