import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { limitBin, purgeBins } from '../../db/queries/bin';
import { binKinds } from '../../src/contracts/bin';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { type TestUser, useTestApp } from '../support/app';
import { listFiles } from '../support/file-store';
import { form, uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
const { upload } = uploadsTo(app);

const add = async (user: TestUser, name: string) => {
  const draft = { ...(await draftFor('skills', app().db, user.profileId)), name };
  return (await app().rest(`POST /profile/${user.profileId}/skills`, draft, user)).body.id as string;
};
const remove = (user: TestUser, id: string) => app().rest(`DELETE /skills/${id}`, undefined, user);
const binOf = async (user: TestUser, profileId = user.profileId) =>
  app().rest(`GET /profile/${profileId}/bin`, undefined, user);
const titles = async (user: TestUser) =>
  (await binOf(user)).body.map(({ title }: { title: string }) => title);

describe('the bin', () => {
  test('holds what was removed, the latest first, until it is restored', async () => {
    const user = await app().newUser();
    const [knots, ropes] = [await add(user, 'Knots'), await add(user, 'Ropes')];
    expect((await binOf(user)).body).toEqual([]);
    await remove(user, knots);
    await remove(user, ropes);
    const { body } = await binOf(user);
    expect(body).toEqual([
      expect.objectContaining({ id: ropes, kind: 'skills', title: 'Ropes' }),
      expect.objectContaining({ id: knots, kind: 'skills', title: 'Knots' }),
    ]);
    const days = (Date.parse(body[0].keptUntil) - Date.parse(body[0].deletedAt)) / 86_400_000;
    expect(days).toBe(30);
    await app().rest(`POST /skills/${ropes}/restore`, undefined, user);
    expect(await titles(user)).toEqual(['Knots']);
  });

  test('is emptied one by one or at once, and what is not in it stays', async () => {
    const user = await app().newUser();
    const kept = await add(user, 'Kept');
    for (const name of ['One', 'Two', 'Three']) await remove(user, await add(user, name));
    const [three] = (await binOf(user)).body;
    const path = `/profile/${user.profileId}/bin`;
    expect((await app().rest(`DELETE ${path}/${three.id}`, undefined, user)).body).toEqual({ deleted: 1 });
    expect(await titles(user)).toEqual(['Two', 'One']);
    expect((await app().rest(`DELETE ${path}/${three.id}`, undefined, user)).status).toBe(404);
    expect((await app().rest(`DELETE ${path}/${kept}`, undefined, user)).status).toBe(404);
    expect((await app().rest(`DELETE ${path}`, undefined, user)).body).toEqual({ deleted: 2 });
    expect(await titles(user)).toEqual([]);
    expect((await app().rest(`GET /profile/${user.profileId}/skills`, undefined, user)).body).toHaveLength(1);
  });

  test('of somebody else is hidden from another account, and loses nothing to it', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const id = await add(user, 'Knots');
    await remove(user, id);
    const path = `/profile/${user.profileId}/bin`;
    expect((await binOf(other, user.profileId)).status).toBe(404);
    expect((await app().rest(`DELETE ${path}/${id}`, undefined, other)).status).toBe(404);
    expect((await app().rest(`DELETE ${path}`, undefined, other)).status).toBe(404);
    expect(await titles(user)).toEqual(['Knots']);
  });

  test('keeps the latest 500 of a list', async () => {
    const user = await app().newUser();
    const { db } = app();
    await remove(user, await add(user, 'Latest'));
    await sql`
      insert into skills (id, profile_id, name, category, proficiency, sort_order, deleted_at)
      select gen_random_uuid(), ${user.profileId}, 'Skill ' || n, 'Other', null, n, now() - n * interval '1 minute'
      from generate_series(1, 501) as n`.execute(db);
    await purgeBins(db, binKinds);
    const left = await titles(user);
    expect([left.length, left[0], left.at(-1)]).toEqual([500, 'Latest', 'Skill 499']);
  });
});

test('files in the bin beyond the limit are deleted, what was removed first before the others', async () => {
  const user = await app().newUser();
  const before = await listFiles(app());
  const document = Buffer.from(`%PDF-1.4\n${' '.repeat(1000)}\n%%EOF`);
  for (const name of ['first', 'second', 'third']) {
    const content = form([{ name: `${name}.pdf`, content: document }], 'cv');
    const headers = {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    };
    const url = `/api/profile/${user.profileId}/cv`;
    const sent = await app().app.inject({ method: 'POST', url, payload: content, headers });
    await app().rest(`DELETE /cv/${sent.json().id}`, undefined, user);
  }
  const limit = async (bytes: number) => {
    await app()
      .db.transaction()
      .execute((tx) => limitBin(tx, user.accountId, bytes));
    await sweepFiles(app());
  };
  await limit(3 * document.length);
  expect(await titles(user)).toEqual(['third.pdf', 'second.pdf', 'first.pdf']);
  await limit(3 * document.length - 1);
  expect(await titles(user)).toEqual(['third.pdf', 'second.pdf']);
  expect(await listFiles(app())).toHaveLength(before.length + 2);
});

test('a photo in the bin takes no storage, and does again once it is restored', async () => {
  const user = await app().newUser();
  const used = async () => (await app().rest('GET /auth/storage', undefined, user)).body.usedBytes;
  const { body } = await upload([{ name: 'a.jpg', content: await makeImage('jpeg', 64, 40) }], user);
  const [{ id }] = body.images;
  const bytes = await used();
  expect(bytes).toBeGreaterThan(0);
  await app().rest(`DELETE /gallery/${id}`, undefined, user);
  expect(await used()).toBe(0);
  expect((await binOf(user)).body).toEqual([expect.objectContaining({ id, kind: 'gallery' })]);
  await app().rest(`POST /gallery/${id}/restore`, undefined, user);
  expect(await used()).toBe(bytes);
});
