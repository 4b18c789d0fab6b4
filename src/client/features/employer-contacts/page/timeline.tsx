import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { TimelineEvent } from '../../../../contracts/employer-contact';
import { QueryFailure } from '../../../api/query-failure';
import { dayOf, timeOf } from '../../../ui/instant-text';
import { TitledCard } from '../../../ui/titled-card';
import { eventText } from './event-text';
import { NewNote } from './new-note';
import { NoteActions } from './note-actions';
import classes from './timeline.module.css';
import type { useTimeline } from './use-timeline';

/** How many lines are drawn at first, and added on each request for more. */
const linesShown = 50;

interface TimelineProps {
  contactId: string;
  timeline: ReturnType<typeof useTimeline>;
}

/** Everything that happened with a contact, newest first. */
export function Timeline({ contactId, timeline: { pages, events = [], arrived } }: TimelineProps) {
  const [limit, setLimit] = useState(linesShown);
  const hasMore = events.length > limit || pages.hasNextPage;
  function showMore() {
    setLimit(limit + linesShown);
    if (events.length <= limit + linesShown && pages.hasNextPage) void pages.fetchNextPage();
  }
  return (
    <TitledCard
      title="Timeline"
      purpose="Everything that happened, newest first. New things appear by themselves."
    >
      <Stack gap="md">
        <NewNote contactId={contactId} />
        {pages.isError && !pages.data ? (
          <QueryFailure title="Failed to fetch the timeline" query={pages} />
        ) : (
          pages.isPending && <Skeleton height={240} />
        )}
        {byDay(events.slice(0, limit)).map(({ day, events: happened }) => (
          <section key={day} aria-label={day}>
            <Text size="sm" fw={600} c="dimmed" mb="xs">
              {day}
            </Text>
            <ol className={classes.events}>
              {happened.map((event) => (
                <Event key={event.id} event={event} isNew={arrived.has(event.id)} />
              ))}
            </ol>
          </section>
        ))}
        {hasMore && (
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={showMore}>
            Show more
          </Button>
        )}
      </Stack>
    </TitledCard>
  );
}

function Event({ event, isNew }: { event: TimelineEvent; isNew: boolean }) {
  const { icon: Icon, title, details } = eventText(event);
  return (
    <li className={classes.event} data-kind={event.kind} data-new={isNew || undefined}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <Text fw={600}>{title}</Text>
          {isNew && <span className={classes.fresh}>New</span>}
          <Text size="sm" c="dimmed" component="time" dateTime={event.at} className={classes.time}>
            {timeOf(event.at)}
          </Text>
        </div>
        {details && <div className={classes.details}>{details}</div>}
        {event.kind === 'note' && <NoteActions note={event} />}
      </div>
    </li>
  );
}

/** The events, in their order, under their days. */
function byDay(events: TimelineEvent[]): { day: string; events: TimelineEvent[] }[] {
  const days: { day: string; events: TimelineEvent[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
