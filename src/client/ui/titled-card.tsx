import { Card, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface TitledCardProps {
  title: string;
  /** One sentence: what it is for. */
  purpose?: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A card about one subject. */
export function TitledCard({ title, purpose, action, className, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className={className}>
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
