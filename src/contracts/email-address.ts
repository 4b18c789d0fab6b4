import { canonicalHost } from './domain';
import { required, trimmedText } from './text';

/** The longest address, in characters. */
const longestEmail = 254;

/** Letters of any script, but none of the signs that only quoted local parts may have. */
const localPart = /^[\p{L}\p{M}\p{N}_'+-]+(?:\.[\p{L}\p{M}\p{N}_'+-]+)*$/u;
const topLevel = /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** What every address looks like, for programs that read only the schema; not all of them know `\p`. */
const form = /^[^\s@]+@[^\s@]*[^\s@.]$/;

function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = canonicalHost(text.slice(at + 1));
  return host !== undefined && topLevel.test(host) && localPart.test(text.slice(0, at));
}

/**
 * The canonical form of an address, in which it is compared and unique: in lower case, its domain as in the DNS. Its
 * length must have been checked.
 */
export const canonicalEmail = (email: string): string =>
  withAsciiDomain(email.trim().normalize('NFKC').toLowerCase());

/** The address with its domain as in the DNS, for programs that know ASCII only. */
export function withAsciiDomain(email: string): string {
  const behind = email.lastIndexOf('@') + 1;
  const host = behind > 0 ? canonicalHost(email.slice(behind)) : undefined;
  return host === undefined ? email : email.slice(0, behind) + host;
}

/** Whether a mail server that knows ASCII only can deliver to it: a domain can be written so, a local part cannot. */
export const isAsciiMailbox = (email: string): boolean => /^[!-~]*$/.test(withAsciiDomain(email));

interface Sentences {
  missing: string;
  invalid: string;
}

/**
 * An e-mail address in any script, as typed: its letters composed (NFC), so that the same address is sent and stored in
 * the same bytes.
 */
export const emailAddressField = ({ missing, invalid }: Sentences) =>
  trimmedText(longestEmail, { error: ({ input }) => ((input ?? '') === '' ? missing : undefined) })
    .min(1, { error: missing, abort: true })
    .normalize('NFC')
    .max(longestEmail)
    .regex(form, { error: invalid, abort: true })
    .refine(isEmailAddress, invalid)
    .meta({ format: 'idn-email' });

/** An e-mail address. */
export const emailAddress = emailAddressField({
  missing: required,
  invalid: 'Enter an e-mail address such as name@example.com.',
});

/** The link that opens a mail to an address (RFC 6068). @param query encoded, with its question mark */
export function mailtoHref(email: string, query = ''): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}${query}`;
}

/** The attributes of an input for addresses: with the type `email`, browsers refuse letters other than ASCII. */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
