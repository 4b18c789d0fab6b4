import { employerContactStatuses } from '../../../src/contracts/employer-contact';
import type { TrueEvent } from './true-search';

const labelOf = (status: unknown) => employerContactStatuses.find(({ key }) => key === status)?.label;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The first line of an event on the screen, by the script. */
export function titleOf(event: TrueEvent): string {
  switch (event.kind) {
    case 'status':
      return event.from
        ? `Moved from ${labelOf(event.from)} to ${labelOf(event.to)}`
        : `Began as ${labelOf(event.to)}`;
    case 'note':
      return 'Note';
    case 'mail':
      return 'You began a mail';
    case 'round':
      return `Interview round: ${event.round}`;
    case 'message':
      return event.label ? `Message through the link “${event.label}”` : 'Message through your page';
    case 'link-made':
      return `Link “${event.label}” made`;
    case 'link-revoked':
      return `Link “${event.label}” revoked`;
    case 'link-opened':
      return `“${event.label}” was opened${Number(event.reader) > 1 ? ` by reader ${event.reader}` : ''}`;
    case 'next-action':
      return event.nextAction
        ? `Next action: ${event.nextAction}, on ${days.format(new Date(String(event.nextActionOn)))}`
        : 'Next action done or taken away';
    default:
      throw new Error(`The script knows no words for ${event.kind}.`);
  }
}
