import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { StringList } from '../column-types';
import { canonicalHost } from '../domains/domains';
import { nextVersion } from '../next-version';
import { isOwnedBy } from '../queries/profiles';
import type { DB, Links } from '../tables.gen';

/** Whether a link still leads to its page, by the database's clock. */
export type LinkState = 'open' | 'expired' | 'used-up' | 'revoked';

/** The state of the query's `links` row. */
export const linkState = sql<LinkState>`(
  case
    when links.revoked_at is not null then 'revoked'
    when links.expires_at <= clock_timestamp() then 'expired'
    when links.opens >= links.max_opens then 'used-up'
    else 'open'
  end
)`;

/** How long readers viewed the page through the query's `links` row, in seconds. */
const seconds = sql<number>`(
  select coalesce(sum(counted_views.seconds), 0)::bigint from counted_views
  where counted_views.profile_id = links.profile_id and link_id = links.id
)`;

/** The account's links with their figures. */
const ownLinks = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('links')
    .innerJoin('profiles', 'profiles.id', 'links.profileId')
    .leftJoin('employerContacts', (join) =>
      join
        .onRef('employerContacts.id', '=', 'links.employerContactId')
        .on('employerContacts.deletedAt', 'is', null),
    )
    .select([
      'links.id',
      'links.profileId',
      'links.label',
      'links.employerContactId',
      'employerName',
      'employerCompany',
      'links.token',
      'profileSlug as slug',
      canonicalHost.as('canonicalHost'),
      'links.expiresAt',
      'links.maxOpens',
      'links.note',
      'links.hiddenSections',
      'links.sectionOrder',
      'links.language',
      'links.mailsOpens',
      'links.opens',
      'links.readers',
      'links.lastOpenedAt',
      'links.createdAt',
      'links.revokedAt',
      'links.updatedAt',
      linkState.as('state'),
      sql<boolean>`links.passcode_hash is not null`.as('hasPasscode'),
      seconds.as('seconds'),
    ])
    .where(isOwnedBy(accountId));

/** A link as its owner sees it. */
export type OwnLink = Awaited<ReturnType<typeof listOwnLinks>>[number];

/** The links of the account's profile, newest first. */
export const listOwnLinks = (db: Kysely<DB>, accountId: string, profileId: string) =>
  ownLinks(db, accountId)
    .where('links.profileId', '=', profileId)
    .orderBy('links.createdAt', 'desc')
    .orderBy('links.id', 'desc')
    .execute();

/** A link of the account; undefined if there is no such link. */
export const findOwnLink = (db: Kysely<DB>, accountId: string, id: string): Promise<OwnLink | undefined> =>
  ownLinks(db, accountId).where('links.id', '=', id).executeTakeFirst();

/** Locks a link of the account until the transaction ends; undefined if there is no such link. */
export const lockOwnLink = (
  tx: Transaction<DB>,
  accountId: string,
  id: string,
): Promise<Selectable<Links> | undefined> =>
  tx
    .selectFrom('links')
    .innerJoin('profiles', 'profiles.id', 'links.profileId')
    .selectAll('links')
    .where('links.id', '=', id)
    .where(isOwnedBy(accountId))
    .forNoKeyUpdate('links')
    .executeTakeFirst();

/** How many links of the profile are not revoked. */
export async function countLinks(tx: Transaction<DB>, profileId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profileId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a link. */
export async function insertLink(tx: Transaction<DB>, link: Insertable<Links>): Promise<void> {
  await tx
    .insertInto('links')
    .values({ ...link, ...listsOf(link) })
    .execute();
}

/** Sets the given `values`, possibly none, and the link's next version. The link must be locked. */
export async function updateLink(tx: Transaction<DB>, id: string, values: Updateable<Links>): Promise<void> {
  await tx
    .updateTable('links')
    .set({ ...values, ...listsOf(values), updatedAt: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** The lists as JSON: the driver would send an array of PostgreSQL. */
function listsOf({ hiddenSections, sectionOrder }: Updateable<Links>) {
  const asJson = (list: StringList) => sql<StringList>`${JSON.stringify(list)}::jsonb`;
  return {
    ...(hiddenSections && { hiddenSections: asJson(hiddenSections) }),
    ...(sectionOrder && { sectionOrder: asJson(sectionOrder) }),
  };
}

/** Whether the profile has this employer contact. */
export async function hasContact(tx: Transaction<DB>, profileId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('employerContacts')
    .select('id')
    .where('id', '=', id)
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
