import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/** The keys by which an existing contact is recognised. */
export interface ContactKeys {
  id: string;
  employerName: string;
  employerCompany: string | null;
  employerEmail: string | null;
}

/** The keys of the profile's contacts; none if it is not the account's. */
export async function listContactKeys(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<ContactKeys[]> {
  return db
    .selectFrom('employerContacts')
    .innerJoin('profiles', 'profiles.id', 'employerContacts.profileId')
    .select(['employerContacts.id', 'employerName', 'employerCompany', 'employerEmail'])
    .where('profileId', '=', profileId)
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .orderBy('employerContacts.createdAt')
    .orderBy('employerContacts.id')
    .execute();
}

/** More tables than anybody has; the least recently used ones are deleted. */
const mostMappings = 50;

const digestOf = (headers: string[]) =>
  createHash('sha256').update(JSON.stringify(headers)).digest('base64url');

/** The fields that were chosen for the columns of tables, an empty text for none, by the headers of these. */
export const listMappings = (
  db: Kysely<DB>,
  profileId: string,
): Promise<{ headers: string[]; fields: string[] }[]> =>
  db.selectFrom('contactMappings').select(['headers', 'fields']).where('profileId', '=', profileId).execute();

/** Remembers the fields that were chosen for these headers; an empty text for none. */
export async function rememberMapping(
  tx: Transaction<DB>,
  profileId: string,
  { headers, fields, at }: { headers: string[]; fields: string[]; at: Date },
): Promise<void> {
  const chosen = { fields: sql<string[]>`${JSON.stringify(fields)}::jsonb`, usedAt: at.toISOString() };
  await tx
    .insertInto('contactMappings')
    .values({
      profileId,
      digest: digestOf(headers),
      headers: sql<string[]>`${JSON.stringify(headers)}::jsonb`,
      ...chosen,
    })
    .onConflict((conflict) => conflict.columns(['profileId', 'digest']).doUpdateSet(chosen))
    .execute();
  await sql`
    delete from contact_mappings where profile_id = ${profileId} and digest not in (
      select digest from contact_mappings where profile_id = ${profileId}
      order by used_at desc, digest limit ${mostMappings})`.execute(tx);
}
