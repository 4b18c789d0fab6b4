import { UnstyledButton } from '@mantine/core';
import { IconLock, IconWorld } from '@tabler/icons-react';
import classes from './public-switch.module.css';

interface PublicSwitchProps {
  name: string;
  isPublic: boolean;
  off?: boolean;
  onChange: (isPublic: boolean) => void;
}

/** Who sees the entry, as the word that is the switch. */
export const PublicSwitch = ({ name, isPublic, off = false, onChange }: PublicSwitchProps) => {
  const Icon = isPublic ? IconWorld : IconLock;
  return (
    <UnstyledButton
      className={classes.public}
      role="switch"
      aria-checked={isPublic}
      aria-label={`Public: ${name}`}
      disabled={off}
      onClick={() => onChange(!isPublic)}
    >
      <Icon size={14} aria-hidden />
      {isPublic ? 'Public' : 'Private'}
    </UnstyledButton>
  );
};
