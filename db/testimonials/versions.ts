import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, TestimonialVersions } from '../tables.gen';

export type TestimonialVersionRow = Selectable<TestimonialVersions>;

/** The versions of these requests; of each at most an approved one and one after it. */
export async function listVersions(db: Kysely<DB>, requestIds: string[]): Promise<TestimonialVersionRow[]> {
  return db
    .selectFrom('testimonialVersions')
    .selectAll()
    .where('requestId', '=', sql<string>`any(${requestIds}::uuid[])`)
    .execute();
}

/** Puts a version in the place of one that is not approved. */
export async function replacePending(
  tx: Transaction<DB>,
  version: Insertable<TestimonialVersions>,
): Promise<void> {
  await deletePending(tx, version.requestId);
  await tx.insertInto('testimonialVersions').values(version).execute();
}

/** Deletes what was written and is not approved, with a photo that nothing else shows. */
export async function deletePending(tx: Transaction<DB>, requestId: string): Promise<void> {
  await tx
    .deleteFrom('testimonialVersions')
    .where('requestId', '=', requestId)
    .where('state', '<>', 'approved')
    .execute();
}

/** A draft whose mail has just been made; the token of an earlier mail no longer works. */
export async function setConfirmToken(
  db: Kysely<DB>,
  id: string,
  confirmTokenHash: Buffer,
  days: number,
): Promise<void> {
  await db
    .updateTable('testimonialVersions')
    .set({ confirmTokenHash, confirmUntil: sql<string>`now() + make_interval(days => ${days})` })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute();
}

/** The draft that a mail is to confirm; undefined if it was confirmed, replaced or revoked, or the mail is too old. */
export async function findDraft(
  db: Kysely<DB>,
  confirmTokenHash: Buffer,
): Promise<TestimonialVersionRow | undefined> {
  return db
    .selectFrom('testimonialVersions')
    .selectAll()
    .where('confirmTokenHash', '=', confirmTokenHash)
    .where('state', '=', 'draft')
    .where('confirmUntil', '>', sql<string>`clock_timestamp()`)
    .executeTakeFirst();
}

/** Deletes drafts whose mail no longer works; it may have been on its way for a day. */
export async function deleteExpiredDrafts(db: Kysely<DB>, days: number): Promise<void> {
  await db
    .deleteFrom('testimonialVersions')
    .where('state', '=', 'draft')
    .where('createdAt', '<', sql<string>`now() - make_interval(days => ${days + 1})`)
    .execute();
}

/** The signature of a version, and what is signed in addition to its words. */
export interface Signing {
  ownerName: string;
  signedAt: string;
  keyId: string;
  signature: string;
}

/** Makes a draft wait for its owner; its mail cannot be used again. */
export async function signDraft(tx: Transaction<DB>, id: string, signing: Signing): Promise<void> {
  await tx
    .updateTable('testimonialVersions')
    .set({ ...signing, state: 'waiting', confirmTokenHash: null, confirmUntil: null })
    .where('id', '=', id)
    .execute();
}

/** Declines what waits. */
export async function declineVersion(tx: Transaction<DB>, id: string): Promise<void> {
  await tx
    .updateTable('testimonialVersions')
    .set({ state: 'declined', decidedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Approves a version in the place of the one before. */
export async function approveVersion(
  tx: Transaction<DB>,
  { id, requestId }: Pick<TestimonialVersionRow, 'id' | 'requestId'>,
): Promise<void> {
  await tx
    .deleteFrom('testimonialVersions')
    .where('requestId', '=', requestId)
    .where('state', '=', 'approved')
    .where('id', '<>', id)
    .execute();
  await tx
    .updateTable('testimonialVersions')
    .set({ state: 'approved', decidedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes the text of a testimonial, all entries that show it, and its photos. */
export async function eraseTestimonial(tx: Transaction<DB>, requestId: string): Promise<void> {
  const images = await listPhotos(tx, requestId);
  await tx.deleteFrom('testimonials').where('requestId', '=', requestId).execute();
  await tx.deleteFrom('testimonialVersions').where('requestId', '=', requestId).execute();
  if (images.length === 0) return;
  // The owner may show the photo elsewhere, which its author no longer wants.
  await tx.deleteFrom('gallery').where('imageId', 'in', images).execute();
  await tx.deleteFrom('images').where('id', 'in', images).execute();
}

/** The images of a testimonial's photos: those that its author sent, and those of copied portfolios, which share their files. */
async function listPhotos(tx: Transaction<DB>, requestId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct same.image_id as id
    from testimonial_versions as version
    join image_variants as sent on sent.image_id = version.image_id
    join image_variants as same on same.file_key = sent.file_key
    where version.request_id = ${requestId}`.execute(tx);
  return rows.map(({ id }) => id);
}
