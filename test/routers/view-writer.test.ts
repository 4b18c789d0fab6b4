import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteOldViews } from '../../db/views/partitions';
import { ViewWriter } from '../../src/routers/views/view-writer';
import { useTestApp } from '../support/app';
import { addViews, reportedView } from '../support/views';

const app = useTestApp();

const viewIdsOf = async (profileId: string) => {
  const views = await app().db.selectFrom('views').select('id').where('profileId', '=', profileId).execute();
  return views.map(({ id }) => id);
};

test('a report that cannot be stored is refused by itself, whatever is written in the same batch', async () => {
  const { profileId } = await app().newUser();
  const writer = new ViewWriter(app().db);
  const texts = ['first', 'poison \0', 'last'];
  const views = texts.map((utmCampaign, index) =>
    reportedView(profileId, { utmCampaign, visitor: Buffer.alloc(32, index) }),
  );
  const settled = await Promise.allSettled(views.map((view) => writer.record(view)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await viewIdsOf(profileId)).toSorted()).toEqual([views[0]?.id, views[2]?.id].toSorted());
});

test('reports beyond five thousand that wait are asked to come again, and none of the others is lost', async () => {
  const { profileId } = await app().newUser();
  const writer = new ViewWriter(app().db);
  const visitor = Buffer.alloc(32, 1);
  const settled = await Promise.allSettled(
    Array.from({ length: 5_002 }, () => writer.record(reportedView(profileId, { visitor }))),
  );
  const refused = settled.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }, { code: 'SERVICE_UNAVAILABLE' }]);
  expect(await viewIdsOf(profileId)).toHaveLength(1);
});

test('single views are kept for thirteen whole months, and the totals of their days for ever', async () => {
  const { profileId } = await app().newUser();
  const { rows } = await sql<{ at: Date }>`
    select (date_trunc('month', now() at time zone 'UTC') - make_interval(months => 13)
      + step * interval '1 millisecond') at time zone 'UTC' as at
    from unnest(array[-1, 0]) as step`.execute(app().db);
  for (const { at } of rows) await addViews(app().db, profileId, 1, { at: new Date(at), visitor: null });
  await deleteOldViews(app().db);
  const kept = await app()
    .db.selectFrom('views')
    .select('viewedAt')
    .where('profileId', '=', profileId)
    .execute();
  expect(kept.map(({ viewedAt }) => new Date(viewedAt))).toEqual([new Date(rows[1]?.at ?? 0)]);
  const counted = await app()
    .db.selectFrom('countedViews')
    .select(['views', 'timedViews'])
    .where('profileId', '=', profileId)
    .execute();
  expect(counted).toEqual(Array(2).fill({ views: 1, timedViews: 0 }));
  expect(await app().db.selectFrom('viewDays').select('views').execute()).toEqual([{ views: 1 }]);
});
