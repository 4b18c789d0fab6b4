import { Alert, Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordLength } from '../../../contracts/account';
import { trpc } from '../../trpc';
import { PasswordField } from '../../ui/password-field';
import { showError, showSuccess } from '../../ui/toast';
import { setServerIssues } from '../../ui/use-zod-form';
import { useSystemStatus } from '../system/use-system-status';
import { failureText } from './failure-text';
import { RegistrationNotice } from './registration-notice';

interface SignUpFormProps {
  email: string;
  /** The token of the link that led here, if it was that of an invitation. */
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
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          withAsterisk
          size="md"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          placeholder={`At least ${passwordLength.min} characters`}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="First Name"
            autoComplete="given-name"
            size="md"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Last Name"
            autoComplete="family-name"
            size="md"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <TextInput label="Company" autoComplete="organization" size="md" {...form.getInputProps('company')} />
        <Button type="submit" size="md" mih={44} loading={register.isPending}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
}
