import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isOwnedBy } from '../queries/profiles';
import type { DB, TestimonialRequests } from '../tables.gen';

export type TestimonialRequestRow = Selectable<TestimonialRequests>;

/** The state of the query's `testimonial_requests` row, by the database's clock. */
const requestState = sql<
  | 'made'
  | 'sent'
  | 'opened'
  | 'written'
  | 'waiting'
  | 'approved'
  | 'declined'
  | 'withdrawn'
  | 'removed'
  | 'refused'
  | 'revoked'
  | 'expired'
>`(
  case
    when testimonial_requests.withdrawn_at is not null then 'withdrawn'
    when pending.state = 'waiting' then 'waiting'
    when shown.id is not null then 'approved'
    when testimonial_requests.revoked_at is not null then 'revoked'
    when pending.state = 'declined' then 'declined'
    when approved.id is not null then 'removed'
    when testimonial_requests.refused_at is not null then 'refused'
    when pending.state = 'draft' and coalesce(pending.confirm_until > clock_timestamp(), true) then 'written'
    when testimonial_requests.expires_at <= clock_timestamp() then 'expired'
    when testimonial_requests.opened_at is not null then 'opened'
    when testimonial_requests.mailed_at is not null then 'sent'
    else 'made'
  end
)`;

/** The account's requests with what was written. */
const ownRequests = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('testimonialRequests')
    .innerJoin('profiles', 'profiles.id', 'testimonialRequests.profileId')
    .leftJoin('testimonialVersions as pending', (join) =>
      join.onRef('pending.requestId', '=', 'testimonialRequests.id').on('pending.state', '<>', 'approved'),
    )
    .leftJoin('testimonialVersions as approved', (join) =>
      join.onRef('approved.requestId', '=', 'testimonialRequests.id').on('approved.state', '=', 'approved'),
    )
    .leftJoin('testimonials as shown', (join) =>
      join
        .onRef('shown.versionId', '=', 'approved.id')
        .onRef('shown.profileId', '=', 'testimonialRequests.profileId')
        .on('shown.deletedAt', 'is', null),
    )
    .select([
      'testimonialRequests.id',
      'testimonialRequests.profileId',
      'testimonialRequests.name',
      'testimonialRequests.email',
      'testimonialRequests.company',
      'testimonialRequests.note',
      'testimonialRequests.token',
      'testimonialRequests.createdAt',
      'testimonialRequests.expiresAt',
      'testimonialRequests.openedAt',
      'testimonialRequests.mailedAt',
      'testimonialRequests.remindedAt',
      'shown.id as testimonialId',
      'shown.checkUrl',
      'approved.id as approvedId',
      'pending.id as pendingId',
      requestState.as('state'),
    ])
    .where(isOwnedBy(accountId));

/** A request as its owner sees it. */
export type OwnRequest = Awaited<ReturnType<typeof listOwnRequests>>[number];

/** The requests of the account's profile, newest first. */
export const listOwnRequests = (db: Kysely<DB>, accountId: string, profileId: string) =>
  ownRequests(db, accountId)
    .where('testimonialRequests.profileId', '=', profileId)
    .orderBy('testimonialRequests.createdAt', 'desc')
    .orderBy('testimonialRequests.id', 'desc')
    .execute();

/** A request of the account; undefined if there is no such request. */
export const findOwnRequest = (
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<OwnRequest | undefined> =>
  ownRequests(db, accountId).where('testimonialRequests.id', '=', id).executeTakeFirst();

/**
 * Locks a request of the account, and first the profiles that it concerns, as every write to an entry does.
 * @returns undefined if there is no such request
 */
export async function lockOwnRequest(
  tx: Transaction<DB>,
  accountId: string,
  id: string,
): Promise<TestimonialRequestRow | undefined> {
  const profile = await lockProfilesOf(tx, id).where(isOwnedBy(accountId)).executeTakeFirst();
  return profile && lockRequest(tx, id);
}

/**
 * Locks the profile of a request and those that show its testimonial, in the order of their ids, as deleting a portfolio
 * does.
 */
const lockProfilesOf = (tx: Transaction<DB>, id: string) =>
  tx
    .selectFrom('profiles')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('testimonialRequests').select('profileId').where('id', '=', id)),
        eb('id', 'in', selectFrom('testimonials').select('profileId').where('requestId', '=', id)),
      ]),
    )
    .orderBy('id')
    .forUpdate();

/** Locks a request. */
const lockRequest = (tx: Transaction<DB>, id: string): Promise<TestimonialRequestRow | undefined> =>
  tx.selectFrom('testimonialRequests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** How many requests of the profile are not revoked. */
export async function countRequests(tx: Transaction<DB>, profileId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('testimonialRequests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profileId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a request. */
export async function insertRequest(
  tx: Transaction<DB>,
  request: Omit<Insertable<TestimonialRequests>, 'expiresAt'>,
  days: number,
): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(days => ${days})`;
  await tx
    .insertInto('testimonialRequests')
    .values({ ...request, expiresAt })
    .execute();
}

type Moment = 'mailedAt' | 'remindedAt' | 'revokedAt' | 'refusedAt' | 'confirmedAt' | 'withdrawnAt';

/** Records that something has just happened to a request. */
export async function markRequest(tx: Transaction<DB>, id: string, moment: Moment): Promise<void> {
  await tx
    .updateTable('testimonialRequests')
    .set({ [moment]: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Records that a request was opened for the first time; in maintenance mode nothing is written. */
export async function markOpened(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('testimonialRequests')
    .set({ openedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('settings').select('isMaintenanceOn').where('isMaintenanceOn', '=', true))),
    )
    .execute();
}

/** Whether the account of the query's `profiles` row is neither closed nor about to be deleted. */
const isServed = sql<boolean>`exists (
  select from accounts
  where accounts.id = profiles.account_id and accounts.is_active and accounts.deletion_due_at is null
)`;

/** A request with what its author may know of the owner, and whether it can be answered. */
const askedRequests = (db: Kysely<DB>) =>
  db
    .selectFrom('testimonialRequests')
    .innerJoin('profiles', 'profiles.id', 'testimonialRequests.profileId')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .selectAll('testimonialRequests')
    .select(['profiles.displayName as ownerName', 'profiles.profileSlug as slug'])
    .select('accounts.id as accountId')
    .select(['accounts.email as ownerEmail', 'accounts.firstName', 'accounts.lastName'])
    .select(sql<boolean>`profiles.visibility <> 'private'`.as('isPageOpen'))
    .select(isServed.as('isServed'))
    .select(sql<boolean>`testimonial_requests.expires_at <= clock_timestamp()`.as('isExpired'));

/** A request as its author sees it. */
export type AskedRequest = NonNullable<Awaited<ReturnType<typeof findAskedRequest>>>;

/** The request of a token; undefined if there is none. */
export const findAskedRequest = (db: Kysely<DB>, token: string) =>
  askedRequests(db).where('testimonialRequests.token', '=', token).executeTakeFirst();

/** The request by its id. */
export const findRequestById = (db: Kysely<DB>, id: string): Promise<AskedRequest | undefined> =>
  askedRequests(db).where('testimonialRequests.id', '=', id).executeTakeFirst();

/** The request whose author was mailed this token; undefined if there is none, or a newer mail replaced it. */
export const findRequestOfAuthor = (
  db: Kysely<DB>,
  authorTokenHash: Buffer,
): Promise<AskedRequest | undefined> =>
  askedRequests(db).where('testimonialRequests.authorTokenHash', '=', authorTokenHash).executeTakeFirst();

/**
 * Locks a request as its author changes it: first the profiles, then the request.
 * @returns undefined if it is gone
 */
export async function lockAskedRequest(tx: Transaction<DB>, id: string): Promise<AskedRequest | undefined> {
  await lockProfilesOf(tx, id).execute();
  await lockRequest(tx, id);
  return findRequestById(tx, id);
}

/** Replaces the secret of the author's mails. */
export async function setAuthorToken(db: Kysely<DB>, id: string, authorTokenHash: Buffer): Promise<void> {
  await db.updateTable('testimonialRequests').set({ authorTokenHash }).where('id', '=', id).execute();
}

/** Keeps the author's address, which is confirmed. */
export async function setAuthor(tx: Transaction<DB>, id: string, authorEmail: string): Promise<void> {
  await tx
    .updateTable('testimonialRequests')
    .set({ authorEmail, confirmedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}
