import { expect, test } from 'vitest';
import { exactTimeOf, momentsIn, timeOf } from '../../src/client/ui/instant-text';

const instant = '2026-01-31T09:00:00.000Z';
/** Without the narrow spaces that browsers put before AM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('an instant is shown in the time zone of the profile', () => {
  expect(plain(momentsIn('Asia/Tokyo')(instant))).toBe('Jan 31, 2026, 6:00 PM');
});

test('a time is to the minute, and to the second where that matters', () => {
  expect(plain(timeOf(instant))).toMatch(/^\d+:\d\d [AP]M$/);
  expect(plain(exactTimeOf(instant))).toMatch(/^\d+:\d\d:00 [AP]M$/);
});

test('where the browser does not know the time zone, an instant is shown in UTC, which is named', () => {
  expect(plain(momentsIn('Factory')(instant))).toBe('Jan 31, 2026, 9:00 AM UTC');
});
