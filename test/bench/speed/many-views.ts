import type { Client } from 'pg';

const days = 400;

/**
 * Fills the profile with so many views of the last 400 days, as if they had been recorded: of half as many visitors, from
 * a hundred places. Statements of their own, as recording millions one by one would take hours; without the checks of
 * foreign keys, which only a superuser can leave out.
 */
export async function fillWithViews(client: Client, profileId: string, count: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  await client.query("set work_mem = '256MB'");
  await client.query(`
    do $$ declare month date; begin
      for month in select generate_series(date_trunc('month', now() - interval '${days + 40} days'), now(), '1 month')::date loop
        execute format('create table if not exists %I partition of views for values from (%L) to (%L) with (fillfactor = 85)',
          'views_' || to_char(month, 'YYYY_MM'), month::text || ' 00:00+00', (month + interval '1 month')::date::text || ' 00:00+00');
      end loop;
    end $$`);
  // Their ids begin with the time, as those of recorded ones.
  await client.query(
    `insert into views (id, profile_id, viewed_at, day, kind, source, visitor, is_returning, country, city, device, seconds, sections)
     select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || lpad(to_hex(i), 16, '8'))::uuid,
       $1, at, at::date, 'person',
       (array['linkedin', 'direct', 'email', 'social', 'search', 'referral'])[1 + i % 6],
       decode(lpad(to_hex(i % ($2 / 2)), 64, '0'), 'hex'), i >= $2 / 2, 'GB', 'Town ' || i % 100, 'desktop', i % 300,
       '{"skills": 20}'
     from generate_series(0, $2 - 1) as i
     cross join lateral (select date_trunc('milliseconds', now() - interval '${days} days' * (1 - i::float8 / $2)) as at) as dated`,
    [profileId, count],
  );
  await client.query('vacuum analyze views');
  // Whatever is measured next does not wait for the disk to take in these rows.
  await client.query('checkpoint');
}
