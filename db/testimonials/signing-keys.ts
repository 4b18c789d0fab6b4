import type { Kysely, Selectable } from 'kysely';
import type { DB, SigningKeys } from '../tables.gen';

/** The public half of a key; `publicBytes` are the 32 of Ed25519. */
export type SigningKeyRow = Selectable<SigningKeys>;

/** Keeps a key forever, so that what it signed can be checked after it was replaced. */
export async function keepSigningKey(
  db: Kysely<DB>,
  key: Pick<SigningKeyRow, 'id' | 'publicBytes'>,
): Promise<void> {
  await db
    .insertInto('signingKeys')
    .values(key)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** All keys that ever signed, the oldest first. */
export async function listSigningKeys(db: Kysely<DB>): Promise<SigningKeyRow[]> {
  return db.selectFrom('signingKeys').selectAll().orderBy('createdAt').orderBy('id').execute();
}
