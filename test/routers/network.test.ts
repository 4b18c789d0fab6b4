import { expect, test } from 'vitest';
import { networkOfSender } from '../../src/routers/network';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8::1', '2001:db8::/64'],
  ['2001:db8:0:0:1::', '2001:db8::/64'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8::1]:4711', '2001:db8::/64'],
  ['', 'unknown'],
])('the sender %s counts as %s', (ip, network) => {
  expect(networkOfSender(ip)).toBe(network);
});
