import { Card, Text } from '@mantine/core';
import { IconCalendarStats, IconEye, IconMail, type TablerIcon } from '@tabler/icons-react';
import { numberText } from '../../../contracts/count-text';
import type { Dashboard } from '../../../contracts/dashboard';
import classes from './share.module.css';

/** The results of sharing so far. */
export function Stats({
  dashboard: { profileViews, dailyViews, employerContacts },
}: {
  dashboard: Dashboard;
}) {
  const recent = dailyViews.reduce((sum, views) => sum + views, 0);
  return (
    <Card component="section" aria-label="What has come of it so far" className={classes.stats}>
      <Stat icon={IconEye} label="Profile views" value={profileViews} />
      <Stat icon={IconCalendarStats} label={`Views in the last ${dailyViews.length} days`} value={recent} />
      <Stat icon={IconMail} label="Employer contacts" value={employerContacts} />
    </Card>
  );
}

interface StatProps {
  icon: TablerIcon;
  label: string;
  value: number;
}

function Stat({ icon: Icon, label, value }: StatProps) {
  return (
    <div className={classes.stat}>
      <Text size="sm" c="dimmed" className={classes.statLabel}>
        <Icon size={18} stroke={1.6} aria-hidden />
        {label}
      </Text>
      <Text className={classes.statValue}>{numberText(value)}</Text>
    </div>
  );
}
