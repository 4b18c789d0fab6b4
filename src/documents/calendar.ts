import { contentLines, escapedText } from './content-lines';

/** An all-day event. */
export interface CalendarEvent {
  /** Identical in every export, so that calendars update the event instead of adding it again. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  description: string | null;
  /** Where it can be read and edited. */
  url: string;
  /** An instant, ISO 8601. */
  changedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const dateOf = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, day.length);
const timeOf = (instant: string) => `${instant.replaceAll(/[-:]|\.\d+/g, '')}`;

/**
 * Writes events as an iCalendar file (RFC 5545). Each lasts the whole day in every time zone and does not block time.
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
