import { webHref } from './links';
import type { Entry } from './portfolio';

type Contact = Pick<Entry<'contacts'>, 'type' | 'label' | 'value'>;

/** Where the networks have the page of a name. */
const networks: Record<string, string> = {
  instagram: 'https://www.instagram.com/',
  threads: 'https://www.threads.net/@',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  xing: 'https://www.xing.com/profile/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  bluesky: 'https://bsky.app/profile/',
  facebook: 'https://www.facebook.com/',
  telegram: 'https://t.me/',
  pinterest: 'https://www.pinterest.com/',
  behance: 'https://www.behance.net/',
  dribbble: 'https://dribbble.com/',
  medium: 'https://medium.com/@',
  twitch: 'https://www.twitch.tv/',
};

const handle = /^@?([a-z\d](?:[\w.-]{0,98}[a-z\d_])?)$/i;
/** Of Mastodon, whose names have a host: `@ada@social.example`. */
const handleAtHost = /^@([\w.-]{1,100})@([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5})$/i;

/** Where a contact leads on the web: its address, or that of its name in the network that its label names. */
export function contactHref({ type, label, value }: Contact): string | undefined {
  const href = webHref(value);
  if (href || type !== 'social') return href;
  const [, name, host] = handleAtHost.exec(value) ?? [];
  if (name && host) return webHref(`https://${host}/@${name}`);
  const [, own] = handle.exec(value) ?? [];
  const words = label.toLowerCase().split(/[^\p{L}]+/u);
  const network = words.find((word) => Object.hasOwn(networks, word));
  return own && network && `${networks[network]}${own}`;
}
