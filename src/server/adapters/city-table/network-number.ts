import ipaddr from 'ipaddr.js';
import { type IpVersion, networkBits } from './table-format';

/** The network of an address in its canonical form as a number of `networkBits`; undefined if it is not an address. */
export function networkNumber(ip: string): { version: IpVersion; network: number } | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const bytes = ipaddr.parse(ip).toByteArray();
  const version = bytes.length === 4 ? 4 : 6;
  const network = bytes.slice(0, networkBits[version] / 8).reduce((sum, byte) => sum * 256 + byte, 0);
  return { version, network };
}
