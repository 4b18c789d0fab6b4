import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from '../../src/documents/calendar';

const event: CalendarEvent = {
  uid: 'round-1@storyfolio',
  day: '2026-03-29',
  title: 'Telephone – Grace Hopper',
  description: null,
  url: 'https://storyfolio.example/employer-contacts/1',
  changedAt: '2026-03-02T09:41:30.123Z',
};

/** The events as another implementation of RFC 5545 reads them. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test('an event lasts a whole day in every time zone, and keeps its id', () => {
  const file = calendarFile('Employers', [event, { ...event, uid: 'b', day: '2199-12-31' }]);
  const [first, last] = read(file);
  expect(first?.uid).toBe('round-1@storyfolio');
  expect(first?.startDate.isDate).toBe(true);
  expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual(['2026-03-29', '2026-03-30']);
  expect(last?.endDate.toString()).toBe('2200-01-01');
  expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-02T09:41:30Z');
  expect(file).toContain('\r\nTRANSP:TRANSPARENT\r\n');
});

test('an event with a time takes it, and reminds of itself an hour before', () => {
  const time = { startsAt: '2026-03-29T00:30:00.000Z', minutes: 45 };
  const file = calendarFile('Employers', [{ ...event, time, location: 'Room 1; door 2' }]);
  const [timed] = read(file);
  expect([timed?.startDate.toString(), timed?.endDate.toString()]).toEqual([
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:15:00Z',
  ]);
  expect(timed?.location).toBe('Room 1; door 2');
  const alarm = timed?.component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT60M');
  expect(file).toContain('\r\nTRANSP:OPAQUE\r\n');
  expect(read(calendarFile('Employers', [event]))[0]?.component.getFirstSubcomponent('valarm')).toBeNull();
});

const hostile = [
  'END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
  'one; two, three \\ four\nfive \\n six',
  'ü'.repeat(200),
  '👩🏽‍🚀'.repeat(60),
  'שלום '.repeat(40),
  '\u0000\u0007\u001b[31m\u2028end',
  ';VALUE=DATE:20260101',
  '"quoted":colon;semi',
];

test.each(hostile)('a text is read as it was written, and as nothing else: %j', (text) => {
  const file = calendarFile(text, [{ ...event, title: text, description: text }]);
  const events = read(file);
  expect(events).toHaveLength(1);
  const kept = text
    .replace(/\r\n|\u2028/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are left out
    .replace(/[\u0000\u0007\u001b]/g, '');
  expect([events[0]?.summary, events[0]?.description]).toEqual([kept, kept]);
  expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(1 + (text.match(/BEGIN:VEVENT/g)?.length ?? 0));
});

test('no line is longer than 75 octets, and none breaks within a character', () => {
  const file = calendarFile(
    'Employers',
    hostile.map((title) => ({ ...event, title, description: title })),
  );
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = Buffer.from(file).toString('latin1').split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
  for (const line of lines) {
    const text = Buffer.from(line, 'latin1').toString();
    expect(text).not.toContain('\ufffd');
    expect(text).not.toMatch(/[\r\n]/);
  }
});

test('a calendar without events is valid', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile('Employers', [])));
  expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
});
