import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A field for a password, which can be shown while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="md"
      withAsterisk
      visibilityToggleFocusable
      // Mantine marks the box around it only.
      aria-invalid={Boolean(props.error)}
      visibilityToggleButtonProps={{ 'aria-label': `Show what is typed as ${props.label}` }}
      {...props}
    />
  );
}
