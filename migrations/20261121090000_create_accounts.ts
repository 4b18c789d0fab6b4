import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createType('account_role').asEnum(['user', 'admin']).execute();
  await db.schema.createType('subscription_tier').asEnum(['free', 'pro', 'business']).execute();

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('canonical_email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('company', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('role', sql`account_role`, (column) => column.notNull().defaultTo('user'))
    .addColumn('subscription_tier', sql`subscription_tier`, (column) => column.notNull().defaultTo('free'))
    .addColumn('is_active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('email_verified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('stripe_customer_id', 'text')
    .addColumn('created_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('user_agent', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('last_used_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('sessions_account_id').on('sessions').column('account_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sessions').execute();
  await db.schema.dropTable('accounts').execute();
  await db.schema.dropType('subscription_tier').execute();
  await db.schema.dropType('account_role').execute();
}
