import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Visitor } from '../trpc';

/** Tells visitors of one profile apart without saying who they are, and differs from profile to profile. */
export function hashVisitor(secret: Buffer, { ip, userAgent }: Visitor, profileId: string): Buffer {
  const told = JSON.stringify([networkOf(ip), userAgent, profileId]);
  return createHmac('sha256', secret).update(told).digest();
}

/** The /24 or /48 network of an address; an empty text where it is none. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  switch (isIP(address)) {
    case 4:
      return `${address.split('.', 3).join('.')}.0/24`;
    case 6:
      return `${groupsOf(address).slice(0, 3).join(':')}::/48`;
    default:
      return '';
  }
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL has one way to write each address: lower case, hexadecimal throughout.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
