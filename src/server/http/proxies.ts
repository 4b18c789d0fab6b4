import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { canonicalAddress, isPrivateAddress, longestAddress, networkOfSender } from '../../routers/network';
import { onArrival } from './hooks';
import { addressOf } from './visitor-of';

/** Distinguishes the operator's trusted proxies from everybody else. */
export type IsTrusted = (address: string) => boolean;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** @param networks addresses, or networks such as `10.0.0.0/8` */
export function trustedProxies(networks: string[] = []): IsTrusted {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  if (networks.length === 0) return () => false;
  // Cached, because each request asks several times.
  const known = new LRUCache<string, boolean>({
    max: 10_000,
    memoMethod: (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address)),
  });
  return (address) => address.length <= longestAddress && known.memo(address);
}

/** The peer, if it forwards a visitor without being trusted. */
function undeclaredProxyOf({ headers, raw }: FastifyRequest, isTrusted: IsTrusted): string | undefined {
  const peer = raw.socket.remoteAddress ?? '';
  return headers['x-forwarded-for'] === undefined || isTrusted(peer) ? undefined : peer;
}

/**
 * The key under which requests are counted. Visitors behind an undeclared local proxy share one network, but not
 * that of the machine itself, so that they cannot crowd out its supervisor's health checks.
 */
export function senderOf(request: FastifyRequest, isTrusted: IsTrusted): string {
  const network = networkOfSender(addressOf(request));
  const proxy = undeclaredProxyOf(request, isTrusted);
  return proxy && isPrivateAddress(proxy) ? `through ${network}` : network;
}

/**
 * Warns, once per kind of peer, that a proxy seems to be missing in the configuration. Names a local proxy; a
 * peer on the internet may be a visitor, whose address is not logged.
 */
export function warnOfUndeclaredProxies(app: FastifyInstance, isTrusted: IsTrusted): void {
  const warned = new Set<boolean>();
  app.addHook(
    'onRequest',
    onArrival((request) => {
      const proxy = undeclaredProxyOf(request, isTrusted);
      if (proxy === undefined || warned.size === 2) return;
      const isNear = isPrivateAddress(proxy);
      if (warned.has(isNear)) return;
      warned.add(isNear);
      app.log.warn(isNear ? nearProxy(canonicalAddress(proxy)) : farProxy);
    }),
  );
}

const consequence =
  'all its visitors are one network to this server, and a hundred wrong passwords of one lock out all of them';

const nearProxy = (address: string) =>
  `Requests come through a proxy at ${address} that TRUST_PROXY does not name: ${consequence}. ` +
  `Set TRUST_PROXY=${address}, or to the network that the proxy is in.`;

const farProxy =
  'A request with X-Forwarded-For came from an address on the internet that TRUST_PROXY does not name. ' +
  `If that is a proxy of yours, ${consequence}. Set TRUST_PROXY to its address.`;
