import ipaddr from 'ipaddr.js';

/**
 * What one sender cannot easily change of its address: an IPv4 address, or the /64 that a provider gives to one
 * household. It is never stored in clear.
 * @returns `unknown` where it is no address
 */
export function networkOfSender(ip: string): string {
  const address = parse(ip);
  if (!address) return 'unknown';
  return address instanceof ipaddr.IPv6 ? networkWith(address, 64) : address.toString();
}

/**
 * The /24 or /48 network of an address: what is kept of it, enough for a country and too little for a household.
 * @returns an empty text where it is no address
 */
export function networkOf(ip: string): string {
  const address = parse(ip);
  if (!address) return '';
  return networkWith(address, address instanceof ipaddr.IPv6 ? 48 : 24);
}

/** The address in its one canonical form; an empty text where it is none. */
export const canonicalAddress = (ip: string): string => parse(ip)?.toString() ?? '';

/** Whether it is an address of this machine itself. */
export const isLoopbackAddress = (ip: string): boolean => parse(ip)?.range() === 'loopback';

const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Whether it is an address of this machine or of a private network, and so none of a visitor from the internet. */
export function isPrivateAddress(ip: string): boolean {
  const address = parse(ip);
  return address !== undefined && privateRanges.includes(address.range());
}

/** An IPv6 address with the name of a zone and a port; whatever a proxy hands on beyond that is none. */
const longestAddress = 100;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Takes an IPv4 address that is written as an IPv6 one for what it is, and leaves the zone away, and the port that some
 * proxies write behind it.
 */
function parse(ip: string): Address | undefined {
  if (ip.length > longestAddress) return undefined;
  const withoutPort = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip);
  const [address = ''] = (withoutPort?.[1] ?? withoutPort?.[2] ?? ip).split('%');
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

function networkWith(address: Address, bits: number): string {
  const kind = address instanceof ipaddr.IPv6 ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${kind.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
