import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SeeItButton } from './see-it';

interface PageHeaderProps {
  title: string;
  /** One sentence: what the screen is for. */
  purpose: string;
  /** The primary action. */
  action?: ReactNode;
}

export const PageHeader = ({ title, purpose, action }: PageHeaderProps) => (
  <Group component="header" justify="space-between" align="flex-end" gap="md" mb="xl">
    <Stack gap={4} maw="44rem">
      <Group gap={4} align="flex-start" wrap="nowrap">
        <Title order={1}>{title}</Title>
        <SeeItButton />
      </Group>
      <Text c="dimmed">{purpose}</Text>
    </Stack>
    {action}
  </Group>
);
