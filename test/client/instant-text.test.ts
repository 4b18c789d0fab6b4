import { expect, test } from 'vitest';
import { momentsIn } from '../../src/client/ui/instant-text';

const instant = '2026-01-31T09:00:00.000Z';
/** Without the narrow spaces that browsers put before AM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('an instant is shown in the time zone of the profile', () => {
  expect(plain(momentsIn('Asia/Tokyo')(instant))).toBe('Jan 31, 2026, 6:00 PM');
});

test('where the browser does not know the time zone, an instant is shown in UTC, which is named', () => {
  expect(plain(momentsIn('Factory')(instant))).toBe('Jan 31, 2026, 9:00 AM UTC');
});
