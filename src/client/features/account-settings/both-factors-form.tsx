import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { bothFactors } from '../../../contracts/two-factor';
import { failureReason } from '../../failure-reason';
import { PasswordField } from '../../ui/password-field';
import { showError } from '../../ui/toast';
import { setServerIssues, useZodForm } from '../../ui/use-zod-form';

interface BothFactorsFormProps<Answer> {
  purpose: string;
  /** What the button says. */
  submit: string;
  send: (proof: { password: string; code: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Asks for password and code before something that makes signing in weaker. */
export function BothFactorsForm<Answer>({ purpose, submit, send, onDone }: BothFactorsFormProps<Answer>) {
  const form = useZodForm(bothFactors, { password: '', code: '' });
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = form.onSubmit(async (proof) => {
    setBusy(true);
    try {
      onDone(await send(proof));
    } catch (error) {
      setServerIssues(form, error);
      showError('Error', failureReason(error, 'Failed to change two-factor sign-in'));
    } finally {
      setBusy(false);
    }
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text>{purpose}</Text>
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <TextInput
          size="md"
          withAsterisk
          label="Code of your authenticator app"
          description="Or one of your recovery codes."
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
        <Button type="submit" mih={44} loading={isBusy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
