import { Card, Group, Skeleton, Text } from '@mantine/core';
import { IconCrown, IconShield, IconUserCheck, IconUsers, type TablerIcon } from '@tabler/icons-react';
import type { AdminStats } from '../../../contracts/admin/stats';
import { trpc } from '../../api/trpc';
import { numberText } from '../../ui/count-text';
import classes from './admin.module.css';
import { FetchFailure } from './fetch-failure';

const cards: { key: keyof AdminStats; label: string; icon: TablerIcon }[] = [
  { key: 'totalUsers', label: 'Total Users', icon: IconUsers },
  { key: 'activeUsers', label: 'Active Users', icon: IconUserCheck },
  { key: 'premiumUsers', label: 'Premium Users', icon: IconCrown },
  { key: 'adminUsers', label: 'Admin Users', icon: IconShield },
];

/** The number of accounts by kind. */
export function StatCards() {
  const stats = trpc.admin.users.stats.useQuery();
  if (stats.isError) return <FetchFailure query={stats} />;
  return (
    <section aria-label="Accounts" className={classes.stats}>
      {cards.map(({ key, label, icon: Icon }) => (
        <Card key={key} padding="md">
          <Group gap="xs" wrap="nowrap" c="dimmed">
            <Icon size={20} stroke={1.6} aria-hidden />
            <Text size="sm">{label}</Text>
          </Group>
          <div className={classes.statValue}>
            {stats.data ? numberText(stats.data.stats[key]) : <Skeleton height={38} width={72} />}
          </div>
        </Card>
      ))}
    </section>
  );
}
