import { Stack, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  message: string;
  action?: ReactNode;
}

/** The empty state of a list: an icon, one sentence, one action. */
export function EmptyState({ icon, message, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="md" py={48} px="md" ta="center">
      <ThemeIcon size={64} radius="xl" variant="light" aria-hidden>
        {icon}
      </ThemeIcon>
      <Text c="dimmed" maw="32rem">
        {message}
      </Text>
      {action}
    </Stack>
  );
}
