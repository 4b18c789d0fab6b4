import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '../../contracts/two-factor';

// Crockford's alphabet, without letters that look like digits. 32 of them, so each is five bits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;
const groups = /.{4}(?=.)/g;

/** New codes of 80 random bits each, formatted for people. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode);

const newCode = () =>
  Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(groups, '$&-');

/** The stored hash of a code, independent of how it was typed. */
export function hashRecoveryCode(code: string): Buffer {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const read = typed.replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(read).digest();
}
