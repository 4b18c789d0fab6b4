import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { PasswordField } from '../../ui/password-field';

interface ProofFieldsProps {
  form: { getInputProps: (field: 'password' | 'code') => GetInputPropsReturnType };
  /** Whether two-factor sign-in is on. */
  needsCode?: boolean;
}

/** The fields that confirm the caller's identity. */
export function ProofFields({ form, needsCode }: ProofFieldsProps) {
  return (
    <>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      {needsCode && (
        <TextInput
          size="md"
          withAsterisk
          label="Code of your authenticator app"
          description="Or one of your recovery codes."
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
      )}
    </>
  );
}
