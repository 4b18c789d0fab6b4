import { type Migration, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import * as privateCvs from '../../migrations/20261124150000_make_cvs_private';
import * as replacedVideos from '../../migrations/20261124150100_keep_replaced_videos';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';

const testDatabase = useTestDatabase();
const migrations: Migration[] = [privateCvs, replacedVideos];

test("of older CVs only the demo's stays public, and owners of public ones are asked", async () => {
  const { db } = testDatabase().database;
  for (const { down } of migrations.toReversed()) await down?.(db);
  const [owner, demo] = [await newAccount(db), await newAccount(db)];
  await db.updateTable('profiles').set({ isDemo: true }).where('id', '=', demo.profile.id).execute();
  const addCv = async ({ id: accountId, profile }: typeof owner, filename: string, uploadedAt: string) => {
    const key = uuid();
    await sql`insert into stored_files (key, account_id, size) values (${key}, ${accountId}, 1)`.execute(db);
    await sql`
      insert into cvs (id, profile_id, filename, content_type, size, file_key, sha256, uploaded_at)
      values (${key}, ${profile.id}, ${filename}, 'application/pdf', 1, ${key}, '', ${uploadedAt})`.execute(
      db,
    );
  };
  for (const account of [owner, demo]) {
    await addCv(account, 'current.pdf', '2026-01-02');
    await addCv(account, 'earlier.pdf', '2026-01-01');
  }

  for (const { up } of migrations) await up(db);
  const statesOf = async ({ profile }: typeof owner) =>
    db
      .selectFrom('cvs')
      .select(['filename', 'isPublic', 'wasWithdrawn', sql<boolean>`chosen_at = uploaded_at`.as('isInOrder')])
      .where('profileId', '=', profile.id)
      .orderBy('chosenAt', 'desc')
      .execute();
  const earlier = { filename: 'earlier.pdf', isPublic: false, wasWithdrawn: false, isInOrder: true };
  const current = { ...earlier, filename: 'current.pdf' };
  expect(await statesOf(owner)).toEqual([{ ...current, wasWithdrawn: true }, earlier]);
  expect(await statesOf(demo)).toEqual([{ ...current, isPublic: true }, earlier]);
});
