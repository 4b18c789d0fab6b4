import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordLength } from '../../../contracts/account';
import { trpc } from '../../trpc';
import { showError, showSuccess } from '../../ui/toast';
import { setServerIssues } from '../../ui/use-zod-form';
import { failureText } from './failure-text';

interface SignUpFormProps {
  email: string;
  onRegistered(email: string): void;
}

export function SignUpForm({ email, onRegistered }: SignUpFormProps) {
  const register = trpc.auth.register.useMutation();
  const form = useForm({ initialValues: { email, password: '', firstName: '', lastName: '', company: '' } });

  const handleSubmit = form.onSubmit(async (values) => {
    if (!values.email.trim() || !values.password) {
      return showError('Validation error', 'Please fill in all required fields.');
    }
    try {
      const { user } = await register.mutateAsync(values);
      showSuccess('Registration successful', 'Your account has been created. Please log in.');
      onRegistered(user.email);
    } catch (error) {
      setServerIssues(form, error);
      showError('Registration failed', failureText(error, 'Failed to create account'));
    }
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          withAsterisk
          size="md"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          placeholder={`At least ${passwordLength.min} characters`}
          autoComplete="new-password"
          withAsterisk
          size="md"
          {...form.getInputProps('password')}
        />
        <Group grow align="flex-start">
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
        </Group>
        <TextInput label="Company" autoComplete="organization" size="md" {...form.getInputProps('company')} />
        <Button type="submit" size="md" loading={register.isPending}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
}
