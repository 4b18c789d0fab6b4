import { contentLines, escapedText } from './content-lines';

/** An event: of a whole day, or of a time. */
export interface CalendarEvent {
  /** Identical in every export, so that calendars update the event instead of adding it again. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** When it begins and how long it lasts; undefined for the whole day. */
  time?: { startsAt: string; minutes: number } | undefined;
  location?: string | null;
  title: string;
  description: string | null;
  /** Where it can be read and edited. */
  url: string;
  /** An instant, ISO 8601. */
  changedAt: string;
}

/** How long before its time an event reminds of itself. */
const minutesOfNotice = 60;

const dayMs = 24 * 60 * 60 * 1000;

const dateOf = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, day.length);
const timeOf = (instant: string) => `${instant.replaceAll(/[-:]|\.\d+/g, '')}`;

/**
 * Writes events as an iCalendar file (RFC 5545). One of a whole day lasts it in every time zone and does not block time;
 * one with a time does, and reminds of itself.
 */
export const calendarFile = (name: string, events: CalendarEvent[]): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Storyfolio//Storyfolio//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    // The non-standard properties are for older programs (RFC 7986 came later). The interval says how often to refresh.
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? events.flatMap(eventLines) : emptyCalendar),
    'END:VCALENDAR',
  ]);

const eventLines = ({ uid, title, description, location, url, changedAt, ...when }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${timeOf(changedAt)}`,
  `LAST-MODIFIED:${timeOf(changedAt)}`,
  ...spanLines(when),
  `SUMMARY:${escapedText(title)}`,
  description && `DESCRIPTION:${escapedText(description)}`,
  location && `LOCATION:${escapedText(location)}`,
  `URL:${url}`,
  `TRANSP:${when.time ? 'OPAQUE' : 'TRANSPARENT'}`,
  'CLASS:PRIVATE',
  ...(when.time ? alarmLines(title) : []),
  'END:VEVENT',
];

const spanLines = ({ day, time }: Pick<CalendarEvent, 'day' | 'time'>) =>
  time
    ? [`DTSTART:${timeOf(time.startsAt)}`, `DTEND:${timeOf(minutesLater(time))}`]
    : [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`];

const minutesLater = ({ startsAt, minutes }: { startsAt: string; minutes: number }) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

const alarmLines = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapedText(title)}`,
  `TRIGGER:-PT${minutesOfNotice}M`,
  'END:VALARM',
];

// A calendar must have at least one component (RFC 5545, 3.6).
const emptyCalendar = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];
