import { Card, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  /** One sentence: what it is for. */
  purpose?: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One subject of the settings. */
export function SettingsCard({ title, purpose, action, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="sm" mb={children ? 'lg' : 0}>
        <div style={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Title order={2} id={id} fz="h3">
            {title}
          </Title>
          {purpose && (
            <Text c="dimmed" mt={4} maw="60ch">
              {purpose}
            </Text>
          )}
        </div>
        {action}
      </Group>
      {children}
    </Card>
  );
}
