import { type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertAccount, setCurrentProfile } from '../queries/accounts';
import { insertProfile } from '../queries/profiles';
import { type SectionTable, type SectionValues, sectionQueries } from '../sections';
import type { DB } from '../tables.gen';
import { demoCertifications, demoEducation, demoPerson, demoWork } from './demo-career';
import { demoEmployers } from './demo-employers';
import { demoAddresses, demoContacts, demoFacts, demoSkills, demoTestimonials } from './demo-strengths';

const email = 'demo@storyfolio.example';
const slug = 'demo-profile-1';
const daysOfViews = 91;

/**
 * Adds the demo account and its complete profile, unless this database has a demo profile already. Any number of
 * processes may call it at once.
 * @param options `passwordHash`: the argon2id hash of the demo account's password
 * @returns whether it was added now
 * @throws Error where another profile holds the demo's address
 */
export async function seedDemoProfile(db: Kysely<DB>, options: { passwordHash: string }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo-profile'))`.execute(tx);
    const existing = await tx
      .selectFrom('profiles')
      .select('id')
      .where('isDemo', '=', true)
      .executeTakeFirst();
    if (existing) return false;
    const accountId = await addAccount(tx, options.passwordHash);
    const profile = { id: uuid(), accountId, profileSlug: slug, isDemo: true, ...demoPerson };
    if (!(await insertProfile(tx, profile)))
      throw new Error(`The address ${slug} belongs to another profile.`);
    await setCurrentProfile(tx, accountId, profile.id);
    await addContent(tx, profile.id);
    await addEmployers(tx, profile.id);
    await addViews(tx, profile.id);
    return true;
  });
}

async function addAccount(tx: Transaction<DB>, passwordHash: string): Promise<string> {
  const names = { firstName: 'Tamsin', lastName: 'Okoro', company: 'Wayfare' };
  const id = uuid();
  const values = { ...names, id, passwordHash, emailVerified: true };
  const added = await insertAccount(tx, { ...values, email, canonicalEmail: email });
  if (added) return id;
  // Whoever registered the address before must not come to own the demo profile by that.
  const another = `demo-${id}@storyfolio.example`;
  await insertAccount(tx, { ...values, email: another, canonicalEmail: another });
  return id;
}

async function addContent(tx: Transaction<DB>, profileId: string): Promise<void> {
  await addItems(tx, profileId, 'workExperience', demoWork);
  await addItems(tx, profileId, 'education', demoEducation);
  await addItems(tx, profileId, 'certifications', demoCertifications);
  await addItems(tx, profileId, 'skills', demoSkills);
  await addItems(tx, profileId, 'facts', demoFacts);
  await addItems(tx, profileId, 'testimonials', demoTestimonials);
  await addItems(tx, profileId, 'contacts', demoContacts);
  await addItems(tx, profileId, 'addresses', demoAddresses);
}

async function addItems<T extends SectionTable>(
  tx: Transaction<DB>,
  profileId: string,
  table: T,
  items: SectionValues<T>[],
): Promise<void> {
  const { insert } = sectionQueries(table);
  for (const item of items) await insert(tx, uuid(), profileId, item);
}

async function addEmployers(tx: Transaction<DB>, profileId: string): Promise<void> {
  const rows = demoEmployers.map(({ daysAgo, ...employer }, index) => {
    const madeAt = sql<string>`now() - make_interval(days => ${daysAgo}, mins => ${(index * 37) % 600})`;
    return { ...employer, id: uuid(), profileId, sortOrder: index + 1, createdAt: madeAt, updatedAt: madeAt };
  });
  await tx.insertInto('employerContacts').values(rows).execute();
}

async function addViews(tx: Transaction<DB>, profileId: string): Promise<void> {
  const rows = demoViews().map((views, daysAgo) => ({
    profileId,
    day: sql<string>`(now() at time zone 'utc')::date - ${sql.lit(daysAgo)}`,
    views: sql<number>`${views}`,
  }));
  await tx.insertInto('profileViewDays').values(rows).execute();
}

/** Views of each day, today first: busier from Monday to Thursday, growing slowly, the same at every seeding. */
function demoViews(): number[] {
  const random = seededRandom(20_260_401);
  const weekday = new Date().getUTCDay();
  return Array.from({ length: daysOfViews }, (_, daysAgo) => {
    const rhythm = [0.35, 1, 1.15, 1.1, 0.95, 0.7, 0.3][(((weekday - daysAgo) % 7) + 7) % 7] ?? 1;
    const growth = 1.6 - daysAgo / daysOfViews;
    return Math.round(rhythm * growth * (4 + random() * 5));
  });
}

/** Mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
