import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '../../contracts/parse-url';

/** The host of an origin. */
export const hostOf = (origin: string): string => parseUrl(origin)?.hostname ?? '';

/** Whether visitors elsewhere can use a host: it names neither this machine nor something in a private network. */
export function isReachable(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return ipaddr.process(address).range() === 'unicast';
  return host.includes('.') && !/\.(localhost|local|internal|lan)$/.test(host);
}
