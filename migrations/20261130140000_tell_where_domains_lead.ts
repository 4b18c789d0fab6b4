import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table domains
      -- Whether visitors of the host come here; while that cannot be found out, as it was.
      add column leads_here boolean not null default false,
      -- When it was last seen to be so.
      add column led_here_at timestamptz(3)`.execute(db);
  await sql`
    update domains set leads_here = true, led_here_at = checked_at where pointing->>'state' = 'here'`.execute(
    db,
  );
  // The page names a host only where both hold.
  await sql`drop trigger tell_of_change on domains`.execute(db);
  await sql`
    create trigger tell_of_change after update of verified_at, leads_here on domains
    for each row when (old.verified_at is distinct from new.verified_at or old.leads_here <> new.leads_here)
    execute function tell_of_domain_change()`.execute(db);
  await sql`alter type mail_template add value 'domain-lost' before 'contact-request'`.execute(db);
}

/** An enumeration cannot lose a value, so it is replaced. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tell_of_change on domains`.execute(db);
  await sql`
    create trigger tell_of_change after update of verified_at on domains
    for each row when (old.verified_at is distinct from new.verified_at)
    execute function tell_of_domain_change()`.execute(db);
  await sql`alter table domains drop column leads_here, drop column led_here_at`.execute(db);
  const values = await sql<{ value: string }>`
    select enumlabel as value from pg_enum where enumtypid = 'mail_template'::regtype and enumlabel <> 'domain-lost'
    order by enumsortorder`.execute(db);
  await sql`alter type mail_template rename to mail_template_before`.execute(db);
  await sql`
    create type mail_template as enum (${sql.join(values.rows.map(({ value }) => sql.lit(value)))})`.execute(
    db,
  );
  for (const table of ['mails', 'mail_templates']) {
    const ref = sql.ref(table);
    await sql`delete from ${ref} where template::text = 'domain-lost'`.execute(db);
    await sql`
      alter table ${ref} alter column template type mail_template using template::text::mail_template
    `.execute(db);
  }
  await sql`drop type mail_template_before`.execute(db);
}
