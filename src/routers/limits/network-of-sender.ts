import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that a provider gives to one household; it may use all the others as it likes. */
const householdBits = 64;

/** What one sender cannot easily change of its address: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOfSender(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(ip)}/${householdBits}`)}/${householdBits}`;
}

const withoutZone = (ip: string) => ip.split('%')[0];
