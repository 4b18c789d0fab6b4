import { type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type AccountRow, insertAccount, setCurrentProfile } from '../queries/accounts';
import { type SectionTable, type SectionValues, sectionQueries } from '../sections';
import type { DB } from '../tables.gen';
import { certifications, education, workExperience } from './demo-career';
import { addresses, contacts, facts, person, testimonials } from './demo-content';
import { skills } from './demo-skills';
import { insertViews } from './demo-views';
import { insertEmployers } from './insert-employers';
import { insertLinks } from './insert-links';

export const demoEmail = 'demo@storyfolio.example';
const owner = { firstName: 'Maren', lastName: 'Tregenza', company: 'Leeward Routing' };

/**
 * Adds the demo account with its complete profile; if the demo profile exists, only sets the account's
 * password, because the file that holds it may be new. Any number of processes may call it concurrently.
 * @param options `passwordHash`: the argon2id hash of the demo account's password
 * @returns whether the profile was added
 */
export async function seedDemoProfile(db: Kysely<DB>, options: { passwordHash: string }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo-profile'))`.execute(tx);
    if (await setDemoPassword(tx, options.passwordHash)) return false;
    const account = await insertDemoAccount(tx, options.passwordHash);
    await replaceDemoProfile(tx, account.id, await insertDemoContent(tx, account.id));
    return true;
  });
}

/** The account that owns the demo profile; undefined if there is none. */
export async function findDemoAccount(db: Kysely<DB>): Promise<string | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select('accountId')
    .where('isDemo', '=', true)
    .executeTakeFirst();
  return profile?.accountId ?? undefined;
}

/** Adds a profile with the demo's contents, without files; only its owner can read it yet. */
export async function insertDemoContent(tx: Transaction<DB>, accountId: string): Promise<string> {
  const id = uuid();
  const values = { id, accountId, profileSlug: `demo-${id}`, visibility: 'private' as const };
  await tx
    .insertInto('profiles')
    .values({ ...values, ...person })
    .execute();
  await insertContent(tx, id);
  return id;
}

/** Makes this the demo profile, with views up to now, and deletes the previous one. */
export async function replaceDemoProfile(tx: Transaction<DB>, accountId: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('demo-profile'))`.execute(tx);
  await deleteDemoProfiles(tx, accountId);
  await tx
    .updateTable('profiles')
    .set({ isDemo: true, profileSlug: 'demo-profile-1', visibility: 'public' })
    .where('id', '=', id)
    .execute();
  await setCurrentProfile(tx, accountId, id);
  await insertViews(tx, id);
  await insertLinks(tx, id);
}

/** Deletes the demo profile and the account's other profiles, except those that are being prepared to replace it. */
async function deleteDemoProfiles(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx
    .deleteFrom('profiles')
    .where(({ eb, or }) => or([eb('accountId', '=', accountId), eb('removedFrom', '=', accountId)]))
    .where(({ eb, or }) =>
      or([eb('isDemo', '=', true), eb('profileSlug', '<>', sql<string>`'demo-' || profiles.id`)]),
    )
    .execute();
}

/** Deletes a profile with all its contents. */
export async function deleteProfile(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('profiles').where('id', '=', id).execute();
}

async function insertDemoAccount(tx: Transaction<DB>, passwordHash: string): Promise<AccountRow> {
  const id = uuid();
  // Registering with the demo's address must not be a way to own the demo profile.
  for (const address of [demoEmail, `demo-${id}@storyfolio.example`]) {
    const values = { id, email: address, canonicalEmail: address, passwordHash, emailVerified: true };
    const account = await insertAccount(tx, { ...values, ...owner });
    if (account) return account;
  }
  throw new Error('The demo account cannot be added: both of its addresses are taken.');
}

/** @returns whether there is a demo profile, whose account now has the password */
async function setDemoPassword(tx: Transaction<DB>, passwordHash: string): Promise<boolean> {
  const account = await tx
    .updateTable('accounts')
    .set({ passwordHash })
    .where('id', 'in', tx.selectFrom('profiles').select('accountId').where('isDemo', '=', true))
    .returning('id')
    .executeTakeFirst();
  return account !== undefined;
}

async function insertContent(tx: Transaction<DB>, profileId: string): Promise<void> {
  await insertSection(tx, 'facts', profileId, facts);
  await insertSection(tx, 'testimonials', profileId, testimonials);
  await insertSection(tx, 'skills', profileId, skills);
  await insertSection(tx, 'workExperience', profileId, workExperience);
  await insertSection(tx, 'education', profileId, education);
  await insertSection(tx, 'certifications', profileId, certifications);
  await insertSection(tx, 'contacts', profileId, contacts);
  await insertSection(tx, 'addresses', profileId, addresses);

  await insertEmployers(tx, profileId);
}

async function insertSection<T extends SectionTable>(
  tx: Transaction<DB>,
  table: T,
  profileId: string,
  items: SectionValues<T>[],
): Promise<void> {
  const placed = items.map((item, index) => ({ ...item, id: uuid(), sortOrder: index + 1 }));
  await sectionQueries(table).insertMany(tx, profileId, placed);
}
