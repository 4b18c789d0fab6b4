import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { showError } from '../../ui/toast';
import { useForm } from '../../ui/use-form';

interface SecondFactorFormProps {
  isBusy: boolean;
  /** Why the last code was refused. */
  error: string | undefined;
  onSubmit(code: string): void;
  onBack(): void;
}

const kinds = {
  app: {
    purpose: 'Your password is right. Now enter the six figures that your authenticator app shows.',
    label: 'Authentication code',
    other: 'Use a recovery code',
  },
  recovery: {
    purpose: 'Your password is right. Now enter one of your recovery codes; it works once.',
    label: 'Recovery code',
    other: 'Use the authenticator app',
  },
} as const;

/** The second step of sign-in: a code from the app or a recovery code. */
export function SecondFactorForm({ isBusy, error, onSubmit, onBack }: SecondFactorFormProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const form = useForm({ initialValues: { code: '' } });
  const { purpose, label, other } = kinds[kind];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The error is announced with the field.
    if (error) field.current?.select();
  }, [error]);

  const handleSubmit = form.onSubmit(({ code }) => {
    if (!code.trim()) return showError('Validation error', 'Please fill in all fields.');
    onSubmit(code);
  });
  const handleOther = () => {
    form.reset();
    setKind(kind === 'app' ? 'recovery' : 'app');
  };

  return (
    <form onSubmit={handleSubmit} noValidate aria-labelledby="second-factor">
      <Stack>
        <div>
          <Title order={2} id="second-factor" size="h3">
            Two-factor sign-in
          </Title>
          <Text mt={4}>{purpose}</Text>
        </div>
        <TextInput
          key={kind}
          ref={field}
          label={label}
          autoFocus
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          withAsterisk
          size="md"
          {...form.getInputProps('code')}
          error={error}
        />
        <Button type="submit" size="md" loading={isBusy}>
          Sign In
        </Button>
        <Button variant="subtle" onClick={handleOther}>
          {other}
        </Button>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      </Stack>
    </form>
  );
}
