import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../db/client';
import { startEmbeddedDatabase } from '../../db/embedded-postgres';
import { migrateToLatest } from '../../db/migrate';
import { openDiskFileStore } from '../../src/server/adapters/disk-file-store';
import { addViews } from '../support/views';

// How long a backup and its restore take: `npx tsx test/faults/measure-backup.ts [accounts] [kB of each of 4 files]`,
// after `npm run build`. Needs room for the files three times over.

const [accounts = 10_000, kilobytes = 130] = process.argv.slice(2).map(Number);
const viewsOfEach = 10;
const folder = await mkdtemp(path.join(process.env.MEASURE_DIR ?? os.tmpdir(), 'storyfolio-measure-'));
const [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
const archive = path.join(folder, 'backup.tar');

const rows = `
  create temporary table people as
    select n, gen_random_uuid() as id, gen_random_uuid() as profile_id from generate_series(1, ${accounts}) n;
  insert into accounts (id, email, canonical_email, password_hash)
    select id, 'p' || n || '@example.com', 'p' || n || '@example.com', 'x' from people;
  insert into profiles (id, account_id, profile_slug, display_name, bio)
    select profile_id, id, 'person-' || n, 'Person ' || n, repeat('What they have done. ', 20) from people;
  update accounts set current_profile_id = profile_id from people where people.id = accounts.id;
  insert into skills (id, profile_id, sort_order, name, category, proficiency, description)
    select gen_random_uuid(), profile_id, i, 'Skill ' || i, 'Other', 'Expert', repeat('Some words. ', 10)
    from people, generate_series(1, 15) i;
  insert into facts (id, profile_id, sort_order, fact)
    select gen_random_uuid(), profile_id, i, 'Fact ' || i || ' of ' || n from people, generate_series(1, 10) i;
  insert into work_experience (id, profile_id, sort_order, company, position, start_date, description)
    select gen_random_uuid(), profile_id, i, 'Company ' || i, 'Engineer', '2020-01', repeat('Built things. ', 40)
    from people, generate_series(1, 5) i;
  insert into audit_log (id, event, account_id)
    select gen_random_uuid(), 'signed-in', id from people, generate_series(1, 20);
  insert into stored_files (key, account_id, size)
    select gen_random_uuid(), id, ${kilobytes * 1000} from people, generate_series(1, 4);
  insert into cvs (id, profile_id, filename, content_type, size, file_key, sha256)
    select gen_random_uuid(), profile_id, 'cv.pdf', 'application/pdf', ${kilobytes * 1000}, key, 'x'
    from stored_files join people on id = account_id;`;

async function fill(): Promise<void> {
  const embedded = await startEmbeddedDatabase({ directory: path.join(source, 'postgres') });
  const { db, pool, close } = openDatabase(embedded.connectionString, { statementLimitMs: 0 });
  await migrateToLatest(db, path.resolve('migrations'));
  await pool.query(rows);
  const profiles = await db.selectFrom('profiles').select('id').execute();
  for (const { id } of profiles) await addViews(db, id, viewsOfEach);
  const { rows: keys } = await pool.query<{ key: string }>('select key from stored_files');
  await openDiskFileStore(source, []);
  const content = randomBytes(kilobytes * 1000);
  for (const { key } of keys) {
    const home = path.join(source, 'files', key.slice(0, 2));
    await mkdir(home, { recursive: true });
    content.write(key);
    await writeFile(path.join(home, key), content);
  }
  await close();
  await embedded.stop();
}

async function measure(command: string, directory: string, ...args: string[]): Promise<void> {
  const began = performance.now();
  const env = { PATH: process.env.PATH, DATA_DIR: directory };
  const program = [`dist/server/${command}.js`, ...args];
  const { stdout } = await promisify(execFile)('/usr/bin/time', ['-f', '%M', process.execPath, ...program], {
    env,
  }).then(({ stdout: said, stderr }) => ({
    stdout: `${said}${Math.round(Number(stderr) / 1024)} MB of memory`,
  }));
  console.log(
    `${command} ${args.slice(1)}: ${((performance.now() - began) / 1000).toFixed(1)} s\n${stdout}\n`,
  );
}

try {
  await fill();
  await measure('backup', source, archive);
  console.log(`The archive has ${Math.round((await stat(archive)).size / 1_000_000)} MB.\n`);
  await measure('restore', target, archive, '--check');
  await measure('restore', target, archive);
  await measure('doctor', target);
} finally {
  await rm(folder, { recursive: true, force: true });
}
