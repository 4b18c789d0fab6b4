import { useCallback, useEffect, useRef, useState } from 'react';
import { type TimelineEvent, timelineLength } from '../../../../contracts/employer-contact';
import { trpc } from '../../../api/trpc';
import { usePages } from '../../../api/use-pages';
import { useChangeTokenOptions, useOnChange } from '../../../session/use-change-token';
import { announce } from '../../../ui/announce';
import { eventText } from './event-text';

/** What happened with a contact, newest first, kept up to date while it is visible. */
export function useTimeline(id: string) {
  const { client } = trpc.useUtils();
  const isLive = useContactChangeToken(id);
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
 * @returns whether it may be asked for: what is read after the first change token misses nothing
 */
function useContactChangeToken(id: string): boolean {
  const utils = trpc.useUtils();
  const { data, isFetched } = trpc.employerContacts.changeToken.useQuery({ id }, useChangeTokenOptions());
  const refresh = useCallback(() => {
    void utils.employerContacts.timeline.invalidate();
    void utils.employerContacts.get.invalidate({ id });
    void utils.employerContacts.sentDocuments.list.invalidate({ id });
    void utils.employerContacts.hints.list.invalidate();
    void utils.employerContacts.figures.invalidate();
    void utils.links.list.invalidate();
    // The list shows the contact too, when it is opened again.
    void utils.employerContacts.list.invalidate();
  }, [utils, id]);
  useOnChange(data?.changeToken, refresh);
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
    announce(`New: ${eventText(newest).title}.`);
  }, [newest]);
  return new Set(arrived?.map(({ id }) => id));
}
