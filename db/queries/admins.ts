import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { AccountRole, DB, SubscriptionTier } from '../tables.gen';
import type { AccountRow } from './accounts';

/**
 * Locks every active admin until the transaction ends, so that parallel calls see each other's changes.
 * An account scheduled for deletion is not one. Must be called before the change that removes an admin.
 * @returns their account ids
 */
export async function lockActiveAdmins(tx: Transaction<DB>): Promise<string[]> {
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('deletionDueAt', 'is', null)
    // Always locked in the same order, so that there are no deadlocks.
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/** Serializes the creation of the first admin across all processes, until the transaction ends. */
export async function lockAdminSetup(tx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admin-setup'))`.execute(tx);
}

/** Whether there is an admin, active or not. */
export async function hasAdmin(db: Kysely<DB>): Promise<boolean> {
  const admin = await db.selectFrom('accounts').select('id').where('role', '=', 'admin').limit(1).execute();
  return admin.length > 0;
}

export interface UsersPage {
  id?: string | undefined;
  search?: string | undefined;
  role?: AccountRole | undefined;
  status?: 'active' | 'inactive' | undefined;
  plan?: SubscriptionTier | undefined;
  order: 'newest' | 'oldest' | 'name' | 'email' | 'match';
  limit: number;
  offset: number;
}

// The same expression as in the index.
const name = sql`lower(first_name || ' ' || last_name || ' ' || canonical_email)`;
const ordersFor = (search: string) => ({
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  name: sql`${name}, id`,
  email: sql`canonical_email`,
  match: sql`${isExactly(search)} desc, canonical_email`,
});

const has = (text: string) =>
  sql<SqlBool>`strpos(lower(first_name || ' ' || last_name || ' ' || email || ' ' || company), lower(${text})) > 0`;

const holds = (plan: SubscriptionTier) =>
  sql<SqlBool>`coalesce((select granted_tier from subscriptions where account_id = accounts.id), 'free') = ${plan}`;

const isExactly = (text: string) =>
  sql<boolean>`lower(${text}) in (
    lower(first_name), lower(last_name), lower(first_name || ' ' || last_name),
    canonical_email, split_part(canonical_email, '@', 1))`;

/**
 * Accounts whose name, address or company contains the text, with this id, role, status and plan; omitted or empty
 * filters match all.
 */
export async function listAccounts(
  db: Kysely<DB>,
  { id, search, role, status, plan, order, limit, offset }: UsersPage,
): Promise<{ accounts: AccountRow[]; total: number }> {
  const found = db
    .selectFrom('accounts')
    .where((is) =>
      is.and([
        ...(id ? [is('id', '=', id)] : []),
        ...(search ? [has(search)] : []),
        ...(role ? [is('role', '=', role)] : []),
        ...(status ? [is('isActive', '=', status === 'active')] : []),
        ...(plan ? [holds(plan)] : []),
      ]),
    );
  const accounts = await found
    .selectAll()
    .orderBy(ordersFor(search ?? '')[order])
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { accounts, total };
}

export interface AccountStats {
  totalUsers: number;
  activeUsers: number;
  premiumUsers: number;
  adminUsers: number;
}

/** Counts the accounts, in one statement. */
export async function countAccounts(db: Kysely<DB>): Promise<AccountStats> {
  return db
    .selectFrom('accounts')
    .select(({ fn }) => [
      fn.countAll<number>().as('totalUsers'),
      fn.countAll<number>().filterWhere('isActive', '=', true).as('activeUsers'),
      sql<number>`(select count(*) from subscriptions where granted_tier <> 'free')`.as('premiumUsers'),
      fn.countAll<number>().filterWhere('role', '=', 'admin').as('adminUsers'),
    ])
    .executeTakeFirstOrThrow();
}
