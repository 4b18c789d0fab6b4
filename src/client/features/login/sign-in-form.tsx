import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { showError, showSuccess } from '../../ui/toast';
import { useSession } from '../session/session';
import { failureText } from './failure-text';

export function SignInForm({ email }: { email: string }) {
  const { signIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({ initialValues: { email, password: '' } });

  const handleSubmit = form.onSubmit(async (values) => {
    if (!values.email.trim() || !values.password) {
      return showError('Validation error', 'Please fill in all fields.');
    }
    setBusy(true);
    try {
      const user = await signIn(values);
      showSuccess('Login successful', `Welcome back, ${user.firstName || user.email}`);
    } catch (error) {
      showError('Login failed', failureText(error, 'Invalid credentials'));
      setBusy(false);
    }
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <TextInput
          label="Email"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          withAsterisk
          size="md"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          withAsterisk
          size="md"
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed' }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" mih={44} loading={isBusy}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
