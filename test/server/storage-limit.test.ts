import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { SubscriptionTier } from '../../db/tables.gen';
import { megabyte, plans } from '../../src/contracts/plans';
import { examineFiles } from '../../src/routers/files/examine-files';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { newFileKey } from '../../src/routers/ports';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { grantPlan } from '../support/plans';
import { duplicate } from '../support/portfolio-rules';
import { testConfig } from '../support/test-config';
import { makeMp4Of } from '../support/videos';

const app = useTestApp();
const limit = plans.free.storageBytes;
const pdf = Buffer.concat([makePdf(['x']), Buffer.alloc(100_000)]);
const halfPdf = Math.floor(pdf.length / 2);

/** Uses up storage as another kind of content would. */
const fill = (user: TestUser, size: number) =>
  app()
    .db.insertInto('storedFiles')
    .values({ key: `other-content-${randomUUID()}`, accountId: user.accountId, size, state: 'kept' })
    .execute();

const used = async (user: TestUser) => {
  const rows = await app()
    .db.selectFrom('storedFiles')
    .select('size')
    .where('accountId', '=', user.accountId)
    .where('state', '=', 'kept')
    .execute();
  return rows.reduce((sum, { size }) => sum + Number(size), 0);
};

async function upload(route: string, content: Buffer, user: TestUser, at = app()) {
  const field = route === 'gallery/upload' ? 'images' : route;
  const response = await at.app.inject({
    method: 'POST',
    url: `/api/profile/demo-profile-1/${route}`,
    payload: form([{ name: 'file', content }], field),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
  return { status: response.statusCode, text: response.body };
}

/** Every file in the store has a row, and every row a file, except what the tests filled in. */
async function expectNothingLeft() {
  const { damaged, ...rest } = await examineFiles(app());
  expect(rest).toEqual({ orphans: [], leftovers: [], waiting: [] });
  expect(damaged.filter(({ key }) => !key.startsWith('other-content-'))).toEqual([]);
  expect(await app().db.selectFrom('storedFiles').where('state', '<>', 'kept').selectAll().execute()).toEqual(
    [],
  );
}

describe('the storage of a plan', () => {
  test('accepts as many of twenty parallel uploads as fit', async () => {
    const user = await app().newUser();
    await fill(user, limit - 5 * pdf.length - halfPdf);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload('cv', pdf, user)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
    expect(await used(user)).toBeLessThanOrEqual(limit);
    await expectNothingLeft();
  });

  test('may be used up to its last byte', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    await fill(user, limit - pdf.length);
    await fill(other, limit - pdf.length + 1);
    expect((await upload('cv', pdf, user)).status).toBe(201);
    expect(await used(user)).toBe(limit);
    expect((await upload('cv', pdf, other)).status).toBe(409);
    await expectNothingLeft();
  });

  test('covers all kinds of content and reports what is left', async () => {
    const user = await app().newUser();
    await fill(user, limit - 50_000);
    const image = await makeImage('jpeg', 1000, 500);
    const video = makeMp4Of(150_000);
    expect((await upload('gallery/upload', image, user)).status).toBe(201);
    await fill(user, limit - (await used(user)));
    for (const [route, content] of [
      ['cv', pdf],
      ['video', video],
      ['gallery/upload', image],
    ] as const) {
      const { status, text } = await upload(route, content, user);
      expect([route, status]).toEqual([route, 409]);
      expect(text).toContain('The Free plan stores 100 MB, and 0 MB of it are left.');
      expect(text).toContain('Delete files you no longer need.');
    }
    expect(await used(user)).toBe(limit);
    await expectNothingLeft();
  });

  test('counts a replacement instead of what it replaces', async () => {
    const user = await app().newUser();
    const video = makeMp4Of(150_000);
    await fill(user, limit - video.length - halfPdf);
    for (let turn = 0; turn < 3; turn += 1) expect((await upload('video', video, user)).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload('video', video, user)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const larger = makeMp4Of(300_000);
    const { status, text } = await upload('video', larger, user);
    expect([status, text]).toEqual([409, expect.stringContaining('0.1 MB of it are left')]);
    expect((await app().rest('GET /profile/demo-profile-1/video', undefined, user)).body.id).toBeDefined();
    await expectNothingLeft();
  });

  test.each<[SubscriptionTier, number, number]>([
    ['free', 0, 409],
    ['pro', 0, 201],
    ['pro', plans.pro.storageBytes - limit, 409],
    ['business', 100_000 * megabyte, 201],
  ])('%s with %i bytes more', async (subscriptionTier, more, expected) => {
    const user = await app().newUser();
    await grantPlan(app().db, user.accountId, subscriptionTier);
    await fill(user, limit + more);
    expect((await upload('cv', pdf, user)).status).toBe(expected);
  });

  test.each<[SubscriptionTier, number, string, SubscriptionTier | undefined]>([
    ['free', limit, 'or choose a larger plan. The Pro plan stores 5 GB.', 'pro'],
    ['free', plans.pro.storageBytes, 'The Business plan stores as much as you like.', 'business'],
    ['pro', plans.pro.storageBytes, 'The Business plan stores as much as you like.', 'business'],
  ])('offers a larger plan where one is sold: %s with %i bytes', async (tier, stored, offer, upgradeTo) => {
    const shop = await app().newServer({ config: { ...testConfig, sellsPlans: true } });
    const user = await app().newUser();
    await grantPlan(app().db, user.accountId, tier);
    await fill(user, stored);
    const { status, text } = await upload('cv', pdf, user, shop);
    expect(status).toBe(409);
    expect(JSON.parse(text)).toMatchObject({ upgradeTo, message: expect.stringContaining(offer) });
    const image = await upload('gallery/upload', await makeImage('jpeg'), user, shop);
    expect(JSON.parse(image.text)).toMatchObject({ upgradeTo, message: expect.stringContaining(offer) });
    const unsold = await upload('cv', pdf, user);
    expect(JSON.parse(unsold.text)).not.toHaveProperty('upgradeTo');
    expect(unsold.text).not.toContain('plan stores as much');
  });

  test('is not needed for a copy, even of more than the plan stores, and refuses what comes to it', async () => {
    const user = await app().newUser();
    expect((await upload('cv', pdf, user)).status).toBe(201);
    await fill(user, limit);
    const before = await used(user);
    expect(before).toBeGreaterThan(limit);
    const copy = await duplicate(app(), user);
    expect(await used(user)).toBe(before);
    await app().rest('PUT /profiles/current', { profileId: copy.profileId }, user);
    const { status, text } = await upload('cv', pdf, user);
    expect([status, text]).toEqual([409, expect.stringContaining('Delete files you no longer need.')]);
    expect((await app().rest('GET /profile/demo-profile-1/cv', undefined, user)).body).toHaveLength(1);
    expect(await used(user)).toBe(before);
  });

  test('counts a replacement beside what it replaces while a copy still shows that', async () => {
    const user = await app().newUser();
    const video = makeMp4Of(150_000);
    expect((await upload('video', video, user)).status).toBe(201);
    const copy = await duplicate(app(), user);
    await fill(user, limit - (await used(user)) - Math.floor(video.length / 2));
    const videoOf = async (profileId: string) =>
      (await app().rest(`GET /profile/${profileId}/video`, undefined, user)).body.id;
    const before = [await videoOf(user.profileId), await videoOf(copy.profileId)];
    expect((await upload('video', video, user)).status).toBe(409);
    expect([await videoOf(user.profileId), await videoOf(copy.profileId)]).toEqual(before);
    await app().rest(`DELETE /profile/${copy.profileId}`, undefined, user);
    expect((await upload('video', video, user)).status).toBe(201);
    // Now the copy would bring back what was replaced, for which there is no room.
    const restored = await app().rest(`POST /profile/${copy.profileId}/restore`, undefined, user);
    expect(restored.status).toBe(409);
    const { usedBytes } = (await app().rest('GET /auth/storage', undefined, user)).body;
    expect(usedBytes).toBeLessThanOrEqual(limit);
  });

  test('is separate for each account', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    await fill(user, limit);
    expect((await upload('cv', pdf, other)).status).toBe(201);
  });
});

describe('the sweeper', () => {
  const stateOf = async (key: string) =>
    (await app().db.selectFrom('storedFiles').select('state').where('key', '=', key).executeTakeFirst())
      ?.state;
  const storeFile = async (user: TestUser, changedAt: string) => {
    const key = newFileKey();
    await app()
      .db.insertInto('storedFiles')
      .values({ key, accountId: user.accountId, size: 1, changedAt })
      .execute();
    await app().files.keep(await app().files.stage(Readable.from([Buffer.from('x')]), 1), key);
    return key;
  };

  test('deletes unreferenced files once no upload can still be in progress', async () => {
    const user = await app().newUser();
    const young = await storeFile(user, new Date().toISOString());
    const old = await storeFile(user, new Date(Date.now() - 31 * 60 * 1000).toISOString());
    expect((await examineFiles(app())).waiting.map(({ key }) => key)).toEqual([old]);
    await Promise.all([sweepFiles(app()), sweepFiles(app()), sweepFiles(app())]);
    expect([await stateOf(young), await stateOf(old)]).toEqual(['arriving', undefined]);
    expect((await app().files.find(old))?.key).toBeUndefined();
    expect((await app().files.find(young))?.key).toBe(young);
  });

  test('deletes the files of an account that is gone', async () => {
    const user = await app().newUser();
    expect((await upload('cv', pdf, user)).status).toBe(201);
    expect((await upload('gallery/upload', await makeImage('png'), user)).status).toBe(201);
    const keys = await app()
      .db.selectFrom('storedFiles')
      .select('key')
      .where('accountId', '=', user.accountId)
      .execute();
    expect(keys).toHaveLength(3);
    // Entries keep their image; both are deleted with the profile.
    await app().db.deleteFrom('gallery').where('profileId', '=', user.profileId).execute();
    await app().db.deleteFrom('accounts').where('id', '=', user.accountId).execute();
    for (const { key } of keys) expect(await stateOf(key)).toBe('removed');
    await sweepFiles(app());
    for (const { key } of keys) {
      expect(await stateOf(key)).toBeUndefined();
      expect(await app().files.find(key)).toBeUndefined();
    }
  });
});
