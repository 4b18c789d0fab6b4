import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const view = ({ profileId }: TestUser, body: object, network = 1) =>
  app().app.inject({
    method: 'POST',
    url: `/api/profile/${profileId}/view`,
    remoteAddress: `203.0.${network}.7`,
    headers: { 'user-agent': userAgent },
    payload: body,
  });

const exported = (owner: TestUser, query: string, user: TestUser | undefined = owner) =>
  app().app.inject({
    url: `/api/profile/${owner.profileId}/analytics/export?${query}`,
    headers: { ...(user && { authorization: `Bearer ${user.token}` }) },
  });

describe('the export of views', () => {
  test('is a table without formulas in its cells', async () => {
    const owner = await app().newUser();
    for (const [index, utmCampaign] of ['=1+1', '+cmd', '-2', '@sum', '"quoted", and more'].entries()) {
      expect((await view(owner, { utmCampaign, utmSource: 'linkedin' }, index)).statusCode).toBe(201);
    }
    const answer = await exported(owner, 'format=csv&period=7d');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="views-[\d-]+\.csv"/);
    expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const rows: Record<string, string>[] = parse(answer.body, { columns: true, bom: true });
    expect(rows.map(({ campaign }) => campaign)).toEqual([
      '"quoted", and more',
      "'@sum",
      "'-2",
      "'+cmd",
      "'=1+1",
    ]);
    expect(rows[0]).toMatchObject({ source: 'linkedin', device: 'desktop', returning: 'false', seconds: '' });
  });

  test('is a list in JSON, like that of the screen', async () => {
    const owner = await app().newUser();
    expect((await exported(owner, 'format=json')).json()).toEqual([]);
    await view(owner, { source: 'email' });
    await view(owner, { source: 'search' }, 2);
    const listed = await app().rest(`GET /profile/${owner.profileId}/analytics/views`, undefined, owner);
    expect((await exported(owner, 'format=json')).json()).toEqual(listed.body.views);
    const ofSource = await exported(owner, 'format=json&source=email');
    expect(ofSource.json()).toMatchObject([{ source: 'email' }]);
  });

  test('continues beyond the first batch that is read', async () => {
    const owner = await app().newUser();
    await view(owner, { source: 'email' });
    await sql`
      insert into views (id, profile_id, viewed_at, day, kind, source, is_returning, country, unknown_place, device)
      select (left(id::text, 24) || lpad(step::text, 12, '0'))::uuid, profile_id, viewed_at, day, kind, source,
        is_returning, country, unknown_place, device
      from views cross join generate_series(1, 2100) as step where profile_id = ${owner.profileId}`.execute(
      app().db,
    );
    const views: { id: string }[] = (await exported(owner, 'format=json')).json();
    expect(new Set(views.map(({ id }) => id)).size).toBe(2101);
    expect(parse((await exported(owner, 'format=csv')).body, { columns: true })).toHaveLength(2101);
  });

  test.each(['format=xml', 'period=2y', 'source=carrier-pigeon', 'other=1'])('refuses %s', async (query) => {
    const answer = await exported(await app().newUser(), query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).not.toBe('');
  });
});
