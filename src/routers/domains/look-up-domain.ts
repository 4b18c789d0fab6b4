import { isIP } from 'node:net';
import type { DomainPointing } from '../../../db/column-types';
import type { Dns, DnsAnswer } from '../ports';

/** Another alias of the same host, such as a name with a dot at its end, leads to the same place. */
const isSameHost = (one: string, other: string) =>
  one.toLowerCase().replace(/\.$/, '') === other.toLowerCase();

const valuesOf = (answer: DnsAnswer) => (answer.kind === 'found' ? answer.values : []);

/** The addresses of a host, which may itself be one; none where they cannot be found out. */
async function addressesOf(dns: Dns, host: string): Promise<string[]> {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return [address];
  const answers = await Promise.all([dns.lookUp(host, 'A'), dns.lookUp(host, 'AAAA')]);
  return answers.flatMap(valuesOf);
}

/**
 * Finds out where a host leads. It says nothing about whose the host is: behind some proxies, no address is the
 * installation's own.
 * @param ownHost the installation's
 */
export async function findPointing(dns: Dns, host: string, ownHost: string): Promise<DomainPointing> {
  const [alias, ipv4, ipv6, ours] = await Promise.all([
    dns.lookUp(host, 'CNAME'),
    dns.lookUp(host, 'A'),
    dns.lookUp(host, 'AAAA'),
    addressesOf(dns, ownHost),
  ]);
  const addresses = [...valuesOf(ipv4), ...valuesOf(ipv6)];
  const found = [...valuesOf(alias), ...addresses].slice(0, mostFound);
  const leadsHere =
    valuesOf(alias).some((target) => isSameHost(target, ownHost)) ||
    addresses.some((address) => ours.includes(address));
  const state = (): DomainPointing['state'] => {
    if (leadsHere) return 'here';
    if (addresses.length === 0) {
      const isSure = ipv4.kind === 'none' && ipv6.kind === 'none';
      return isSure ? 'nowhere' : 'unknown';
    }
    return ours.length > 0 ? 'elsewhere' : 'unknown';
  };
  return { state: state(), found, ours, ownHost };
}

/** More would only clutter the screen. */
const mostFound = 8;
