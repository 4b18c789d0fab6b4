import { type Kysely, sql } from 'kysely';

/**
 * Careers whose entries stand in the order in which they were typed were never ordered by hand. They are put newest
 * first, as new ones are from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['work_experience', 'education']) {
    const items = sql.table(table);
    await sql`
      with typed as (
        select profile_id from (
          select profile_id,
                 row_number() over (partition by profile_id order by sort_order, id) as place,
                 row_number() over (partition by profile_id order by created_at, sort_order, id) as turn
          from ${items}
        ) as placed
        group by profile_id having bool_and(place = turn)
      ), wanted as (
        select id, row_number() over (
          partition by profile_id
          order by is_current desc, coalesce(end_date, start_date) collate "C" desc, start_date collate "C" desc,
                   sort_order, id
        ) as place
        from ${items} where profile_id in (select profile_id from typed)
      )
      update ${items} as item set sort_order = wanted.place
      from wanted where item.id = wanted.id and item.sort_order <> wanted.place`.execute(db);
  }
}

/** The order in which they were typed still stands in `created_at`; nothing else was changed. */
export async function down(): Promise<void> {}
