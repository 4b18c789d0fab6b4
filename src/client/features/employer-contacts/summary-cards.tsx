import { Skeleton, Text } from '@mantine/core';
import { IconClockHour4, IconMailOpened, IconMessageReply, IconUsers } from '@tabler/icons-react';
import { countText, numberText } from '../../../contracts/count-text';
import { type EmployerContactFigures, fewContacts } from '../../../contracts/employer-contact';
import { StatCard, StatCards } from '../../ui/stat-card';
import { Trend } from '../analytics/summary-cards';
import classes from './employer-contacts.module.css';

/** '2.5 days', 'Less than 0.1 days'. */
export const daysText = (days: number) => (days < 0.1 ? 'Under 0.1 days' : countText(days, 'day'));

/** The four figures that say the most. @param figures undefined until they have loaded */
export function SummaryCards({ figures }: { figures: EmployerContactFigures | undefined }) {
  const placeholder = <Skeleton height={38} width={72} />;
  const lacking = fewContacts - (figures?.responseCases ?? 0);
  const median = figures?.medianResponseDays;
  return (
    <StatCards label="Summary">
      <StatCard
        icon={IconUsers}
        label="Total Contacts"
        note={figures && <Trend trend={figures.monthlyTrend} before="the 30 days before" />}
      >
        {figures ? numberText(figures.total) : placeholder}
      </StatCard>
      <StatCard icon={IconMailOpened} label="New" note={<Note text="Nothing done about them yet" />}>
        {figures ? numberText(figures.new) : placeholder}
      </StatCard>
      <StatCard icon={IconMessageReply} label="Responded" note={<Note text="You have answered them" />}>
        {figures ? numberText(figures.responded) : placeholder}
      </StatCard>
      <StatCard
        icon={IconClockHour4}
        label="Average Response Time"
        note={
          figures && (
            <Note
              text={
                median == null
                  ? `${countText(lacking, 'more answer')} needed`
                  : `Median of ${countText(figures.responseCases, 'answer')}`
              }
            />
          )
        }
      >
        {!figures ? (
          placeholder
        ) : median == null ? (
          <span className={classes.lacking}>Not enough data yet</span>
        ) : (
          daysText(median)
        )}
      </StatCard>
    </StatCards>
  );
}

const Note = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed">
    {text}
  </Text>
);
