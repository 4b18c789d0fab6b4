import { Card, Group, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

/** Cards of one figure each, side by side. */
export const StatCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className={classes.cards}>
    {children}
  </section>
);

interface StatCardProps {
  icon: TablerIcon;
  label: string;
  /** The figure. */
  children: ReactNode;
  /** What the owner should know about it. */
  note?: ReactNode;
}

export function StatCard({ icon: Icon, label, children, note }: StatCardProps) {
  return (
    <Card padding="md">
      <Group gap="xs" wrap="nowrap" c="dimmed">
        <Icon size={20} stroke={1.6} style={{ flex: 'none' }} aria-hidden />
        <Text size="sm">{label}</Text>
      </Group>
      <div className={classes.value}>{children}</div>
      {note}
    </Card>
  );
}
