import { type Kysely, sql } from 'kysely';

/** What a document does not say stays unsaid: an entry from one may lack fields that a form requires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_experience
      alter column company drop not null,
      alter column position drop not null,
      alter column start_date drop not null;
    alter table education
      alter column institution drop not null,
      alter column degree drop not null,
      alter column field_of_study drop not null,
      alter column start_date drop not null;
    alter table certifications
      alter column issuer drop not null,
      alter column issue_date drop not null,
      alter column category drop not null;
    alter table skills alter column proficiency drop not null`.execute(db);
}
