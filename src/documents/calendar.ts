import { contentLines, escapedText } from './content-lines';

/** Something on one day. */
export interface CalendarEvent {
  /** The same at every export, so that calendars change what they have instead of adding it again. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  description: string | null;
  /** Where it can be read and changed. */
  url: string;
  /** An instant, ISO 8601. */
  changedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const dateOf = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, day.length);
const timeOf = (instant: string) => `${instant.replaceAll(/[-:]|\.\d+/g, '')}`;

/** The events as an iCalendar file (RFC 5545): each lasts a whole day, wherever it is looked at, and keeps nobody busy. */
export const calendarFile = (name: string, events: CalendarEvent[]): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Storyfolio//Storyfolio//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    // The names by which older programs know it (RFC 7986 came later), and how often to ask again.
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? events.flatMap(eventLines) : emptyCalendar),
    'END:VCALENDAR',
  ]);

const eventLines = ({ uid, day, title, description, url, changedAt }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${timeOf(changedAt)}`,
  `LAST-MODIFIED:${timeOf(changedAt)}`,
  `DTSTART;VALUE=DATE:${dateOf(day)}`,
  `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`,
  `SUMMARY:${escapedText(title)}`,
  description && `DESCRIPTION:${escapedText(description)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'END:VEVENT',
];

// A calendar has one component at least (RFC 5545, 3.6).
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
