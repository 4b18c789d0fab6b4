import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyButtonProps {
  label: string;
  isCopied: boolean;
  /** Whether copying is what the screen is for. */
  isPrimary?: boolean;
  onCopy: () => void;
}

/** Says for two seconds that something was copied. */
export function CopyButton({ label, isCopied, isPrimary = false, onCopy }: CopyButtonProps) {
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={onCopy}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
