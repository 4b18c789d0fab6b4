import { Skeleton } from '@mantine/core';
import { IconCrown, IconShield, IconUserCheck, IconUsers, type TablerIcon } from '@tabler/icons-react';
import type { AdminStats } from '../../../contracts/admin/stats';
import { numberText } from '../../../contracts/count-text';
import { trpc } from '../../api/trpc';
import { StatCard, StatCards } from '../../ui/stat-card';
import { FetchFailure } from './fetch-failure';

const cards: { key: keyof AdminStats; label: string; icon: TablerIcon }[] = [
  { key: 'totalUsers', label: 'Total Users', icon: IconUsers },
  { key: 'activeUsers', label: 'Active Users', icon: IconUserCheck },
  { key: 'premiumUsers', label: 'Premium Users', icon: IconCrown },
  { key: 'adminUsers', label: 'Admin Users', icon: IconShield },
];

/** The number of accounts by kind. */
export function AccountCounts() {
  const stats = trpc.admin.users.stats.useQuery();
  if (stats.isError) return <FetchFailure query={stats} />;
  return (
    <StatCards label="Accounts">
      {cards.map(({ key, label, icon }) => (
        <StatCard key={key} icon={icon} label={label}>
          {stats.data ? numberText(stats.data.stats[key]) : <Skeleton height={38} width={72} />}
        </StatCard>
      ))}
    </StatCards>
  );
}
