import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyButtonProps {
  label: string;
  isCopied: boolean;
  onCopy: () => void;
}

/** Says for two seconds that something was copied. */
export function CopyButton({ label, isCopied, onCopy }: CopyButtonProps) {
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={onCopy}>
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
