import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import { listSigningKeys } from '../../../db/testimonials/signing-keys';
import type { FileStore } from '../ports';
import { hashPhoto } from './hash-photo';
import { isSigned, jwkOf, jwsOf } from './signing';
import { type SignedTestimonial, statementOf } from './statement';

/** A testimonial as it stands in the database, with the signature that was made of it. */
type Stored = SignedTestimonial & {
  imageId: string | null;
  keyId: string | null;
  signature: string | null;
};

/** What comes of checking a testimonial now. */
export interface SignatureCheck {
  /** Whether every letter of it, and its photo, is what was signed. */
  isSound: boolean;
  /** What was checked; the signature does not fit it unless it is sound. */
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
