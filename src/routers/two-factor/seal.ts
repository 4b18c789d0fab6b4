import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts with a 32-byte key. @param owner bound to the result, which opens for nobody else */
export function seal(key: Buffer, owner: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts the result of `seal`. @throws if the key or the owner differs, or a bit was changed */
export function unseal(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const start = nonceBytes + tagBytes;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(nonceBytes, start));
  return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]);
}
