import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { AccountRole, DB, SubscriptionTier } from '../tables.gen';
import type { AccountRow } from './accounts';

/**
 * Locks every active admin until the transaction ends, so that of parallel calls each one sees what those before it left.
 * An account that is about to be deleted is none. To be asked before the change that takes an admin away.
 * @returns the ids of their accounts
 */
export async function lockActiveAdmins(tx: Transaction<DB>): Promise<string[]> {
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('deletionDueAt', 'is', null)
    // All lock in the same order, so no two wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/** Lets parallel calls that create the first admin wait for each other, on every process, until the transaction ends. */
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

const isExactly = (text: string) =>
  sql<boolean>`lower(${text}) in (
    lower(first_name), lower(last_name), lower(first_name || ' ' || last_name),
    canonical_email, split_part(canonical_email, '@', 1))`;

/**
 * Accounts whose name, address or company has the text in it, and of this id, role, status and plan; what is left out,
 * or empty, finds all.
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
        ...(plan ? [is('subscriptionTier', '=', plan)] : []),
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

/** Counts the accounts, from one statement. */
export async function countAccounts(db: Kysely<DB>): Promise<AccountStats> {
  return db
    .selectFrom('accounts')
    .select(({ fn }) => [
      fn.countAll<number>().as('totalUsers'),
      fn.countAll<number>().filterWhere('isActive', '=', true).as('activeUsers'),
      fn.countAll<number>().filterWhere('subscriptionTier', '<>', 'free').as('premiumUsers'),
      fn.countAll<number>().filterWhere('role', '=', 'admin').as('adminUsers'),
    ])
    .executeTakeFirstOrThrow();
}
