import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { limitedSections, plans } from '../../src/contracts/plans';
import { sectionContracts } from '../../src/contracts/sections';
import { galleryImage } from '../../src/contracts/sections/gallery-image';
import { type Answer, type TestApp, type TestUser, useTestApp } from '../support/app';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { grantPlan } from '../support/plans';
import { draftFor } from '../support/section-samples';
import { testConfig } from '../support/test-config';

const app = useTestApp();
const selling = { config: { ...testConfig, sellsPlans: true } };
let shop: TestApp;
let secondShop: TestApp;
beforeAll(async () => {
  shop = await app().newServer(selling);
  secondShop = await app().newServer(selling);
});

type Section = (typeof limitedSections)[number];
type Values = Record<string, unknown>;
const job = (company: string): Values => ({ company, position: 'Engineer', startDate: '2019-03' });

const pathOf = (section: Section, user: TestUser) =>
  `/profile/${user.profileId}/${sectionContracts[section].path}`;
const list = async (section: Section, user: TestUser) =>
  (await shop.rest(`GET ${pathOf(section, user)}`, undefined, user)).body as { id: string }[];
/** A facts sample has a place of its own; the next free one is as good. */
const draftOf = async (section: Section, user: TestUser) => {
  const { order: _, ...draft } = await draftFor(section, app().db, user.profileId);
  return draft as Values;
};
const add = async (section: Section, user: TestUser, at = shop): Promise<Answer> =>
  at.rest(`POST ${pathOf(section, user)}`, await draftOf(section, user), user);
const addAll = async (section: Section, user: TestUser, count: number) => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await add(section, user)).body.id);
  return ids;
};
const remove = (section: Section, id: string, user: TestUser) =>
  shop.rest(`DELETE /${sectionContracts[section].path}/${id}`, undefined, user);
const restore = async (section: Section, id: string, user: TestUser) =>
  (await shop.rest(`POST /${sectionContracts[section].path}/${id}/restore`, undefined, user)).status;
const sentence = (section: Section) =>
  new RegExp(
    `^The Free plan holds one .+\\. The Pro plan holds up to ${sectionContracts[section].maxItems}\\.$`,
  );

describe.each(limitedSections)('%s', (section) => {
  test('holds exactly what the plan holds, under 12 parallel requests to two servers', async () => {
    const user = await app().newUser();
    const draft = await draftOf(section, user);
    // Callers that wait too long for a connection are told to retry; on a busy machine that happens.
    const create = async (at: TestApp): Promise<Answer> => {
      const answer = await at.rest(`POST ${pathOf(section, user)}`, draft, user);
      return answer.status === 503 ? create(at) : answer;
    };
    const servers = Array.from({ length: 12 }, (_, index) => (index % 2 ? shop : secondShop));
    const answers = await Promise.all(servers.map(create));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(11).fill(409)]);
    expect(await list(section, user)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status === 201) continue;
      expect(body).toMatchObject({ code: 'CONFLICT', upgradeTo: 'pro', error: body.message });
      expect(body.message).toMatch(sentence(section));
    }
  });

  test('says the same through procedures', async () => {
    const user = await app().newUser();
    await add(section, user);
    const input = { profileId: user.profileId, ...(await draftOf(section, user)) };
    const { status, body } = await shop.trpc(`mutation sections.${section}.create`, input, user);
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ code: 'CONFLICT', httpStatus: 409, upgradeTo: 'pro' });
    expect(body.message).toMatch(sentence(section));
  });

  test.each(['pro', 'business'] as const)('holds more in the plan %s', async (tier) => {
    const user = await app().newUser();
    await grantPlan(app().db, user.accountId, tier);
    await addAll(section, user, 3);
    expect(await list(section, user)).toHaveLength(3);
  });
});

/** What the factory of sections does with any of them. */
describe.each(['facts', 'gallery'] as const)('%s', (section) => {
  test('holds more where nothing is sold', async () => {
    const user = await app().newUser();
    for (let count = 0; count < 3; count += 1) expect((await add(section, user, app())).status).toBe(201);
  });

  test('keeps everything after a downgrade, and takes all changes but additions', async () => {
    const user = await app().newUser();
    await grantPlan(app().db, user.accountId, 'pro');
    const ids = await addAll(section, user, 4);
    await grantPlan(app().db, user.accountId, 'pro', { status: 'canceled' });
    const readByStrangers = async () => (await shop.rest(`GET ${pathOf(section, user)}`)).body;
    await shop.rest('PATCH /profile', { visibility: 'public' }, user);
    expect(await list(section, user)).toHaveLength(4);
    expect(await readByStrangers()).toHaveLength(4);

    const [first = '', ...others] = ids;
    const { path } = sectionContracts[section];
    expect((await shop.rest(`PATCH /${path}/${first}`, { isPublic: true }, user)).status).toBe(200);
    const order = [...others, first];
    expect((await shop.rest(`PUT ${pathOf(section, user)}/order`, { ids: order }, user)).status).toBe(200);
    expect((await list(section, user)).map(({ id }) => id)).toEqual(order);
    for (const id of ids) expect((await remove(section, id, user)).status).toBe(200);
    for (const id of ids) expect(await restore(section, id, user)).toBe(200);
    expect(await list(section, user)).toHaveLength(4);

    expect((await add(section, user)).status).toBe(409);
    for (const id of others) await remove(section, id, user);
    expect((await add(section, user)).status).toBe(409);
    await remove(section, first, user);
    expect((await add(section, user)).status).toBe(201);
    for (const id of ids) expect(await restore(section, id, user)).toBe(409);
    expect(await list(section, user)).toHaveLength(1);
  });

  test('cannot be outgrown by removing and restoring in turns', async () => {
    const user = await app().newUser();
    const [one = ''] = await addAll(section, user, 1);
    await remove(section, one, user);
    const [two = ''] = await addAll(section, user, 1);
    const refused = await shop.rest(
      `POST /${sectionContracts[section].path}/${one}/restore`,
      undefined,
      user,
    );
    expect(refused).toMatchObject({ status: 409, body: { upgradeTo: 'pro' } });
    await remove(section, two, user);
    expect(await restore(section, one, user)).toBe(200);
    expect(await restore(section, two, user)).toBe(409);
    await remove(section, one, user);
    const both = await Promise.all([one, two].map((id) => restore(section, id, user)));
    expect(both.sort()).toEqual([200, 409]);
    expect(await list(section, user)).toHaveLength(1);
  });

  test("is another account's own affair", async () => {
    const [full, other] = [await app().newUser(), await app().newUser()];
    await add(section, full);
    expect((await add(section, other)).status).toBe(201);
    const [{ id } = { id: '' }] = await list(section, full);
    await remove(section, id, full);
    expect(await restore(section, id, other)).toBe(404);
  });
});

test('sections without a limit stay without one', async () => {
  const user = await app().newUser();
  for (const key of ['certifications', 'contacts', 'addresses'] as const) {
    const { path } = sectionContracts[key];
    for (let count = 0; count < 3; count += 1) {
      const draft = await draftFor(key, app().db, user.profileId);
      const { status } = await shop.rest(`POST /profile/${user.profileId}/${path}`, draft, user);
      expect([key, status]).toEqual([key, 201]);
    }
  }
});

describe('an import', () => {
  const accept = (user: TestUser, sections: Record<string, unknown>, at = shop) =>
    at.rest(`POST /profile/${user.profileId}/cv/import/accept`, { sections }, user);
  const jobs = (...companies: string[]) => companies.map((company) => ({ values: job(company) }));

  test('takes as much as the plan holds, whole or not at all', async () => {
    const user = await app().newUser();
    const skills = [{ values: { name: 'Rust', category: 'Other', proficiency: 'Expert' } }];
    const refused = await accept(user, { skills, workExperience: jobs('One', 'Two') });
    expect(refused).toMatchObject({ status: 409, body: { upgradeTo: 'pro' } });
    expect(refused.body.message).toMatch(sentence('workExperience'));
    expect([await list('skills', user), await list('workExperience', user)]).toEqual([[], []]);
    expect((await accept(user, { skills, workExperience: jobs('One') })).status).toBe(200);
    expect((await accept(user, { workExperience: jobs('Two') })).status).toBe(409);
    expect((await accept(user, { workExperience: jobs('Two') }, app())).status).toBe(200);
  });

  test('replaces what is there, however much that is', async () => {
    const user = await app().newUser();
    await grantPlan(app().db, user.accountId, 'pro');
    const [one] = await addAll('workExperience', user, 3);
    await grantPlan(app().db, user.accountId, 'free');
    const entry = { values: job('Replaced'), replaces: one };
    expect((await accept(user, { workExperience: [entry] })).status).toBe(200);
    expect(await list('workExperience', user)).toHaveLength(3);
  });

  test('is exact under parallel calls, and what it removed again comes back only where there is room', async () => {
    const user = await app().newUser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        accept(user, { workExperience: jobs(`Number ${index}`) }, index % 2 ? shop : secondShop),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const [{ id } = { id: '' }] = await list('workExperience', user);
    const undoId = answers.find(({ status }) => status === 200)?.body.undoId;
    const undone = await shop.rest(
      `POST /profile/${user.profileId}/cv/import/${undoId}/undo`,
      undefined,
      user,
    );
    expect(undone.status).toBe(200);
    expect((await accept(user, { workExperience: jobs('Another') })).status).toBe(200);
    expect(await restore('workExperience', id, user)).toBe(409);
  });
});

describe('an upload of images', () => {
  const upload = async (user: TestUser, count: number, at = shop, sent?: Buffer) => {
    const content = sent ?? (await makeImage('jpeg', 30, 20));
    const parts = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, content }));
    const headers = {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    };
    const url = '/api/profile/demo-profile-1/gallery/upload';
    const response = await at.app.inject({ method: 'POST', url, payload: form(parts), headers });
    return { status: response.statusCode, body: response.json() };
  };

  test('adds as many as the plan holds, and says of the others what would hold them', async () => {
    const user = await app().newUser();
    const { status, body } = await upload(user, 3);
    expect(status).toBe(201);
    expect(body.images).toHaveLength(1);
    expect(body.rejected).toHaveLength(2);
    for (const { message, upgradeTo } of body.rejected) {
      expect(message).toMatch(sentence('gallery'));
      expect(upgradeTo).toBe('pro');
    }
    expect(await upload(user, 2)).toMatchObject({ status: 409, body: { upgradeTo: 'pro' } });
    expect(await list('gallery', user)).toHaveLength(1);
    expect((await upload(user, 2, app())).body.images).toHaveLength(2);
  });

  test.each(['the plan', 'the storage', 'the gallery'])(
    'is refused before it is decoded where %s holds no more',
    async (full) => {
      const user = await app().newUser();
      const { accountId } = user;
      if (full === 'the plan') await upload(user, 1);
      else await grantPlan(app().db, accountId, 'pro');
      if (full === 'the storage') {
        const file = { key: `full-${accountId}`, accountId, size: plans.pro.storageBytes };
        await app()
          .db.insertInto('storedFiles')
          .values({ ...file, state: 'kept' })
          .execute();
      }
      if (full === 'the gallery') {
        const [{ id } = { id: '' }] = (await upload(user, 1)).body.images;
        await sql`
          insert into gallery (id, profile_id, caption, image_url, sort_order)
          select gen_random_uuid(), profile_id, caption, image_url, sort_order + n
          from gallery, generate_series(2, ${galleryImage.maxItems}::integer) n where id = ${id}`.execute(
          app().db,
        );
      }
      // Only what is decoded is known to be no image.
      expect((await upload(user, 1, shop, Buffer.from('no image'))).status).toBe(409);
    },
  );

  test('is exact under parallel uploads, and leaves no file behind', async () => {
    const user = await app().newUser();
    const servers = Array.from({ length: 10 }, (_, index) => (index % 2 ? shop : secondShop));
    const answers = await Promise.all(servers.map((at) => upload(user, 1, at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const kept = app().db.selectFrom('storedFiles').select('state').where('accountId', '=', user.accountId);
    const variants = app()
      .db.selectFrom('imageVariants')
      .innerJoin('images', 'images.id', 'imageVariants.imageId')
      .select('imageVariants.fileKey')
      .where('images.profileId', '=', user.profileId);
    const states = (await kept.execute()).map(({ state }) => state);
    expect(states.filter((state) => state === 'kept')).toHaveLength((await variants.execute()).length);
    expect(states).not.toContain('arriving');
  });
});

test('the plan itself says what it refuses', () => {
  expect(plans.free.limits).toEqual({
    portfolios: 1,
    domains: 0,
    ...Object.fromEntries(limitedSections.map((section) => [section, 1])),
  });
});
