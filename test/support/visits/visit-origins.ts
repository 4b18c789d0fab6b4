import type { Network, Origin } from './visit-events';

const origin = (
  report: Origin['report'],
  source: Origin['source'],
  referrer: string | null = null,
  campaign: string | null = null,
): Origin => ({ report, source, referrer, campaign });

/** Ways to the page: the campaign decides, then the host of the page before, then what the page was told. */
export const origins: [Origin, ...Origin[]] = [
  origin({}, 'direct'),
  origin({ source: 'direct' }, 'direct'),
  origin({ source: 'something of my own' }, 'direct'),
  origin({ source: 'LinkedIn' }, 'linkedin'),
  origin({ source: 'referral' }, 'referral'),
  // The host that the server is called by in a simulation.
  origin({ source: 'email', referrer: 'http://localhost/profile/other' }, 'email'),
  origin({ referrer: 'https://www.linkedin.com/feed/?secret=1' }, 'linkedin', 'linkedin.com'),
  origin({ referrer: 'android-app://com.linkedin.android/' }, 'linkedin', 'com.linkedin.android'),
  origin({ referrer: 'https://mail.google.com/mail/u/0/' }, 'email', 'mail.google.com'),
  origin({ referrer: 'https://www.google.co.uk/' }, 'search', 'google.co.uk'),
  origin({ referrer: 'https://duckduckgo.com/', source: 'social' }, 'search', 'duckduckgo.com'),
  origin({ referrer: 'https://m.facebook.com/' }, 'social', 'm.facebook.com'),
  origin({ referrer: 'https://t.co/abc' }, 'social', 't.co'),
  origin({ referrer: 'https://blog.example.org/2025/people' }, 'referral', 'blog.example.org'),
  origin({ referrer: 'javascript:alert(1)', source: 'search' }, 'search'),
  origin({ referrer: 'not an address' }, 'direct'),
  origin({ utmSource: 'newsletter', utmMedium: 'email', utmCampaign: 'spring' }, 'email', null, 'spring'),
  origin(
    { utmSource: 'linkedin', utmCampaign: 'Autumn 2025', referrer: 'https://news.example.net/' },
    'linkedin',
    'news.example.net',
    'Autumn 2025',
  ),
  origin({ utmSource: 'partner-7', utmCampaign: 'spring' }, 'referral', null, 'spring'),
  origin({ utmMedium: 'cpc', utmSource: 'unheard-of' }, 'search'),
];

const places = [
  { country: { code: 'DE', name: 'Germany' }, city: 'Berlin' },
  { country: { code: 'DE', name: 'Germany' }, city: null },
  { country: { code: 'US', name: 'United States' }, city: 'New York' },
  { country: { code: 'US', name: 'United States' }, city: 'Paris' },
  { country: { code: 'FR', name: 'France' }, city: 'Paris' },
  { country: { code: 'GB', name: 'United Kingdom' }, city: null },
  { country: { code: 'JP', name: 'Japan' }, city: '東京' },
  { country: { code: 'BR', name: 'Brazil' }, city: null },
];

/** Every ninth network is a private one, every seventh is in no location database. */
export function networkOf(index: number): Network {
  const high = index >> 8;
  const low = index & 255;
  if (index % 9 === 8) {
    const reason = 'private network';
    const addressOf = (host: number) => `10.${high}.${low}.${host}`;
    return { name: `private ${index}`, addressOf, country: null, city: null, reason };
  }
  const place = places[index % 8];
  const known =
    index % 7 === 6 || !place
      ? { country: null, city: null, reason: 'not in the location database' }
      : { ...place, reason: null };
  const hex = index.toString(16);
  const addressOf =
    index % 4 === 3
      ? (host: number) => `2600:1f${high.toString(16).padStart(2, '0')}:${hex}:${host.toString(16)}::${host}`
      : (host: number) =>
          host % 16 === 0 ? `::ffff:24.${high}.${low}.${host}` : `24.${high}.${low}.${host}`;
  return { name: `network ${index}`, addressOf, ...known };
}

/** Says of each address what `networkOf` says. */
export function placeOfAddress(address: string): { country: string; city: string | null } | undefined {
  const v4 = /^(?:::ffff:)?24\.(\d+)\.(\d+)\./.exec(address);
  const v6 = /^2600:1f[\da-f]{2}:([\da-f]+):/.exec(address);
  const index = v4 ? Number(v4[1]) * 256 + Number(v4[2]) : v6 ? Number.parseInt(v6[1] ?? '', 16) : undefined;
  if (index === undefined) return undefined;
  const { country, city } = networkOf(index);
  return country ? { country: country.code, city } : undefined;
}
