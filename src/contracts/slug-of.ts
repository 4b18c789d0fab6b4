import { slugLength } from './profile';

/** How many digits follow a name that somebody else has. */
export const slugSuffixDigits = 6;

/** Whether a slug ends in such digits: nobody has chosen it, or not as it is. */
export const isMadeSlug = (slug: string): boolean => madeEnd.test(slug);

// With as many as `slugSuffixDigits`.
const madeEnd = /-\d{6}$/;

/** A name in lower-case ASCII, words joined by hyphens, with room for a number. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength.max - slugSuffixDigits - 1)
    .replace(/^-|-$/g, '');
