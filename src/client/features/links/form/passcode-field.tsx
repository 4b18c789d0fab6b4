import { Button, Group, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { passcodeLength } from '../../../../contracts/link';
import classes from './link-form.module.css';

interface PasscodeFieldProps {
  /** Whether the stored link has one, which is never shown again. */
  isSet: boolean;
  /** Undefined: as it is. Null: none. */
  value: string | null | undefined;
  onChange: (value: string | null | undefined) => void;
  error?: ReactNode;
}

/** What the reader has to type before the page shows. */
export function PasscodeField({ isSet, value, onChange, error }: PasscodeFieldProps) {
  if (isSet && (value === undefined || value === null)) {
    const isKept = value === undefined;
    return (
      <fieldset className={classes.set}>
        <Text component="legend" size="sm" fw={500}>
          Passcode
        </Text>
        <Text size="sm" c="dimmed" mb="xs" role="status">
          {isKept
            ? 'Readers are asked for the one that you set. It is kept as a hash and cannot be shown again.'
            : 'Once you save, readers are no longer asked for one.'}
        </Text>
        <Group gap="xs">
          {isKept && (
            <Button variant="default" size="sm" onClick={() => onChange('')}>
              Set another
            </Button>
          )}
          <Button variant="default" size="sm" onClick={() => onChange(isKept ? null : undefined)}>
            {isKept ? 'Take it away' : 'Keep it'}
          </Button>
        </Group>
      </fieldset>
    );
  }
  return (
    <TextInput
      label="Passcode"
      description="Readers type it before they see anything. Tell them by another way than the link."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={passcodeLength.max}
      // Empty means none; an existing one stays.
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      error={error}
      data-path="passcode"
    />
  );
}
