import type { AccountRow } from '../../../db/queries/accounts';
import { oneLine } from './render-mail';

// Anyone may register another person's address under any name.
const looksLikeAddress = /[/:@]|=\?|[\p{L}\p{N}][.。．｡]\p{L}{2,}|\d{4,}/u;
const longestGreeting = 40;
/** Of a name in a header. */
export const longestDisplayName = 2 * longestGreeting;

/**
 * A name that mail clients would turn into a link, or mistake for an address, is omitted; so is one with `=?`, which begins
 * an encoded word, because in a header that may be decoded to anything.
 */
export const guarded = (name: string, longest: number): string =>
  name.length > longest || looksLikeAddress.test(name.normalize('NFKC')) ? '' : oneLine(name);

// Mail programs turn words with dots into links; at the end of a sentence, a space follows the dot.
const address = /\/\/|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}/u;

/** Whether a text holds something that mail clients would turn into a link. */
export const holdsAddress = (text: string): boolean => address.test(text.normalize('NFKC'));

export const greetingName = ({ firstName }: AccountRow): string =>
  guarded(firstName, longestGreeting) || 'there';

/** The greeting of somebody who has no account. @param stranger what follows 'Hello' where the name cannot be shown */
export const firstNameOf = (name: string, stranger: string): string =>
  guarded(name.trim().split(/\s+/)[0] ?? '', longestGreeting) || stranger;

/** The display name in the `To` header. */
export const displayName = ({ firstName, lastName }: AccountRow): string =>
  guarded(`${firstName} ${lastName}`, longestDisplayName);
