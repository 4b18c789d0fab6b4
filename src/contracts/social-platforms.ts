import { parseUrl } from './parse-url';

/** A site with profiles of people. */
interface SocialPlatform {
  name: string;
  host: string;
  /** What stands before a handle in the address of a profile; missing where a handle alone leads nowhere. */
  profile?: string;
  /** Whether handles may have dots; elsewhere, what has one is an address. */
  hasDots?: true;
}

const platforms: readonly SocialPlatform[] = [
  { name: 'LinkedIn', host: 'linkedin.com', profile: 'https://www.linkedin.com/in/' },
  { name: 'GitHub', host: 'github.com', profile: 'https://github.com/' },
  { name: 'GitLab', host: 'gitlab.com', profile: 'https://gitlab.com/', hasDots: true },
  { name: 'Bitbucket', host: 'bitbucket.org', profile: 'https://bitbucket.org/' },
  { name: 'X', host: 'x.com', profile: 'https://x.com/' },
  { name: 'Twitter', host: 'twitter.com', profile: 'https://x.com/' },
  { name: 'XING', host: 'xing.com', profile: 'https://www.xing.com/profile/' },
  { name: 'Facebook', host: 'facebook.com', profile: 'https://www.facebook.com/', hasDots: true },
  { name: 'Instagram', host: 'instagram.com', profile: 'https://www.instagram.com/', hasDots: true },
  { name: 'Threads', host: 'threads.net', profile: 'https://www.threads.net/@', hasDots: true },
  { name: 'TikTok', host: 'tiktok.com', profile: 'https://www.tiktok.com/@', hasDots: true },
  { name: 'YouTube', host: 'youtube.com', profile: 'https://www.youtube.com/@', hasDots: true },
  { name: 'Medium', host: 'medium.com', profile: 'https://medium.com/@', hasDots: true },
  { name: 'Bluesky', host: 'bsky.app', profile: 'https://bsky.app/profile/', hasDots: true },
  { name: 'Behance', host: 'behance.net', profile: 'https://www.behance.net/' },
  { name: 'Dribbble', host: 'dribbble.com', profile: 'https://dribbble.com/' },
  { name: 'Vimeo', host: 'vimeo.com', profile: 'https://vimeo.com/' },
  { name: 'SoundCloud', host: 'soundcloud.com', profile: 'https://soundcloud.com/' },
  { name: 'Pinterest', host: 'pinterest.com', profile: 'https://www.pinterest.com/' },
  { name: 'Twitch', host: 'twitch.tv', profile: 'https://www.twitch.tv/' },
  { name: 'Reddit', host: 'reddit.com', profile: 'https://www.reddit.com/user/' },
  { name: 'Telegram', host: 't.me', profile: 'https://t.me/' },
  { name: 'Kaggle', host: 'kaggle.com', profile: 'https://www.kaggle.com/' },
  { name: 'CodePen', host: 'codepen.io', profile: 'https://codepen.io/' },
  { name: 'LeetCode', host: 'leetcode.com', profile: 'https://leetcode.com/u/' },
  { name: 'HackerRank', host: 'hackerrank.com', profile: 'https://www.hackerrank.com/profile/' },
  { name: 'Hugging Face', host: 'huggingface.co', profile: 'https://huggingface.co/' },
  { name: 'Keybase', host: 'keybase.io', profile: 'https://keybase.io/' },
  { name: 'Linktree', host: 'linktr.ee', profile: 'https://linktr.ee/', hasDots: true },
  { name: 'ResearchGate', host: 'researchgate.net', profile: 'https://www.researchgate.net/profile/' },
  { name: 'ORCID', host: 'orcid.org', profile: 'https://orcid.org/' },
  { name: 'DEV', host: 'dev.to', profile: 'https://dev.to/' },
  { name: 'Stack Overflow', host: 'stackoverflow.com' },
  { name: 'Google Scholar', host: 'scholar.google.com' },
  { name: 'Mastodon', host: 'mastodon.social' },
  { name: 'WhatsApp', host: 'wa.me' },
  { name: 'LINE', host: 'line.me' },
  { name: 'LINE', host: 'line.com' },
  { name: 'Skype', host: 'skype.com' },
  { name: 'Discord', host: 'discord.gg' },
  { name: 'Academia', host: 'academia.edu' },
  { name: 'Goodreads', host: 'goodreads.com' },
  { name: 'IMDb', host: 'imdb.com' },
];

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const byName = new Map(platforms.map((platform) => [plain(platform.name), platform]));

/** The platform whose name a text is, as in a label: `LinkedIn`, `X (Twitter)`, `GitHub profile`. */
export const platformNamed = (text: string): SocialPlatform | undefined =>
  byName.get(
    plain(text)
      .replace(/(?<=.)(?:profile?|account|handle|username)$/, '')
      .replace(/^xtwitter$|^twitterx$/, 'x'),
  );

/** The platform that a host belongs to. */
export const platformAt = (host: string): SocialPlatform | undefined =>
  platforms.find(
    ({ host: known }) =>
      host === known ||
      host.endsWith(`.${known}`) ||
      // In each country: scholar.google.de
      (known.startsWith('scholar.') && host.startsWith('scholar.google.')),
  );

const hasScheme = (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text);

/** Matches an address without its scheme: `www.example.com/cv`. */
const schemeless = /^([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,24})(?![^/?#:])/u;

/** `@ada`, `ada`, `in/ada` */
function handleIn(value: string, { profile = '', hasDots }: SocialPlatform): string | undefined {
  const path = parseUrl(profile)?.pathname.slice(1) ?? '';
  const tail = value.replace(/^\//, '');
  const handle = (path !== '' && tail.startsWith(path) ? tail.slice(path.length) : tail).replace(/^@/, '');
  const isHandle = (hasDots ? /^[\p{L}\p{N}_.-]{1,100}$/u : /^[\p{L}\p{N}_-]{1,100}$/u).test(handle);
  return isHandle && !handle.startsWith('www.') ? handle : undefined;
}

/** The address of a profile that a handle stands for. */
function profileAddress(value: string, platform: SocialPlatform): string | undefined {
  if (platform.name === 'Mastodon') {
    const [, user, host] = /^@?([\w.-]{1,100})@([\w-]{1,63}(?:\.[\w-]{1,63}){1,5})$/.exec(value) ?? [];
    return user && host && `https://${host}/@${user}`;
  }
  const handle = platform.profile && handleIn(value, platform);
  const isAddress = handle && platformAt(handle.toLowerCase()) === platform;
  return handle && !isAddress ? `${platform.profile}${handle}` : undefined;
}

/** The platform of a profile's address, where it is a known one, and the handle, where the address says it. */
export function accountAt(address: string): { network?: string; username?: string } {
  const url = parseUrl(address);
  if (!url) return {};
  const platform = platformAt(url.hostname);
  const handle = handleAt(url, platform?.profile);
  return { ...(platform && { network: platform.name }), ...(handle && { username: decoded(handle) }) };
}

/** @param profile what stands before a handle there; undefined where the last part of a path is taken for one */
function handleAt({ pathname, search }: URL, profile: string | undefined): string | undefined {
  const folder = profile && parseUrl(profile)?.pathname;
  if (folder) return pathname.startsWith(folder) ? pathname.slice(folder.length).split('/')[0] : undefined;
  // Such as `scholar.google.com/citations?user=…`.
  return search ? undefined : pathname.split('/').findLast(Boolean)?.replace(/^@/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What stands before it says who looked at the profile, and from where: `?jobid=…&lipi=…`. */
const withoutTracking = (address: string) =>
  address.replace(
    /^(https?:\/\/(?:[\w-]{1,20}\.)?linkedin\.com\/(?:in|pub|company|school)\/[^?#]*)[?#].*$/is,
    '$1',
  );

/**
 * The address that a text stands for in a contact of a type with a label, as it is stored: `ada` with the label GitHub
 * is `https://github.com/ada`, and `ada.example` as a website `https://ada.example`. What stands for none stays as it is.
 */
export function linkedValue({ type, label, value }: { type: string; label: string; value: string }): string {
  if (type !== 'website' && type !== 'social') return value;
  if (hasScheme(value)) return withoutTracking(value);
  const platform = type === 'social' ? platformNamed(label) : undefined;
  const profile = platform && profileAddress(value, platform);
  if (profile) return profile;
  const [, host] = schemeless.exec(value) ?? [];
  // A dot alone makes no address of a handle.
  const isAddress =
    host !== undefined &&
    (type === 'website' ||
      host !== value ||
      host.startsWith('www.') ||
      platformAt(host.toLowerCase()) !== undefined);
  return isAddress ? withoutTracking(`https://${value}`) : value;
}
