import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import { listSigningKeys } from '../../../db/testimonials/signing-keys';
import type { FileStore } from '../ports';
import { hashPhoto } from './hash-photo';
import { isSigned, jwkOf, jwsOf } from './signing';
import { type SignedTestimonial, statementOf } from './statement';

/** A testimonial as it is stored, with its signature. */
type Stored = SignedTestimonial & {
  imageId: string | null;
  keyId: string | null;
  signature: string | null;
};

/** The result of checking a testimonial now. */
export interface SignatureCheck {
  /** Whether its text and its photo are exactly what was signed. */
  isSound: boolean;
  /** What was checked; the signature matches only if it is sound. */
  statement: string;
  /** For checking it elsewhere; undefined if the key is not known. */
  signed: (ReturnType<typeof jwsOf> & { key: ReturnType<typeof jwkOf> }) | undefined;
}

/** Checks what the database and the file store hold now against the signature. */
export async function checkSignature(
  db: Kysely<DB>,
  files: FileStore,
  stored: Stored,
): Promise<SignatureCheck> {
  const { keyId, signature } = stored;
  const statement = statementOf(stored, await hashPhoto(db, files, stored.imageId));
  const key = (await listSigningKeys(db)).find(({ id }) => id === keyId);
  if (!key || signature === null) return { isSound: false, statement, signed: undefined };
  return {
    isSound: isSigned(statement, signature, key),
    statement,
    signed: { ...jwsOf(statement, key.id, signature), key: jwkOf(key) },
  };
}
