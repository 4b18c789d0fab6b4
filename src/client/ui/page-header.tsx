import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { SeeIt, SeeItButton } from './see-it';

interface PageHeaderProps {
  title: string;
  /** One sentence: what the screen is for. */
  purpose: string;
  /** The primary action. */
  action?: ReactNode;
}

export function PageHeader({ title, purpose, action }: PageHeaderProps) {
  const { show } = useContext(SeeIt);
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="md" mb="xl">
      <Stack gap={4} maw="44rem">
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{purpose}</Text>
      </Stack>
      {(action || show) && (
        <Group gap="xs">
          {action}
          <SeeItButton />
        </Group>
      )}
    </Group>
  );
}
