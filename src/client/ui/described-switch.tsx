import { Switch, type SwitchProps, Text } from '@mantine/core';
import { useId } from 'react';
import classes from './switch.module.css';

interface DescribedSwitchProps extends Omit<SwitchProps, 'description' | 'onChange'> {
  /** What the switch does, or what follows from its state. */
  hint: string | undefined;
  onChange: (on: boolean) => void;
}

/** A switch with a hint, which is read out as its description; Mantine's own would become a part of its name. */
export function DescribedSwitch({ hint, onChange, ...input }: DescribedSwitchProps) {
  const hintId = useId();
  return (
    <div>
      <Switch
        aria-describedby={hint && hintId}
        classNames={{ track: classes.track }}
        styles={{ body: { alignItems: 'center', minHeight: '2.75rem' } }}
        {...input}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {hint && (
        <Text id={hintId} size="xs" c="dimmed" className={classes.hint}>
          {hint}
        </Text>
      )}
    </div>
  );
}
