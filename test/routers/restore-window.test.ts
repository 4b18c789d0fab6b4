import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purgeBins } from '../../db/queries/bin';
import { binKinds } from '../../src/contracts/bin';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { useTestApp } from '../support/app';
import { draftFor } from '../support/section-samples';

const app = useTestApp();

test.each(Object.keys(sectionContracts) as SectionKey[])(
  'an entry of %s can be restored for thirty days, and is then deleted for good',
  async (key) => {
    const user = await app().newUser();
    const { path } = sectionContracts[key];
    const draft = await draftFor(key, app().db, user.profileId);
    const { body } = await app().rest(`POST /profile/${user.profileId}/${path}`, draft, user);
    const removeFor = async (time: string) => {
      expect((await app().rest(`DELETE /${path}/${body.id}`, undefined, user)).status).toBe(200);
      const deletedAt = sql`now() - ${time}::interval`;
      await sql`update ${sql.table(key)} set deleted_at = ${deletedAt} where id = ${body.id}`.execute(
        app().db,
      );
    };
    const restore = async () =>
      (await app().rest(`POST /${path}/${body.id}/restore`, undefined, user)).status;

    await removeFor('29 days 23 hours');
    await purgeBins(app().db, binKinds);
    expect(await restore()).toBe(200);

    await removeFor('30 days 1 second');
    expect(await restore()).toBe(404);
    const isThere = async () => {
      const { rows } = await sql`select id from ${sql.table(key)} where id = ${body.id}`.execute(app().db);
      return rows.length === 1;
    };
    expect(await isThere()).toBe(true);
    await purgeBins(app().db, binKinds);
    expect(await isThere()).toBe(false);
  },
);
