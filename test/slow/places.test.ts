import { expect, test } from 'vitest';
import { openLocationDatabase } from '../../src/server/adapters/location-database';

test.each([
  ['8.8.8.8', { country: 'US', city: 'Mountain View' }],
  ['81.2.69.160', { country: 'GB', city: 'London' }],
  ['193.0.6.139', { country: 'NL', city: 'Amsterdam' }],
  ['2a02:8070::1', { country: 'DE', city: 'Cologne' }],
  ['192.168.1.7', undefined],
  ['fd00::1', undefined],
])('the build knows where %s is', async (ip, place) => {
  expect((await openLocationDatabase()).placeOf(ip)).toEqual(place);
});
