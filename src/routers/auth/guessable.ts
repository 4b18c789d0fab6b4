import { dictionary } from '@zxcvbn-ts/language-common';
import { productName } from '../mail/mail-facts';

const commonPasswords = new Set(dictionary['passwords-common']);

/** Common placeholder secrets. */
const placeholders = ['change me', 'password', 'setup', 'secret', 'token', 'admin', 'example', 'test'];

/** Digits appended to a word that make it no harder to guess, such as a year or a date. */
const fewDigits = 8;

/** The longest unit whose repetition is as weak as a repeated character. */
const shortPiece = 3;

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

/** A repeated character or short unit, or a sequence such as `12345678`, `hgfedcba`. */
function isMonotonous(text: string): boolean {
  const lower = text.toLowerCase();
  const period = (lower + lower).indexOf(lower, 1);
  if (period < lower.length && period <= shortPiece) return true;
  const characters = [...lower];
  const steps = new Set(characters.slice(1).map((next, index) => stepBetween(characters[index] ?? '', next)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** The distance between two adjacent characters; 9 is followed by 0. */
function stepBetween(one: string, next: string): number {
  if (one + next === '90') return 1;
  if (one + next === '09') return -1;
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
  isCommon(token) || isMonotonous(token) || isMadeOf(token, [productName, ...placeholders]);
