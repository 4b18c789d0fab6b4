import { type Kysely, sql } from 'kysely';

const replaceFunction = (body: string) => `
  create or replace function record_subscription_change() returns trigger language plpgsql as $$
  declare
    former subscription_tier := case when tg_op <> 'INSERT' then paid_tier(old) end;
    present subscription_tier := case when tg_op <> 'DELETE' then paid_tier(new) end;
  begin
    ${body}
    return null;
  end $$`;

const lockAndCount = `
  perform from accounts
  where id = case when tg_op = 'DELETE' then old.account_id else new.account_id end and is_active
  for no key update;
  if found then perform count_subscription(former, present); end if;`;

/**
 * A change that does not alter what is paid locks no account: whoever locks the account first, and then its subscription,
 * would otherwise wait for a change that waits for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(replaceFunction(`if former is distinct from present then ${lockAndCount} end if;`))
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(replaceFunction(lockAndCount)).execute(db);
}
