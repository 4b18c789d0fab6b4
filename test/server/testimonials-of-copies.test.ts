import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../db/queries/deletion';
import { examineFiles } from '../../src/routers/files/examine-files';
import { type TestUser, useTestApp } from '../support/app';
import { makePhonePhoto } from '../support/images';
import { addPortfolio, duplicate } from '../support/portfolio-rules';
import { passTime } from '../support/purge';
import {
  approved,
  askFor,
  decide,
  multipartTo,
  press,
  requestOf,
  wordsSample,
} from '../support/testimonials';

const app = useTestApp();

const get = (url: string) => app().app.inject({ url });
const pathOf = (url: string) => new URL(url).pathname;

const remove = (user: TestUser) => app().rest(`DELETE /profile/${user.profileId}`, undefined, user);
const restore = (user: TestUser) => app().rest(`POST /profile/${user.profileId}/restore`, undefined, user);
const listed = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/testimonials`, undefined, user)).body;

/** A testimonial with a photo, on a portfolio and on two copies of it. */
async function copied(email: string) {
  const owner = await app().newUser();
  const words = { ...wordsSample, email };
  const given = await approved(app(), owner, words, await makePhonePhoto());
  const copies = [await duplicate(app(), owner), await duplicate(app(), owner)] as const;
  return { ...given, owner, words, copies };
}

async function deleteForGood(owner: TestUser) {
  expect((await remove(owner)).status).toBe(200);
  await passTime(app(), owner, '31 days');
  const left = await app().db.selectFrom('profiles').select('id').where('id', '=', owner.profileId).execute();
  expect(left).toEqual([]);
}

test('a copy keeps its confirmed testimonial, signed, with photo and check, when the original is deleted', async () => {
  const { owner, copies, request, checkUrl } = await copied('kept@navy.example');
  await deleteForGood(owner);
  const [oldest, other] = copies;
  for (const copy of copies) {
    const [entry] = await listed(copy);
    expect(entry).toMatchObject({ name: 'Grace Hopper', isConfirmed: true, checkUrl });
    expect((await get(entry.photoUrl)).statusCode).toBe(200);
    expect((await get(`/profile/${copy.slug}`)).body).toContain('Confirmed by Grace Hopper');
  }
  const page = await get(checkUrl);
  expect(page.body).toContain('data-check="sound"');
  expect(page.body).toContain('neither has the photo');
  const { payload } = (await get(`${checkUrl}.json`)).json();
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    profile: owner.profileId,
  });
  expect(await requestOf(app(), oldest, request)).toMatchObject({ state: 'approved' });
  expect(await requestOf(app(), other, request)).toBeUndefined();
  expect(await examineFiles(app())).toEqual({ orphans: [], leftovers: [], waiting: [], damaged: [] });

  await sql`
    update testimonials set content = replace(content, 'saw', 'was')
    where profile_id = ${other.profileId}`.execute(app().db);
  expect((await get(checkUrl)).body).toContain('data-check="altered"');
});

test('an author withdraws from every copy after the original was deleted, and while it can be brought back', async () => {
  const { owner, copies, authorLink, checkUrl } = await copied('withdrawn@navy.example');
  const [first, second] = [await listed(copies[0]), await listed(copies[1])];
  await deleteForGood(owner);
  expect((await get(pathOf(authorLink))).body).toContain('It was approved as it stands here.');
  expect((await app().app.inject(press(`${authorLink}/withdraw`))).statusCode).toBe(200);
  for (const copy of copies) expect(await listed(copy)).toEqual([]);
  expect((await get(checkUrl)).statusCode).toBe(410);
  for (const [entry] of [first, second]) expect((await get(entry.photoUrl)).statusCode).toBe(404);

  const late = await copied('late@navy.example');
  await remove(late.owner);
  expect((await app().app.inject(press(`${late.authorLink}/withdraw`))).statusCode).toBe(200);
  await restore(late.owner);
  for (const portfolio of [late.owner, ...late.copies]) expect(await listed(portfolio)).toEqual([]);
});

test('an author changes a testimonial of copies, which is approved where it moved', async () => {
  const { owner, copies, authorLink, words, request, checkUrl } = await copied('changed@navy.example');
  await deleteForGood(owner);
  const change = { ...words, content: 'She was ahead of us all.', keepsPhoto: 'on' };
  expect((await app().app.inject(await multipartTo(authorLink, change))).statusCode).toBe(303);
  expect((await decide(app(), copies[0], request)).body).toMatchObject({ state: 'approved' });
  for (const copy of copies) expect(await listed(copy)).toMatchObject([{ content: change.content }]);
  expect((await get(checkUrl)).body).toContain('data-check="sound"');
});

test('a testimonial moves on from copy to copy, and back when the original is brought back', async () => {
  const { owner, copies, request, checkUrl } = await copied('moving@navy.example');
  const [oldest, other] = copies;
  const where = async () => {
    const homes: string[] = [];
    for (const portfolio of [owner, oldest, other]) {
      if (await requestOf(app(), portfolio, request).catch(() => undefined)) homes.push(portfolio.profileId);
    }
    return homes;
  };
  const storage = async () => (await app().rest('GET /auth/storage', undefined, owner)).body.usedBytes;
  const used = await storage();
  await remove(owner);
  expect(await where()).toEqual([oldest.profileId]);
  await remove(oldest);
  expect(await where()).toEqual([other.profileId]);
  expect(await storage()).toBe(used);
  await restore(oldest);
  expect(await where()).toEqual([other.profileId]);
  await restore(owner);
  expect(await where()).toEqual([owner.profileId]);
  expect((await get(checkUrl)).body).toContain('data-check="sound"');

  // With its entry removed, it is still the one on whose list it can be approved again.
  for (const copy of copies) {
    const [entry] = await listed(copy);
    await app().rest(`DELETE /testimonials/${entry.id}`, undefined, owner);
  }
  await deleteForGood(owner);
  expect(await where()).toEqual([oldest.profileId]);
  expect((await decide(app(), oldest, request)).body).toMatchObject({ state: 'approved' });
  expect((await get(checkUrl)).body).toContain('data-check="sound"');
});

test('a testimonial that no copy shows goes with its portfolio, and all of them with the account', async () => {
  const owner = await app().newUser();
  const empty = await addPortfolio(app(), owner);
  const { request } = await approved(
    app(),
    owner,
    { ...wordsSample, email: 'alone@navy.example' },
    await makePhonePhoto(),
  );
  const asked = await askFor(app(), owner);
  await deleteForGood(owner);
  const left = async (ids: string[]) =>
    app().db.selectFrom('testimonialRequests').select('id').where('id', 'in', ids).execute();
  expect(await left([request.id, asked.id])).toEqual([]);
  expect(await listed(empty)).toEqual([]);

  const [whole, moved] = [await copied('whole@navy.example'), await copied('all@navy.example')];
  await deleteForGood(moved.owner);
  for (const { owner, request, checkUrl } of [whole, moved]) {
    await app()
      .db.transaction()
      .execute((tx) => deleteAccount(tx, owner.accountId));
    expect(await left([request.id])).toEqual([]);
    expect((await get(checkUrl)).statusCode).toBe(404);
  }
});
