import { useCallback, useEffect, useRef, useState } from 'react';
import { type TimelineEvent, timelineLength } from '../../../../contracts/employer-contact';
import { trpc } from '../../../api/trpc';
import { usePages } from '../../../api/use-pages';
import { useOnPulse, usePulseOptions } from '../../../session/use-pulse';
import { announce } from '../../../ui/announce';
import { eventWords } from './event-text';

/** What happened with a contact, newest first, kept up to date while it is visible. */
export function useTimeline(id: string) {
  const { client } = trpc.useUtils();
  const isLive = useContactPulse(id);
  const pages = usePages(
    [['employerContacts', 'timeline'], { id }],
    async (before) => {
      const events = await client.employerContacts.timeline.query({ id, ...(before && { before }) });
      return { events, next: events.length < timelineLength ? null : (events.at(-1)?.id ?? null) };
    },
    isLive,
  );
  const events = pages.data?.pages.flatMap((page) => page.events);
  const arrived = useArrivals(events);
  return { pages, events, arrived };
}

/**
 * Refetches the contact whenever something has happened with it, as long as the tab is visible.
 * @returns whether it may be asked for: what is read after the first pulse misses nothing
 */
function useContactPulse(id: string): boolean {
  const utils = trpc.useUtils();
  const { data, isFetched } = trpc.employerContacts.pulse.useQuery({ id }, usePulseOptions());
  const refresh = useCallback(() => {
    void utils.employerContacts.timeline.invalidate();
    void utils.employerContacts.get.invalidate({ id });
    void utils.employerContacts.hints.list.invalidate();
    void utils.employerContacts.figures.invalidate();
    void utils.links.list.invalidate();
    // The list shows the contact too, when it is opened again.
    void utils.employerContacts.list.invalidate();
  }, [utils, id]);
  useOnPulse(data?.pulse, refresh);
  return isFetched;
}

/** Events that others cause, which this user has not seen yet. */
const doneByOthers = new Set<TimelineEvent['kind']>(['message', 'link-opened']);

/** Announces what others do while the page is open. @returns the ids of that */
function useArrivals(events: TimelineEvent[] | undefined): ReadonlySet<string> {
  /** The time of the newest line when the timeline was opened. */
  const [since, setSince] = useState<string>();
  if (events && since === undefined) setSince(events[0]?.at ?? '');
  const arrived = events?.filter(
    ({ at, kind }) => since !== undefined && at > since && doneByOthers.has(kind),
  );
  const [newest] = arrived ?? [];
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (!newest || announced.current === newest.id) return;
    announced.current = newest.id;
    announce(`New: ${eventWords(newest).title}.`);
  }, [newest]);
  return new Set(arrived?.map(({ id }) => id));
}
