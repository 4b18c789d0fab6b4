import { platformAt, platformNamed } from '../../../contracts/social-platforms';
import { domainEndings } from '../../words/regions';

/** Longer runs without a space are not addresses. */
const longestAddress = 300;

const trimmed = (text: string) => {
  let from = 0;
  let to = text.length;
  while (from < to && '([{<"“„\'‘|•·:;,-–—'.includes(text.charAt(from))) {
    from += 1;
  }
  while (to > from && ')]}>"”\'’|•·:;,.'.includes(text.charAt(to - 1))) {
    to -= 1;
  }
  return text.slice(from, to);
};

/** The parts of a text between spaces and separators. */
export function chunksOf(text: string): string[] {
  return text
    .split(/[\s|•·;,<>()]/u)
    .map(trimmed)
    .filter((chunk) => chunk !== '' && chunk.length <= longestAddress);
}

const isDomain = (domain: string) => {
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}$/u.test(label)) &&
    /^\p{L}{2,24}$/u.test(labels.at(-1) ?? '')
  );
};

/** The e-mail address in a chunk, without a label or scheme before it; some write `[at]` to hide it from robots. */
export function emailIn(chunk: string): string | undefined {
  const text = chunk
    .slice(chunk.lastIndexOf(':') + 1)
    .replace(/[?].{0,300}$/, '')
    .replace('[at]', '@');
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  return at > 0 && /^[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,99}$/u.test(name) && isDomain(text.slice(at + 1))
    ? text
    : undefined;
}

/** The domain of an address, without `www.` */
function domainOf(address: string): string {
  const rest = address.slice(address.indexOf('://') >= 0 ? address.indexOf('://') + 3 : 0);
  const [host = ''] = rest.split(/[/?#:]/);
  return host.toLowerCase().startsWith('www.') ? host.toLowerCase().slice(4) : host.toLowerCase();
}

/** The web address in a chunk, as printed. */
export function addressIn(chunk: string): string | undefined {
  const scheme = chunk.toLowerCase().indexOf('http');
  const text =
    scheme > 0
      ? chunk.slice(scheme)
      : chunk.includes('://') || !chunk.includes(':')
        ? chunk
        : chunk.slice(chunk.indexOf(':') + 1);
  if (text.includes('@') && !/[:/]/.test(text)) {
    return undefined;
  }
  const domain = domainOf(text);
  const hasScheme = /^https?:\/\//i.test(text) || /^www\./i.test(text);
  // `B.Tech` is a degree.
  if (!isDomain(domain) || (!hasScheme && /^\p{L}{1,2}\.\p{Lu}\p{Ll}+$/u.test(text))) {
    return undefined;
  }
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const isPlain = text === text.toLowerCase() && ending.length >= 4 && domain.length - ending.length >= 5;
  return hasScheme || domainEndings.has(ending) || isPlain ? text : undefined;
}

/** The name of the social site that an address belongs to. */
export const siteOf = (address: string): string | undefined => platformAt(domainOf(address))?.name;

/** The site that a text names: `LinkedIn`. */
export const siteNamed = (text: string): string | undefined => platformNamed(text)?.name;

const maps = [
  'google.com/maps',
  'maps.google.',
  'maps.apple.',
  'goo.gl/maps',
  'maps.app.goo.gl',
  'openstreetmap.org',
];

/** Whether an address just shows a place on a map. */
export const isMap = (address: string) => maps.some((map) => address.toLowerCase().includes(map));
