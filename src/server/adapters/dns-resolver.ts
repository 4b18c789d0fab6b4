import { Resolver } from 'node:dns/promises';
import type { Dns, DnsAnswer } from '../../routers/ports';

/** In milliseconds; the second try may take twice as long, so an answer is waited for six seconds at most. */
const limits = { timeout: 2000, tries: 2 };

/** The name has no such record, or there is no such name; everything else says nothing about the name. */
const proofsOfAbsence = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the DNS. @param servers those to ask, such as `127.0.0.1:5353`; the system's if left out */
export function openResolver(servers?: string[]): Dns {
  const resolver = new Resolver(limits);
  if (servers) resolver.setServers(servers);
  const read = {
    TXT: async (name: string) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')),
    CNAME: (name: string) => resolver.resolveCname(name),
    A: (name: string) => resolver.resolve4(name),
    AAAA: (name: string) => resolver.resolve6(name),
  };
  return {
    async lookUp(name, type): Promise<DnsAnswer> {
      try {
        const values = await read[type](name);
        return values.length > 0 ? { kind: 'found', values } : { kind: 'none' };
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        return proofsOfAbsence.has(reason) ? { kind: 'none' } : { kind: 'unanswered', reason };
      }
    },
  };
}
