import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import { keepSigningKey, type SigningKeyRow } from '../../../db/testimonials/signing-keys';

/** An Ed25519 private key in DER is this and its 32 secret bytes (RFC 8410). */
const privateKeyStart = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The name of the secret bytes among the server's; replacing them there makes a new key, and the old ones still verify. */
const secretName = 'testimonial-signing';

interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** The key of this installation, made when it is asked for the first time; its public half is kept forever. */
export async function findSigningKey(db: Kysely<DB>): Promise<SigningKey> {
  const secret = await findOrCreateSecret(db, secretName);
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateKeyStart, secret]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const id = thumbprint(x);
  await keepSigningKey(db, { id, publicBytes: Buffer.from(x, 'base64url') });
  return { id, privateKey };
}

/** The name of a key is the thumbprint of its public half (RFC 7638). */
const thumbprint = (x: string) =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');

/** The public half as a JSON Web Key (RFC 8037). */
export const jwkOf = ({ id, publicBytes }: Pick<SigningKeyRow, 'id' | 'publicBytes'>) => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: publicBytes.toString('base64url'),
  kid: id,
  use: 'sig',
  alg: 'EdDSA',
});

const base64url = (text: string) => Buffer.from(text).toString('base64url');

const headerOf = (keyId: string) => base64url(JSON.stringify({ alg: 'EdDSA', kid: keyId }));

const signedBytes = (statement: string, keyId: string) =>
  Buffer.from(`${headerOf(keyId)}.${base64url(statement)}`);

/** The signature of a JSON Web Signature (RFC 7515) over the statement, in base64url. */
export const signStatement = (statement: string, { id, privateKey }: SigningKey): string =>
  sign(null, signedBytes(statement, id), privateKey).toString('base64url');

/** Whether this key made the signature over this statement, and no other. */
export function isSigned(
  statement: string,
  signature: string,
  key: Pick<SigningKeyRow, 'id' | 'publicBytes'>,
): boolean {
  const publicKey = createPublicKey({ key: jwkOf(key), format: 'jwk' });
  return verify(null, signedBytes(statement, key.id), publicKey, Buffer.from(signature, 'base64url'));
}

/** The statement as a JSON Web Signature in its flattened form, for checking elsewhere. */
export const jwsOf = (statement: string, keyId: string, signature: string) => ({
  protected: headerOf(keyId),
  payload: base64url(statement),
  signature,
});
