import { countText } from '../../../../contracts/count-text';
import { dateText } from '../../../../contracts/date-text';
import type { TimelineEvent } from '../../../../contracts/employer-contact';
import { SafeLink } from '../../../ui/card-parts';
import { timeOf } from '../../../ui/instant-text';

/** An interview round, as the timeline has it. */
export type Round = Extract<TimelineEvent, { kind: 'round' }>;

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'December 3, 2026 at 2:30 PM, 45 minutes'; the zone is named where it is not the browser's. */
export function roundTime({ date, time, timeZone, minutes }: Round): string {
  const clock = time && timeOf(`${date}T${time}:00`);
  const zone = clock && timeZone !== browserTimeZone() ? ` (${timeZone})` : '';
  const length = minutes === null ? '' : `, ${countText(minutes, 'minute')}`;
  return dateText(date) + (clock ? ` at ${clock}${zone}` : '') + length;
}

/** Where a round is: its place, and the link to its meeting. */
export const RoundPlace = ({ round: { place, meetingUrl } }: { round: Round }) =>
  place || meetingUrl ? (
    <div>
      {place}
      {place && meetingUrl && ' · '}
      {meetingUrl && <SafeLink href={meetingUrl}>Open the meeting</SafeLink>}
    </div>
  ) : null;
