import { Text } from '@mantine/core';
import {
  IconArrowDownRight,
  IconArrowUpRight,
  IconClock,
  IconEye,
  IconHeartHandshake,
  IconMinus,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AnalyticsSummary } from '../../../contracts/analytics';
import { numberText } from '../../../contracts/count-text';
import { durationText } from '../../../contracts/view-names';
import { StatCard, StatCards } from '../../ui/stat-card';
import classes from './analytics.module.css';
import { percentText, periodBefore, trendText } from './figure-text';

interface Card {
  key: keyof AnalyticsSummary['trends'];
  label: string;
  icon: TablerIcon;
  text: (figure: number) => string;
}

const cards: Card[] = [
  { key: 'totalViews', label: 'Total Views', icon: IconEye, text: numberText },
  { key: 'uniqueViews', label: 'Unique Visitors', icon: IconUsers, text: numberText },
  { key: 'engagementRate', label: 'Engagement Rate', icon: IconHeartHandshake, text: percentText },
  { key: 'averageSessionDuration', label: 'Avg. Session', icon: IconClock, text: durationText },
];

/** The four figures that say the most, and how they have changed. */
export function SummaryCards({ summary }: { summary: AnalyticsSummary }) {
  return (
    <StatCards label="Summary">
      {cards.map(({ key, label, icon, text }) => (
        <StatCard
          key={key}
          icon={icon}
          label={label}
          note={<Trend trend={summary.trends[key]} before={periodBefore(summary.period)} />}
        >
          {text(summary[key])}
        </StatCard>
      ))}
    </StatCards>
  );
}

/** A change in words, with an arrow. */
export function Trend({ trend, before }: { trend: number | null; before: string }) {
  const Icon = !trend ? IconMinus : trend > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <Text size="sm" className={classes.trend} data-rising={(trend ?? 0) > 0 || undefined}>
      <Icon size={16} aria-hidden />
      {trendText(trend, before)}
    </Text>
  );
}
