import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sectionContracts } from '../../src/contracts/sections';
import { notExported } from '../../src/routers/account/export-rules';
import { purge } from '../../src/server/process/housekeeping';
import { openMailer } from '../../src/server/process/mailer';
import { type TestUser, useTestApp } from '../support/app';
import { addCanaries } from '../support/canaries';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { form, uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { grantPlan } from '../support/plans';
import { unzip } from '../support/unzip';
import { makeWebm } from '../support/videos';

const app = useTestApp();
const { storedFiles } = uploadsTo(app);

const contents = { cv: makePdf(['canary-cv']), video: makeWebm() };

async function upload(user: TestUser, to: string, payload: Buffer) {
  const response = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/${to}`,
    payload,
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
  expect(response.statusCode).toBe(201);
}

const customerOf = ({ accountId }: TestUser) => `cus_canary_${accountId}`;

/** An account that has filled in and uploaded everything. */
async function newFullUser(): Promise<TestUser> {
  const user = await app().newUser();
  const names = { firstName: 'canary-first', lastName: 'canary-last', company: 'canary-company' };
  await app().rest('PUT /auth/profile', names, user);
  await app().rest('PATCH /profile/demo-profile-1', { displayName: 'canary-name', bio: 'canary-bio' }, user);
  await addCanaries(app(), user);
  await grantPlan(app().db, user.accountId, 'pro', { stripeCustomerId: customerOf(user) });
  for (const name of ['canary.pdf', 'Canary.pdf']) {
    await upload(user, 'cv', form([{ name, content: contents.cv }], 'cv'));
  }
  await upload(user, 'video', form([{ name: 'canary.webm', content: contents.video }], 'video'));
  const photo = {
    name: 'a.png',
    content: await makeImage('png', 900, 600),
    fields: { caption: 'canary sea' },
  };
  await upload(user, 'gallery/upload', form([photo]));
  const portrait = { ...photo, name: 'me.png', fields: { alt: 'canary me' } };
  await upload(user, 'portrait', form([portrait], 'portrait'));
  await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/view`,
    payload: { source: 'direct' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' },
  });
  const change = { currentPassword: password, newPassword: 'quite another phrase' };
  expect((await app().rest('PUT /auth/change-password', change, user)).status).toBe(200);
  return user;
}

const download = (user?: TestUser) =>
  app().app.inject({
    url: '/api/auth/export',
    headers: { ...(user && { authorization: `Bearer ${user.token}` }) },
  });

async function takeAlong(user: TestUser) {
  const answer = await download(user);
  expect(answer.statusCode).toBe(200);
  const files = await unzip(answer.rawPayload);
  const rows = (table: string) => JSON.parse(String(files.get(`data/${table}.json`)));
  return { answer, files, rows };
}

/** Every table of the application. */
async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(app().db);
  return rows.map(({ name }) => name);
}

describe('the export of an account', () => {
  test('contains everything that the owner can see, including files', async () => {
    const user = await newFullUser();
    const { answer, files, rows } = await takeAlong(user);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="storyfolio-\d{4}-\d\d-\d\d\.zip"/),
      'cache-control': 'private, no-store',
    });
    const { user: me } = (await app().rest('GET /auth/me', undefined, user)).body;
    const { subscription: _derived, subscriptionTier, stripeCustomerId, ...stored } = me;
    expect(rows('accounts')).toMatchObject([stored]);
    expect(stripeCustomerId).toBe(customerOf(user));
    expect(rows('subscriptions')).toMatchObject([{ grantedTier: subscriptionTier, stripeCustomerId }]);
    for (const { path: section } of Object.values(sectionContracts)) {
      const entries = (await app().rest(`GET /profile/${user.profileId}/${section}`, undefined, user)).body;
      expect(entries.length, section).toBeGreaterThan(0);
      expect(rows(section), section).toMatchObject(entries);
    }
    const folder = `files/${user.slug}`;
    expect([...files.keys()].filter((name) => name.startsWith('files/')).toSorted()).toEqual([
      `${folder}/cv/Canary (2).pdf`,
      `${folder}/cv/canary.pdf`,
      `${folder}/photos/canary sea.webp`,
      `${folder}/portrait/canary me.webp`,
      `${folder}/video/canary.webm`,
    ]);
    expect(files.get(`${folder}/cv/canary.pdf`)).toEqual(contents.cv);
    expect(files.get('README.txt')?.length).toBeGreaterThan(0);
    expect(rows('audit-log').map(({ event }: { event: string }) => event)).toEqual([
      'data-exported',
      'password-changed',
      'profile-changed',
      'account-changed',
    ]);
    expect(rows('views')).toMatchObject([{ source: 'direct', kind: 'person' }]);
    expect(rows('views')[0]).not.toHaveProperty('visitor');
  });

  test('contains no secrets and nothing of anybody else', async () => {
    const [user, stranger] = [await app().newUser(), await newFullUser()];
    const { files } = await takeAlong(user);
    const text = [...files.values()].join('\n');
    expect(text).toContain(user.email);
    expect(text).not.toMatch(/canary|argon2|fileKey|Hash"|oken"|ecret"/);
    for (const known of [stranger.email, stranger.accountId, stranger.profileId, stranger.slug]) {
      expect(text).not.toContain(known);
    }
  });

  test('is refused without a session, and open to an account that is about to be deleted', async () => {
    expect((await download()).statusCode).toBe(401);
    const user = await app().newUser();
    const due = sql<string>`now() + interval '1 day'`;
    await app()
      .db.updateTable('accounts')
      .set({ deletionDueAt: due })
      .where('id', '=', user.accountId)
      .execute();
    expect((await download(user)).statusCode).toBe(200);
  });

  test('covers each table that belongs to a profile or an account, or gives a reason for leaving it out', async () => {
    const reasons: Record<string, string> = {
      ...notExported,
      stored_files: 'Where the store has the files, which are in the export themselves.',
    };
    const { files } = await takeAlong(await app().newUser());
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      join pg_class on relname = table_name and relnamespace = table_schema::regnamespace
      where table_schema = current_schema() and column_name in ('profile_id', 'account_id')
        and relkind in ('r', 'p') and not relispartition`.execute(app().db);
    const missing = rows
      .map(({ name }) => name)
      .filter((name) => !files.has(`data/${name.replaceAll('_', '-')}.json`) && !(name in reasons));
    expect(missing).toEqual([]);
    const tables = await listTables();
    expect(Object.keys(reasons).filter((name) => !tables.includes(name))).toEqual([]);
  });

  test('covers the files of each table that names any, or gives a reason for leaving them out', async () => {
    const reasons: Record<string, string> = {
      video_renditions: 'Made from the video, which is in the export.',
    };
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'file_key'`.execute(app().db);
    const known = ['cvs', 'videos', 'image_variants', 'sent_documents', ...Object.keys(reasons)];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });
});

/** Where in the database a text occurs, in any table of any schema. */
async function findInDatabase(text: string): Promise<string[]> {
  const { db } = app();
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`);
    const hits =
      await sql`select from ${table} as entry where entry::text ilike ${`%${text}%`} limit 1`.execute(db);
    if (hits.rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

/** Files of the data directory whose name or content contains the text. */
async function findOnDisk(text: string): Promise<string[]> {
  const entries = await readdir(app().dataDirectory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return files.filter((file, index) => file.includes(text) || contents[index]?.includes(text));
}

/** Queues the mail of an invitation that nobody has used. */
const invite = (email: string) =>
  app()
    .db.transaction()
    .execute(async (tx) => {
      const invitationId = randomUUID();
      await tx.insertInto('invitations').values({ id: invitationId, email, canonicalEmail: email }).execute();
      await app().jobs.add(tx, 'send-mail', { template: 'invitation', invitationId });
    });

/** One round of the server's housekeeping. */
const cleanUp = () =>
  purge({
    ...app(),
    ownsDatabase: false,
    mailer: openMailer({ DATA_DIR: app().dataDirectory }, app().app.log),
  });

test('after the grace period nothing of the account remains in rows, files or queued work', async () => {
  await app().db.deleteFrom('accounts').execute();
  await cleanUp();
  const before = (await storedFiles()).length;
  const [user, stranger] = [await newFullUser(), await app().newUser()];
  await invite(user.email);
  await app().runJobs();
  await upload(stranger, 'cv', form([{ name: 'mine.pdf', content: makePdf(['mine']) }], 'cv'));
  expect(await findInDatabase('canary')).toContain('public.accounts');
  expect((await findOnDisk('canary-cv')).length).toBeGreaterThan(0);
  expect((await findOnDisk('canary-first')).length).toBeGreaterThan(0);
  expect((await app().mails()).map(({ to }) => to?.[0]?.address)).toContain(user.email);

  const input = { password: 'quite another phrase' };
  expect((await app().rest('POST /auth/account/deletion', input, user)).status).toBe(200);
  await sql`update accounts set deletion_due_at = now() - interval '1 second' where id = ${user.accountId}`.execute(
    app().db,
  );
  await cleanUp();

  for (const text of ['canary', user.accountId, user.profileId, user.email]) {
    expect(await findInDatabase(text), text).toEqual([]);
    expect(await findOnDisk(text), text).toEqual([]);
  }
  expect((await storedFiles()).length).toBe(before + 1);
  expect((await app().rest('GET /auth/me', undefined, stranger)).status).toBe(200);
});
