import { Alert, Button, Stack } from '@mantine/core';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { dismissToast, showError, showSuccess } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import { RegistrationNotice } from '../system/registration-notice';
import { useSystemStatus } from '../system/use-system-status';
import { AccountFields } from './account-fields';
import { failureText } from './failure-text';
import { missing } from './missing';

interface SignUpFormProps {
  email: string;
  /** The token of the invitation link that led here, if any. */
  invitation?: string | undefined;
  /** Whether the first thing to fill in has the focus from the start. */
  takesFocus: boolean;
  onRegistered(account: { email: string; password: string }): void;
}

export function SignUpForm({ email, invitation, takesFocus, onRegistered }: SignUpFormProps) {
  const { data: server } = useSystemStatus();
  const register = trpc.auth.register.useMutation();
  const form = useForm({
    initialValues: { email, password: '', firstName: '', lastName: '', company: '' },
    validate: missing,
  });

  const send = async (values: typeof form.values) => {
    dismissToast();
    try {
      const { user } = await register.mutateAsync({ ...values, ...(invitation && { invitation }) });
      showSuccess('Registration successful', 'Your account has been created. Please log in.');
      onRegistered({ email: user.email, password: values.password });
    } catch (error) {
      setServerIssues(form, error);
      showError('Registration failed', failureText(error, 'Failed to create account'));
    }
  };
  const handleSubmit = form.onSubmit(
    (values) => void send(values),
    () => showError('Validation error', 'Please fill in all required fields.'),
  );

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
        <AccountFields form={form} first={takesFocus ? (email ? 'password' : 'email') : undefined} />
        <Button type="submit" size="md" loading={register.isPending}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
}
