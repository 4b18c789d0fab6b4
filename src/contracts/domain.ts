import { z } from 'zod';
import { instant } from './dates';
import { id, profileId } from './ids';
import { parseUrl } from './parse-url';
import { trimmedText } from './text';

/** The label below a host at which its owner proves that it is theirs, and what the value there begins with. */
const proofLabel = '_storyfolio';
const proofKey = 'storyfolio-verification=';

/** The name and the value of the TXT record that proves a claim. */
export const proofName = (host: string) => `${proofLabel}.${host}`;
export const proofValue = (token: string) => proofKey + token;

/** The longest name in the DNS, minus what the proof adds to it. */
const longestHost = 253 - proofLabel.length - 1;
/** Letters outside ASCII take more bytes in the DNS. */
const longestInput = 255;

const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** The host in its canonical form, ASCII in lower case; undefined if the text is not the name of a host. */
export function canonicalHost(text: string): string | undefined {
  if (/[\s/:?#@\\[\]%_]/.test(text)) return undefined;
  const host = parseUrl(`http://${text}/`)?.hostname.replace(/\.$/, '') ?? '';
  const labels = host.split('.');
  const isName = host.length <= longestHost && labels.every((part) => label.test(part));
  // The last label of a name has a letter; one that has none belongs to an address.
  return isName && /[a-z]/.test(labels.at(-1) ?? '') ? host : undefined;
}

/** The origin of an own domain: with the scheme and the port of the installation, which answers at both. */
export function domainOrigin(origin: string, host: string): string {
  const { protocol = 'https:', port = '' } = parseUrl(origin) ?? {};
  return `${protocol}//${host}${port && `:${port}`}`;
}

/** A host that can be somebody's own domain. */
const ownHost = trimmedText(longestInput)
  .min(1, 'Enter your domain, such as www.example.com.')
  .transform((text, { addIssue }) => {
    const host = canonicalHost(text);
    if (host?.includes('.') && !/(^|\.)localhost$/.test(host)) return host;
    addIssue({
      code: 'custom',
      message:
        host === undefined
          ? 'Enter the name alone, such as www.example.com, without https://, a port or a path.'
          : 'Enter a domain that everybody can reach, such as www.example.com.',
    });
    return z.NEVER;
  });

export const newDomain = z.strictObject({ profileId, host: ownHost });

/** Whether the record was found at the last check, or why it does not count. */
const domainChecks = ['verified', 'missing', 'different', 'unanswered', 'taken'] as const;

/** Where a host leads: to this installation, somewhere else, nowhere, or that could not be found out. */
const pointingStates = ['here', 'elsewhere', 'nowhere', 'unknown'] as const;

const recordTypes = ['TXT', 'CNAME', 'A', 'AAAA'] as const;

/** A record that the owner adds where the DNS of the domain is managed. */
export const dnsRecord = z.object({
  type: z.enum(recordTypes),
  name: z.string(),
  value: z.string(),
  /** Whether it proves ownership of the domain, or leads visitors here. */
  purpose: z.enum(['proof', 'pointing']),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

/** A domain as its owner sees it. */
export const domain = z.object({
  id,
  profileId: id,
  /** ASCII, as in the DNS. */
  host: z.string(),
  /** The host for people, with letters outside ASCII. */
  name: z.string(),
  /** Where the page is, once the domain is verified. */
  url: z.string(),
  /** Waiting for the record; served; or no longer served, because the record is gone. */
  state: z.enum(['pending', 'verified', 'lost']),
  /** Whether the host was seen to lead to this installation; only then is it named to others. */
  leadsHere: z.boolean(),
  /** Whether it is the canonical one, for search engines, links and QR codes. */
  isCanonical: z.boolean(),
  records: z.array(dnsRecord),
  check: z.enum(domainChecks).nullable(),
  pointing: z.object({ state: z.enum(pointingStates), found: z.array(z.string()) }).nullable(),
  verifiedAt: instant.nullable(),
  lostAt: instant.nullable(),
  checkedAt: instant.nullable(),
  /** When it is checked again automatically; null if only on request. */
  nextCheckAt: instant.nullable(),
  createdAt: instant,
});
export type Domain = z.infer<typeof domain>;
export const domainList = z.array(domain);

/** The most domains that one account claims, verified or not, whatever its plan. */
export const maxDomains = 50;
