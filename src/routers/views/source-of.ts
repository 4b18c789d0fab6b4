import { parseUrl } from '../../contracts/parse-url';
import type { ViewSource } from '../../contracts/view';
import { viewSource } from '../../contracts/view';
import { campaignWords, sourceHosts } from './source-hosts';

/** What a report says about where the visitor comes from. */
export interface ReportedSource {
  source?: string | null | undefined;
  referrer?: string | null | undefined;
  utmSource?: string | null | undefined;
  utmMedium?: string | null | undefined;
}

const byHost = new Map(entriesOf(sourceHosts));
const byWord = new Map(entriesOf(campaignWords));

function entriesOf(table: Partial<Record<ViewSource, string[]>>): [name: string, source: ViewSource][] {
  return Object.entries(table).flatMap(([key, names]) =>
    names.map((name): [string, ViewSource] => [name, viewSource.parse(key)]),
  );
}

/**
 * Where a visitor comes from, and the host of the page before. The campaign decides, then that host, then the page's own
 * parameter; an unknown campaign or host is a referral.
 * @param ownHost the host of this server, which is not where anybody comes from
 */
export function sourceOf(
  reported: ReportedSource,
  ownHost: string,
): { source: ViewSource; referrer: string | null } {
  const referrer = hostOf(reported.referrer);
  const foreign = referrer === withoutAdornment(ownHost) ? null : referrer;
  const source = sourceOfCampaign(reported) ?? sourceOfHost(foreign) ?? sourceOfName(reported.source);
  return { source, referrer: foreign };
}

function sourceOfCampaign({ utmSource, utmMedium }: ReportedSource): ViewSource | undefined {
  const words = [utmSource, utmMedium].flatMap((word) => (word ? [word.toLowerCase()] : []));
  if (words.length === 0) return undefined;
  const known = words.flatMap((word) => byWord.get(word) ?? byHost.get(word) ?? []);
  return known[0] ?? 'referral';
}

/** The longest name of a host. */
const longestHost = 253;

/** The host of an address, without `www.`; null if it is none. Apps name themselves as `android-app://…`. */
function hostOf(address: string | null | undefined): string | null {
  const { protocol, hostname } = parseUrl(address ?? '') ?? {};
  const isPage = protocol === 'http:' || protocol === 'https:' || protocol === 'android-app:';
  if (!isPage || !hostname || hostname.length > longestHost) return null;
  return withoutAdornment(hostname);
}

/** Without `www.` and the dot that ends a complete name. */
const withoutAdornment = (host: string): string => host.toLowerCase().replace(/^www\.|\.$/g, '');

/** Of the host itself, or the nearest of the domains that it is part of. */
function sourceOfHost(host: string | null): ViewSource | undefined {
  if (host === null) return undefined;
  const labels = host.split('.');
  for (let first = 0; first < labels.length; first += 1) {
    const known = byHost.get(labels.slice(first).join('.')) ?? ofAnyEnding(labels.slice(first));
    if (known) return known;
  }
  return 'referral';
}

/** An ending such as `de` or `co.uk`, below which nobody but the site itself has names. */
const ending = /^(?:[a-z]{2,3}|(?:co|com|net|org)\.[a-z]{2})$/;

/** What follows the first label must be an ending. */
const ofAnyEnding = ([name, ...rest]: string[]): ViewSource | undefined =>
  ending.test(rest.join('.')) ? byHost.get(`${name}.`) : undefined;

const sourceOfName = (name: string | null | undefined): ViewSource =>
  viewSource.safeParse(name?.toLowerCase()).data ?? 'direct';
