import { describe, expect, test } from 'vitest';
import { defaultDesign } from '../../src/contracts/design';
import { keysOf } from '../../src/contracts/keys-of';
import { sectionContracts } from '../../src/contracts/sections';
import { upload } from '../support/access-uploads';
import { newWorld } from '../support/access-world';
import { type TestUser, useTestApp } from '../support/app';
import { duplicate } from '../support/portfolio-rules';
import { draftFor, sectionSamples } from '../support/section-samples';

const app = useTestApp();
const differences = async ({ profileId, ...user }: TestUser) =>
  (await app().rest(`GET /profile/${profileId}/differences`, undefined, { profileId, ...user })).body;

describe('what differs between a copy and its origin', () => {
  test.each(keysOf(sectionContracts))(
    '%s: added, left out, newer, changed and reordered',
    async (section) => {
      const { path } = sectionContracts[section];
      const user = await app().newUser();
      const add = async (as: TestUser) => {
        const draft = { ...(await draftFor(section, app().db, as.profileId)), isPublic: true };
        return (await app().rest(`POST /profile/${as.profileId}/${path}`, draft, as)).body.id as string;
      };
      const kept = [await add(user), await add(user)];
      const leftOut = await add(user);
      const copy = await duplicate(app(), user);
      expect(await differences(copy)).toMatchObject({ profile: [], design: [], files: [], sections: [] });

      const inCopy = (await app().rest(`GET /profile/${copy.profileId}/${path}`, undefined, copy)).body;
      const ids: string[] = inCopy.map(({ id }: { id: string }) => id);
      const [first = '', second = ''] = ids;
      await app().rest(
        `PATCH /${path}/${first}`,
        { ...sectionSamples[section].change, isPublic: false },
        copy,
      );
      await app().rest(`DELETE /${path}/${ids[2]}`, undefined, copy);
      await app().rest(`PUT /profile/${copy.profileId}/${path}/order`, { ids: [second, first] }, copy);
      const added = await add(copy);
      const newer = await add(user);

      const found = await differences(copy);
      expect(found.sections).toHaveLength(1);
      const [one] = found.sections;
      expect(one.section).toBe(section);
      expect(one.isReordered).toBe(true);
      expect(one.added.map(({ id }: { id: string }) => id)).toEqual([added]);
      expect(one.missing.map(({ id, isNewer }: { id: string; isNewer: boolean }) => [id, isNewer])).toEqual([
        [leftOut, false],
        [newer, true],
      ]);
      expect(one.changed).toMatchObject([{ id: first, originId: kept[0] }]);
      expect(one.changed[0].fields).toContainEqual({ field: 'isPublic', origin: true, copy: false });
      for (const [field, value] of Object.entries(sectionSamples[section].change)) {
        const change = one.changed[0].fields.find((each: { field: string }) => each.field === field);
        if (change) expect(change.copy).toEqual(value);
      }
    },
  );

  test('names the files that are others now, of those that were copied', async () => {
    const world = await newWorld(app());
    const files = ['portrait', 'video', 'cv'] as const;
    for (const file of files) await upload(world, file);
    const copy = await duplicate(app(), world.owner);
    expect((await differences(copy)).files).toEqual([]);
    for (const [index, file] of files.entries()) {
      await upload({ ...world, owner: copy }, file);
      expect((await differences(copy)).files).toEqual(files.slice(0, index + 1));
    }
  });

  test('lists the fields of profile and design, and none of the origin once that is deleted', async () => {
    const user = await app().newUser();
    const copy = await duplicate(app(), user, { employer: 'Acme' });
    await app().rest(`PATCH /profile/${copy.profileId}`, { bio: 'For Acme' }, copy);
    const design = { ...defaultDesign, theme: 'swiss' };
    await app().rest(`PUT /profile/${copy.profileId}/design/draft`, { design }, copy);
    await app().rest(`POST /profile/${copy.profileId}/design/publish`, {}, copy);
    expect(await differences(copy)).toMatchObject({
      copy: { name: 'Acme', profileSlug: copy.slug },
      origin: { id: user.profileId, name: 'My portfolio', profileSlug: user.slug },
      profile: [{ field: 'bio', origin: '', copy: 'For Acme' }],
      design: [{ field: 'theme', origin: defaultDesign.theme, copy: 'swiss' }],
    });
    expect((await app().rest(`GET /profile/${user.profileId}/differences`, undefined, user)).status).toBe(
      404,
    );

    await app().rest(`DELETE /profile/${user.profileId}`, undefined, user);
    expect(await differences(copy)).toMatchObject({ origin: null, profile: [], sections: [] });
    await app().rest(`POST /profile/${user.profileId}/restore`, undefined, user);
    expect(await differences(copy)).toMatchObject({ origin: { id: user.profileId } });
  });
});
