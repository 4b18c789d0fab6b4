import { Alert, Button, Stack } from '@mantine/core';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { showError, showSuccess } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import { RegistrationNotice } from '../system/registration-notice';
import { useSystemStatus } from '../system/use-system-status';
import { AccountFields } from './account-fields';
import { failureText } from './failure-text';

interface SignUpFormProps {
  email: string;
  /** The token of the invitation link that led here, if any. */
  invitation?: string | undefined;
  onRegistered(email: string): void;
}

export function SignUpForm({ email, invitation, onRegistered }: SignUpFormProps) {
  const { data: server } = useSystemStatus();
  const register = trpc.auth.register.useMutation();
  const form = useForm({ initialValues: { email, password: '', firstName: '', lastName: '', company: '' } });

  const handleSubmit = form.onSubmit(async (values) => {
    if (!values.email.trim() || !values.password) {
      return showError('Validation error', 'Please fill in all required fields.');
    }
    try {
      const { user } = await register.mutateAsync({ ...values, ...(invitation && { invitation }) });
      showSuccess('Registration successful', 'Your account has been created. Please log in.');
      onRegistered(user.email);
    } catch (error) {
      setServerIssues(form, error);
      showError('Registration failed', failureText(error, 'Failed to create account'));
    }
  });

  const mode = server?.registration ?? 'open';
  if (mode === 'closed' || (mode === 'invitation' && !invitation)) return <RegistrationNotice mode={mode} />;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        {invitation && (
          <Alert color="indigo" title="You are invited">
            Use the address to which your invitation was sent.
          </Alert>
        )}
        <AccountFields form={form} />
        <Button type="submit" size="md" loading={register.isPending}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
}
