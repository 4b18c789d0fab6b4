import { dictionary } from '@zxcvbn-ts/language-common';
import { productName } from '../mail/mail-facts';

const commonPasswords = new Set(dictionary['passwords-common']);

/** Words of common placeholder secrets. */
const placeholders = [
  'change me',
  // The phrase of a well-known comic.
  'correct horse battery staple',
  'password',
  'setup',
  'my secret',
  'super',
  'secret',
  'token',
  'admin',
  'example',
  'test',
  'your',
  'key',
  'value',
];

/** Digits appended to a word that make it no harder to guess, such as a year or a date. */
const fewDigits = 8;

/** The longest unit whose repetition in a password is as weak as a repeated character. */
const shortPiece = 3;

/** Where a row leaves the digits: 9 is followed by 0, and in hexadecimal by a. */
const rowJoints = new Set(['90', '9a']);

/** Letters and digits only, in lower case. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text consists only of these words, in any number and spelling, and a few digits. */
function isMadeOf(text: string, words: string[]): boolean {
  const whole = bare(text);
  // Words without letters occur in many numbers, and words of two letters in many words.
  const significant = words.map(bare).filter((word) => word.length > 2 && /\p{L}/u.test(word));
  const rest = significant
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.length <= fewDigits && !/\p{L}/u.test(rest);
}

const isCommon = (text: string) => commonPasswords.has(text) || commonPasswords.has(text.toLowerCase());

/** A repeated character or unit of up to this length, or a row such as `12345678`, `hgfedcba`. */
function isMonotonous(text: string, longestPiece = shortPiece): boolean {
  const lower = text.toLowerCase();
  const period = (lower + lower).indexOf(lower, 1);
  if (period < lower.length && period <= longestPiece) return true;
  const characters = [...lower];
  const steps = new Set(characters.slice(1).map((next, index) => stepBetween(characters[index] ?? '', next)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** The distance between two adjacent characters. */
function stepBetween(one: string, next: string): number {
  if (rowJoints.has(one + next)) return 1;
  if (rowJoints.has(next + one)) return -1;
  return (next.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
}

/**
 * Why a password is among the first to be guessed, as a sentence for its owner; undefined
 * if it is not.
 * @param email the account's address
 */
export function whyGuessable(password: string, email: string): string | undefined {
  const [local = ''] = email.split('@');
  const [withoutTag = ''] = local.split('+');
  if (isCommon(password)) return 'This password is among the first that attackers try. Choose another one.';
  if (isMonotonous(password)) {
    return 'This password repeats a character, or is a row such as 12345678. Choose another one.';
  }
  if (isMadeOf(password, [productName])) {
    return 'This password is made of the name of this product. Choose another one.';
  }
  return bare(password) === bare(local) || isMadeOf(password, [email, local, withoutTag])
    ? 'This password is made of your own e-mail address. Choose another one.'
    : undefined;
}

/** Whether an operator's secret is easy to guess. */
export const isGuessableToken = (token: string): boolean =>
  isCommon(token) || isMonotonous(token, token.length) || isMadeOf(token, [productName, ...placeholders]);
