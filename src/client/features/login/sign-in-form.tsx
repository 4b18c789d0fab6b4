import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { twoFactorRequired, twoFactorWrong } from '../../../contracts/account';
import { emailInput } from '../../../contracts/email-address';
import { refusalCode } from '../../api/failure-reason';
import { useSession } from '../../session/session';
import { PasswordField } from '../../ui/password-field';
import { dismissToast, showError, showSuccess } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import { failureText } from './failure-text';
import { missing } from './missing';
import { SecondFactorForm } from './second-factor-form';

interface SignInFormProps {
  email: string;
  /** The password that was just chosen for a new account. */
  password?: string;
  /** Whether the next thing to fill in or press has the focus from the start. */
  takesFocus?: boolean;
  /** Whether nobody but this address may sign in. */
  isEmailFixed?: boolean;
}

export function SignInForm({
  email,
  password = '',
  takesFocus = false,
  isEmailFixed = false,
}: SignInFormProps) {
  const { signIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [codeError, setCodeError] = useState<string>();
  const form = useForm({ initialValues: { email, password }, validate: missing });
  const first = takesFocus && (email === '' ? 'email' : password === '' ? 'password' : 'button');

  const send = async (code?: string) => {
    dismissToast();
    setBusy(true);
    setCodeError(undefined);
    try {
      const user = await signIn({ ...form.getValues(), ...(code !== undefined && { code }) });
      showSuccess('Login successful', `Welcome back, ${user.firstName || user.email}`);
    } catch (error) {
      setBusy(false);
      const refusal = refusalCode(error);
      if (refusal === twoFactorRequired) return setStep('code');
      const text = failureText(error, 'Invalid credentials');
      if (refusal === twoFactorWrong) return setCodeError(text);
      // The password was changed in the meantime.
      if (refusal === 'UNAUTHORIZED') setStep('password');
      showError('Login failed', text);
    }
  };

  const handleSubmit = form.onSubmit(
    () => send(),
    () => showError('Validation error', 'Please fill in all fields.'),
  );

  if (step === 'code') {
    return (
      <SecondFactorForm
        isBusy={isBusy}
        error={codeError}
        onSubmit={send}
        onBack={() => {
          setCodeError(undefined);
          setStep('password');
        }}
      />
    );
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <TextInput
          label="Email"
          {...emailInput}
          autoComplete="username"
          withAsterisk
          size="md"
          readOnly={isEmailFixed}
          autoFocus={first === 'email'}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus={isEmailFixed || undefined}
          autoFocus={first === 'password'}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={isBusy} autoFocus={first === 'button'}>
          Sign In
        </Button>
        {!isEmailFixed && <ForgotPasswordLink email={form.getValues().email.trim()} />}
      </Stack>
    </form>
  );
}

const ForgotPasswordLink = ({ email }: { email: string }) => (
  <Anchor
    ta="center"
    py="xs"
    mih="var(--touch-target)"
    renderRoot={(props) => <Link to="/forgot-password" search={{ email: email || undefined }} {...props} />}
  >
    Forgot your password?
  </Anchor>
);
