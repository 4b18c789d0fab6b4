/** Reports the view and its referrer; the page works without it. */
import { parseUrl } from '../../contracts/parse-url';
import './contact-form/contact-form.client';
import './lightbox.client';

/** Domains of the known sources, without subdomains. */
const domains: [source: string, pattern: RegExp][] = [
  ['linkedin', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['email', /^(e?mail|webmail|outlook)\./],
  [
    'social',
    /(^|\.)(twitter\.com|x\.com|t\.co|facebook\.com|instagram\.com|reddit\.com|bsky\.app|youtube\.com)$/,
  ],
  ['search', /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|baidu|yandex|startpage|qwant)\.[a-z.]+$/],
];
const sources = ['linkedin', 'email', 'social', 'search', 'referral', 'direct'];

function sourceOf(referrer: string): string {
  const query = new URLSearchParams(location.search);
  const named = (query.get('source') ?? query.get('utm_source') ?? '').toLowerCase();
  if (sources.includes(named)) return named;
  const hostname = parseUrl(referrer)?.hostname ?? location.hostname;
  if (hostname === location.hostname) return 'direct';
  return domains.find(([, pattern]) => pattern.test(hostname))?.[0] ?? 'referral';
}

const folded = document.querySelectorAll<HTMLDetailsElement>('details.older:not([open])');
// Browsers without ::details-content print only what is open.
addEventListener('beforeprint', () => {
  for (const details of folded) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false;
});

const profile = document.querySelector<HTMLScriptElement>('script[data-profile]')?.dataset.profile;
if (profile) {
  const referrer = document.referrer || 'direct';
  fetch(`/api/profile/${profile}/view`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: sourceOf(document.referrer), referrer }),
  }).catch(() => {});
}
