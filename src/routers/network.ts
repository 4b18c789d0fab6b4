import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The longest form: an IPv6 address with a zone and a port. */
export const longestAddress = 100;

/**
 * The part of an address that one sender cannot easily change: an IPv4 address, or the /64 that a provider assigns to one
 * household. Never stored in clear.
 * @returns `unknown` if it is not an address
 */
export function networkOfSender(ip: string): string {
  if (ip.length > longestAddress) return 'unknown';
  return isIPv4(ip) ? ip : networksOfSenders.memo(ip);
}

/** Cached, because every request is counted by its network. */
const networksOfSenders = new LRUCache<string, string>({ max: 10_000, memoMethod: readNetworkOfSender });

function readNetworkOfSender(ip: string): string {
  const address = parse(ip);
  if (!address) return 'unknown';
  return address instanceof ipaddr.IPv6 ? networkWith(address, 64) : address.toString();
}

/**
 * The /24 or /48 network of an address, which is what is stored: enough for a country, too little for a household.
 * @returns an empty string if it is not an address
 */
export function networkOf(ip: string): string {
  if (ip.length > longestAddress) return '';
  return isIPv4(ip) ? `${ip.slice(0, ip.lastIndexOf('.'))}.0/24` : networks.memo(ip);
}

const networks = new LRUCache<string, string>({ max: 10_000, memoMethod: readNetwork });

function readNetwork(ip: string): string {
  const address = parse(ip);
  if (!address) return '';
  return networkWith(address, address instanceof ipaddr.IPv6 ? 48 : 24);
}

/** The canonical form of the address; an empty string if it is not one. */
export const canonicalAddress = (ip: string): string => parse(ip)?.toString() ?? '';

/** Whether it is a loopback address. */
export const isLoopbackAddress = (ip: string): boolean => parse(ip)?.range() === 'loopback';

const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Whether it is a loopback or private address, and so not that of a visitor from the internet. */
export function isPrivateAddress(ip: string): boolean {
  if (!isIPv4(ip)) return isInPrivateRange(ip);
  const [first, second] = ip.split('.', 2);
  return privateStarts.memo(`${first}.${second}.0.0`);
}

/** Cached by the first two numbers, which determine these ranges of IPv4. */
const privateStarts = new LRUCache<string, boolean>({ max: 2 ** 16, memoMethod: isInPrivateRange });

function isInPrivateRange(ip: string): boolean {
  const address = parse(ip);
  return address !== undefined && privateRanges.includes(address.range());
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Unwraps IPv4-mapped IPv6 addresses, and drops the zone and the port that some
 * proxies append.
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
