import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { forgottenPassword } from '../../../contracts/account';
import { emailInput } from '../../../contracts/email-address';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { showError, showSuccess } from '../../ui/toast';
import { useFirstFocus } from '../../ui/use-first-focus';
import { useZodForm } from '../../ui/use-zod-form';
import { AuthLayout } from '../login/auth-layout';
import { failureText } from '../login/failure-text';
import { BackToSignIn } from './back-to-sign-in';

export function ForgotPassword({ email = '' }: { email?: string | undefined }) {
  const [sentTo, setSentTo] = useState<string>();
  const forget = trpc.auth.forgotPassword.useMutation();
  const form = useZodForm(forgottenPassword, { email });

  const send = async (values: { email: string }) => {
    try {
      await forget.mutateAsync({ email: values.email.trim() });
      if (sentTo) showSuccess('Check your mail', 'If there is such an account, another link is on its way.');
      setSentTo(values.email.trim());
    } catch (error) {
      setServerIssues(form, error);
      showError('No mail was sent', failureText(error, 'Please try again.'));
    }
  };

  if (sentTo !== undefined) {
    return (
      <AuthLayout
        tabTitle="Check your mail"
        title="Check your mail"
        purpose="The link in it sets a new password."
      >
        <Stack>
          <WhatComes email={sentTo} />
          <Button size="md" loading={forget.isPending} onClick={() => send({ email: sentTo })}>
            Send another mail
          </Button>
          <Button variant="default" onClick={() => setSentTo(undefined)}>
            Use another address
          </Button>
          <BackToSignIn email={sentTo} />
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      tabTitle="Forgot password"
      title="Forgot your password?"
      purpose="We send you a link that sets a new one."
    >
      <form onSubmit={form.onSubmit(send)} noValidate>
        <Stack>
          <TextInput
            label="Email"
            // The button that led here has been unmounted.
            autoFocus={forget.isSuccess}
            {...emailInput}
            autoComplete="username"
            withAsterisk
            size="md"
            {...form.getInputProps('email')}
          />
          <Button type="submit" size="md" loading={forget.isPending}>
            Send the link
          </Button>
          <BackToSignIn />
        </Stack>
      </form>
    </AuthLayout>
  );
}

function WhatComes({ email }: { email: string }) {
  const words = useFirstFocus<HTMLParagraphElement>();
  return (
    <Text ref={words} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
      If <strong>{email}</strong> has an account, a mail is on its way. Its link works once, for 30 minutes.
      Nothing there? Look into the spam folder, and at how the address is written.
    </Text>
  );
}
