import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';
import type { OwnDomain } from '../../../db/domains/domains';
import { type DnsRecord, type Domain, domainOrigin, proofName, proofValue } from '../../contracts/domain';
import { parseUrl } from '../../contracts/parse-url';

/** The host of an origin. */
export const hostOf = (origin: string): string => parseUrl(origin)?.hostname ?? '';

/** The domain as its owner sees it. @param origin of the installation */
export function describeDomain({ token, ...row }: OwnDomain, origin: string): Domain {
  const { host, pointing, checkResult: check } = row;
  const proof: DnsRecord = {
    type: 'TXT',
    name: proofName(host),
    value: proofValue(token),
    purpose: 'proof',
  };
  return {
    ...row,
    name: domainToUnicode(host),
    url: `${domainOrigin(origin, host)}/`,
    check,
    pointing: pointing && { state: pointing.state, found: pointing.found },
    records: [proof, ...pointingRecords(host, hostOf(origin), pointing?.ours ?? [])],
  };
}

/** A domain itself cannot be an alias, only a name below it can, so it is led here by addresses. */
function pointingRecords(host: string, ownHost: string, ours: string[]): DnsRecord[] {
  const isName = isIP(ownHost.replace(/^\[|\]$/g, '')) === 0 && ownHost.includes('.');
  const isApex = getDomain(host, { allowPrivateDomains: true }) === host;
  if (isName && !isApex) return [{ type: 'CNAME', name: host, value: ownHost, purpose: 'pointing' }];
  return ours.map((value) => ({
    type: isIP(value) === 6 ? 'AAAA' : 'A',
    name: host,
    value,
    purpose: 'pointing',
  }));
}
