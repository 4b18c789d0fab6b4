import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { listPartitions, listSequences, listTables } from '../../db/catalog';
import { beginSnapshot, dumpTable } from '../../db/dump-tables';
import { openTables } from '../../db/load-tables';
import { connectForMaintenance } from '../../db/maintenance-client';
import { useInstallations } from '../support/installations';

const { newInstallation } = useInstallations();

/** What migrations may create one day, though none does yet. */
const schema = `
  create table owners (id integer primary key, favourite integer);
  create table things (
    id integer generated always as identity primary key,
    owner_id integer not null references owners,
    name text not null,
    length integer generated always as (char_length(name)) stored,
    "Odd name" bytea default '\\x00ff'
  );
  alter table owners add constraint favourite foreign key (favourite) references things on delete set null;
  create table seen (day date not null, owner_id integer not null references owners) partition by range (day);
  create table seen_early partition of seen for values from ('2026-01-01') to ('2026-02-01');
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no %', tg_op; end $$;
  create trigger refuse before update or delete on things for each row execute function refuse();
  create trigger refuse_truncate before truncate on things for each statement execute function refuse();
  insert into owners values (0, null);`;

const content = `
  insert into owners values (1, null);
  insert into things (owner_id, name) select 1, 'thing ' || n from generate_series(1, 1000) n;
  insert into things (owner_id, name) values (1, E'tab\\t, \\\\N, line\\n and Ö');
  update owners set favourite = 7 where id = 1;
  create table seen_late partition of seen for values from ('2026-02-01') to ('2026-03-01');
  insert into seen values ('2026-01-15', 1), ('2026-02-15', 1);`;

async function copy(source: Client, target: Client): Promise<number[]> {
  await beginSnapshot(source);
  await target.query('begin');
  const tables = await listTables(source);
  const open = await openTables(target, tables, await listPartitions(source));
  const counts: number[] = [];
  for (const table of tables) counts.push(await open.load(table, dumpTable(source, table)));
  await open.close(await listSequences(source));
  await target.query('commit');
  return counts;
}

test('rows are copied with generated values, identities, partitions and circular references', async () => {
  const [from, to] = [await newInstallation(), await newInstallation()];
  const source = await connectForMaintenance(from.connectionString);
  const target = await connectForMaintenance(to.connectionString);
  await source.query(schema + content);
  await target.query(schema);
  expect(await copy(source, target)).toEqual([2, 2, 1001]);

  for (const table of ['owners', 'things', 'seen', 'seen_late']) {
    const all = `select t::text as row from ${table} t order by 1`;
    expect((await target.query(all)).rows, table).toEqual((await source.query(all)).rows);
  }
  const next = await target.query(`insert into things (owner_id, name) values (1, 'x') returning id`);
  expect(next.rows).toEqual([{ id: 1002 }]);
  await expect(target.query('delete from things')).rejects.toThrow('no DELETE');
  await expect(target.query('truncate things cascade')).rejects.toThrow('no TRUNCATE');
  await expect(target.query('insert into owners values (2, 5000)')).rejects.toThrow('favourite');
  await expect(target.query(`insert into seen values ('2026-02-20', 9)`)).rejects.toThrow('foreign key');
  await Promise.all([source.end(), target.end()]);
});

test('rows that violate a constraint are refused, and none of them stays', async () => {
  const [from, to] = [await newInstallation(), await newInstallation()];
  const source = await connectForMaintenance(from.connectionString);
  const target = await connectForMaintenance(to.connectionString);
  await source.query(schema + content);
  await source.query('alter table seen drop constraint seen_owner_id_fkey');
  await source.query(`insert into seen values ('2026-01-20', 5000)`);
  await target.query(schema);
  await expect(copy(source, target)).rejects.toThrow('seen_owner_id_fkey');
  await target.query('rollback');
  expect((await target.query('select id from owners')).rows).toEqual([{ id: 0 }]);
  await Promise.all([source.end(), target.end()]);
});
