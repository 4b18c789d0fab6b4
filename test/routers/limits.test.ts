import { expect, test } from 'vitest';
import { everyCall, type LimitName, limits, loggedRefusals } from '../../src/routers/limits/limits';

const [minutes, hours] = [60, 3600];

/** The limits that callers are promised; their rules are tried with smaller numbers. */
const promised: [LimitName, by: string, calls: number, seconds: number][] = [
  ['signIn', 'network', 100, 15 * minutes],
  ['signIn', 'network and address', 10, 15 * minutes],
  ['passcode', 'network', 100, 15 * minutes],
  ['passcode', 'link', 100, 15 * minutes],
  ['passcode', 'network and link', 10, 15 * minutes],
  ['secondFactor', 'account', 10, 15 * minutes],
  ['currentPassword', 'account', 10, 15 * minutes],
  ['token', 'network', 30, 15 * minutes],
  ['setupAdmin', 'network', 120, 15 * minutes],
  ['register', 'network', 60, hours],
  ['export', 'account', 20, hours],
  ['pageAddress', 'account', 20, 24 * hours],
  ['contactForm', 'network', 20, hours],
  ['contactForm', 'profile', 60, hours],
  ['contactRequest', 'network', 20, hours],
  ['contactRequest', 'profile', 20, hours],
];

test.each(promised)('%s of one %s: %i calls in %i seconds', (name, by, calls, seconds) => {
  expect(limits[name].rules).toContainEqual(expect.objectContaining({ by, calls, seconds }));
});

test('calls of any kind, and refused ones in the audit log', () => {
  expect(everyCall).toEqual({ calls: 12_000, seconds: minutes });
  expect(loggedRefusals).toEqual({ by: 'network', calls: 100, seconds: 15 * minutes });
});
