import { Progress as Bar, Card, Text, Title } from '@mantine/core';
import { IconChartDonut, IconEye, IconMail, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numberText } from '../../../contracts/count-text';
import type { Dashboard } from '../../../contracts/dashboard';
import classes from './dashboard.module.css';
import { type Progress, partCount } from './parts';
import { ScreenLink } from './screen-link';
import { Sparkline } from './sparkline';

interface FiguresProps {
  dashboard: Dashboard;
  progress: Progress;
}

/** The portfolio's figures. */
export function Figures({ dashboard, progress }: FiguresProps) {
  const { profileViews: views, employerContacts: contacts, dailyViews } = dashboard;
  return (
    <section aria-labelledby="figures-title">
      <Title order={2} id="figures-title" mb="md">
        Your Figures
      </Title>
      <div className={classes.figures}>
        <Figure
          icon={IconEye}
          label="Profile views"
          path="/analytics"
          value={numberText(views)}
          note={views === 0 ? 'Share your portfolio to get the first one.' : viewsNote(dailyViews)}
        >
          <Sparkline values={dailyViews} />
        </Figure>
        <Figure
          icon={IconMail}
          label="Employer contacts"
          path="/employer-contacts"
          value={numberText(contacts)}
          note={contactNote(views, contacts)}
        >
          <Bar
            value={views === 0 ? 0 : Math.min(100, (contacts / views) * 100)}
            color="coral"
            classNames={{ root: classes.bar }}
            aria-hidden
          />
        </Figure>
        <Figure
          icon={IconChartDonut}
          label="Completeness"
          value={`${progress.percent}%`}
          note={`${progress.done} of ${partCount} sections hold something.`}
        />
      </div>
    </section>
  );
}

const viewsNote = (daily: number[]) =>
  `${numberText(daily.reduce((sum, views) => sum + views, 0))} in the last ${daily.length} days.`;

/** The ratio of contacts to views, in words. */
function contactNote(views: number, contacts: number): string {
  if (contacts === 0) return 'Employers who write to you are counted here.';
  if (views <= contacts) return 'Employers you are in touch with.';
  return `One for every ${numberText(Math.round(views / contacts))} views.`;
}

interface FigureProps {
  icon: TablerIcon;
  label: string;
  /** Where the figure is explained; left out if it is explained here. */
  path?: string;
  value: string;
  note: string;
  /** A small chart. */
  children?: ReactNode;
}

function Figure({ icon: Icon, label, path, value, note, children }: FigureProps) {
  return (
    <Card padding={0} className={classes.action}>
      <ScreenLink path={path} className={classes.figure}>
        <span className={classes.figureLabel}>
          <Icon size={20} stroke={1.6} aria-hidden />
          {label}
        </span>
        <span className={classes.figureValue}>{value}</span>
        <div>{children}</div>
        <Text span size="sm" c="dimmed">
          {note}
        </Text>
      </ScreenLink>
    </Card>
  );
}
