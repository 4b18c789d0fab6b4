import { type Kysely, sql } from 'kysely';

/** A contact is a job as well as a person, and an interview has its time and its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employer_contacts
      add column job_url text,
      -- As the ad was, which is often gone when the interview comes.
      add column job_description text,
      add column salary text,
      add column deadline date,
      -- The status that an archived contact had before; null if it began as archived.
      add column archived_from employer_contact_status;

    update employer_contacts set archived_from = (
      select status_before from contact_events
      where contact_id = employer_contacts.id and kind = 'status' and contact_events.status = 'archived'
      order by at desc, id desc limit 1)
    where status = 'archived';

    -- A time is that of the clocks in its zone: an interview does not move when the rules of summer time do.
    alter table contact_rounds
      add column time text,
      add column time_zone text,
      add column minutes integer,
      add column place text,
      add column meeting_url text,
      add check ((time is null) = (time_zone is null))`.execute(db);
}
