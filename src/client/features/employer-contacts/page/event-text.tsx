import {
  IconArrowRight,
  IconCalendarEvent,
  IconChecks,
  IconEye,
  IconLink,
  IconLinkOff,
  IconMail,
  IconMessage,
  IconNote,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numberText } from '../../../../contracts/count-text';
import { dateText } from '../../../../contracts/date-text';
import type { TimelineEvent } from '../../../../contracts/employer-contact';
import { durationText, sectionName } from '../../../../contracts/view-names';
import { Prose } from '../../../ui/card-parts';
import { deviceName, downloadName } from '../../analytics/figure-text';
import { statusLabel } from '../contact-filter';
import { RoundPlace, roundTime } from './round-text';

/** A line of the timeline in words. */
export interface EventWords {
  icon: TablerIcon;
  title: string;
  details?: ReactNode;
}

type EventOf<K extends TimelineEvent['kind']> = Extract<TimelineEvent, { kind: K }>;

/** What happened, in plain words. */
export function eventText(event: TimelineEvent): EventWords {
  switch (event.kind) {
    case 'status':
      return { icon: IconArrowRight, title: statusWords(event) };
    case 'note':
      return { icon: IconNote, title: 'Note', details: <Prose text={event.text} /> };
    case 'mail':
      return { icon: IconMail, title: 'You began a mail' };
    case 'round':
      return {
        icon: IconUsers,
        title: `Interview round: ${event.round}`,
        details: <RoundDetails {...event} />,
      };
    case 'message':
      return { icon: IconMessage, title: messageWords(event), details: <MessageDetails {...event} /> };
    case 'link-made':
      return { icon: IconLink, title: `Link “${event.label}” made` };
    case 'link-opened':
      return { icon: IconEye, title: openedWords(event), details: <OpenDetails {...event} /> };
    case 'link-revoked':
      return { icon: IconLinkOff, title: `Link “${event.label}” revoked` };
    case 'next-action':
      return { icon: event.nextAction ? IconCalendarEvent : IconChecks, title: nextWords(event) };
  }
}

const statusWords = ({ from, to }: EventOf<'status'>) =>
  from ? `Moved from ${statusLabel(from)} to ${statusLabel(to)}` : `Began as ${statusLabel(to)}`;

const messageWords = ({ label }: EventOf<'message'>) =>
  label === null ? 'Message through your page' : `Message through the link “${label}”`;

function nextWords({ nextAction, nextActionOn }: EventOf<'next-action'>): string {
  const day = nextActionOn && dateText(nextActionOn);
  if (!nextAction) return day ? `Next action on ${day}` : 'Next action done or taken away';
  return day ? `Next action: ${nextAction}, on ${day}` : `Next action: ${nextAction}`;
}

/** A second reader got the link from the first one. */
const openedWords = ({ label, reader }: EventOf<'link-opened'>) =>
  reader > 1 ? `“${label}” was opened by reader ${numberText(reader)}` : `“${label}” was opened`;

function RoundDetails(round: EventOf<'round'>) {
  const { outcome, note } = round;
  return (
    <>
      <p>
        {roundTime(round)}
        {outcome && `: ${outcome}`}
      </p>
      <RoundPlace round={round} />
      <Prose text={note} />
    </>
  );
}

function MessageDetails({ text, sender }: EventOf<'message'>) {
  const { name, role, company, email } = sender ?? {};
  const from = [name, role, company, email].filter(Boolean).join(', ');
  return (
    <>
      {from && <p>From {from}</p>}
      <Prose text={text} />
    </>
  );
}

function OpenDetails(event: EventOf<'link-opened'>) {
  const { location, device, seconds, sections, videoSeconds, downloads, reader } = event;
  const visit = [
    location,
    device && deviceName(device),
    seconds > 0 ? `${durationText(seconds)} on the page` : 'time not reported yet',
  ];
  const read = sections.map(({ section, seconds: time }) =>
    time > 0 ? `${sectionName(section)} ${durationText(time)}` : sectionName(section),
  );
  return (
    <>
      <p>{visit.filter(Boolean).join(' · ')}</p>
      {reader > 1 && <p>From another network or device than the readers before: the link was passed on.</p>}
      {read.length > 0 && <p>Read: {read.join(', ')}</p>}
      {videoSeconds > 0 && <p>Watched {durationText(videoSeconds)} of the video</p>}
      {downloads.length > 0 && <p>Downloaded: {downloads.map(downloadName).join(', ')}</p>}
    </>
  );
}
