import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';
import type { OwnDomain } from '../../../db/domains/domains';
import { type DnsRecord, type Domain, domainOrigin, proofName, proofValue } from '../../contracts/domain';
import { hostOf, isReachable } from './reachable-host';

/** The domain as its owner sees it. @param origin of the installation */
export function describeDomain({ token, ...row }: OwnDomain, origin: string): Domain {
  const { host, checkResult: check } = row;
  const pointing = row.pointing && isReachable(row.pointing.ownHost ?? hostOf(origin)) ? row.pointing : null;
  const ownHost = [hostOf(origin), pointing?.ownHost ?? ''].find(isReachable);
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
    records: [proof, ...pointingRecords(host, ownHost, pointing?.ours ?? [])],
  };
}

/** A domain itself cannot be an alias, only a name below it can, so it is led here by addresses. */
function pointingRecords(host: string, ownHost: string | undefined, ours: string[]): DnsRecord[] {
  const isApex = getDomain(host, { allowPrivateDomains: true }) === host;
  if (ownHost !== undefined && isIP(ownHost.replace(/^\[|\]$/g, '')) === 0 && !isApex)
    return [{ type: 'CNAME', name: host, value: ownHost, purpose: 'pointing' }];
  return ours.map((value) => ({
    type: isIP(value) === 6 ? 'AAAA' : 'A',
    name: host,
    value,
    purpose: 'pointing',
  }));
}
