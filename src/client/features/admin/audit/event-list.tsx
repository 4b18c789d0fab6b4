import { Card, Text, Title } from '@mantine/core';
import type { LoggedEvent } from '../../../../contracts/admin/audit-log';
import { auditEvents } from '../../../../contracts/audit';
import { dayOf, exactTimeOf } from '../../../ui/instant-text';
import classes from './audit.module.css';
import { eventFacts } from './event-text';

const labels: Record<string, string> = auditEvents;

/** Events, the newest first, day by day. */
export function EventList({ events }: { events: LoggedEvent[] }) {
  return (
    <Card padding="md" component="section" aria-label="Events">
      {daysOf(events).map(({ day, events: those }) => (
        <div key={day} className={classes.day}>
          <Title order={2} size="h4">
            {day}
          </Title>
          <ul className={classes.list} aria-label={day}>
            {those.map((entry) => (
              <EventRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

function daysOf(events: LoggedEvent[]) {
  const days: { day: string; events: LoggedEvent[] }[] = [];
  for (const entry of events) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(entry);
    else days.push({ day, events: [entry] });
  }
  return days;
}

const EventRow = ({ entry }: { entry: LoggedEvent }) => (
  <li className={classes.row}>
    <Text size="sm" fw={600} className={classes.what}>
      {labels[entry.event] ?? entry.event}
    </Text>
    <Text size="sm" c="dimmed" className={classes.facts}>
      {eventFacts(entry)}
    </Text>
    <Text size="sm" c="dimmed" component="time" dateTime={entry.at} className={classes.time}>
      {exactTimeOf(entry.at)}
    </Text>
  </li>
);
